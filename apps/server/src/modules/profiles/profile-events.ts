import { defineEvent } from '../../kernel/events.js';

/** A disabled profile became active; emitted inside the transaction that did it. */
export const profileEnabled = defineEvent<{ memberId: string }>('profiles.enabled');
