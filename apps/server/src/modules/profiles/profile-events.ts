import { defineEvent } from '../../kernel/events.js';

/** A disabled profile became active; emitted inside the transaction that did it. */
export const profileEnabled = defineEvent<{ memberId: string }>('profiles.enabled');

/** A member ended a block of their own; the other's may still stand. Emitted inside the transaction, under both locks. */
export const memberUnblocked = defineEvent<{ memberId: string; otherId: string }>('profiles.unblocked');
