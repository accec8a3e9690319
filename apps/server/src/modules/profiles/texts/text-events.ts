import type { HeldField } from '@kindling/contract/profiles/own-profile-rules';
import { defineEvent } from '../../../kernel/outbox/events.js';

/** A text began to wait for a moderator, or another took the place of one that did. Inside the transaction. */
export const textHeld = defineEvent<{ memberId: string; field: HeldField }>('profiles.text_held');

/** A text waits no longer: approved, taken down, or replaced by its member with one that may stand. Inside the transaction. */
export const textSettled = defineEvent<{ memberId: string; field: HeldField }>('profiles.text_settled');
