import { defineEvent } from '../../../kernel/outbox/events.js';

/** Payments of an erased member are forgotten: their ids, and what their providers called them, may stand nowhere else. */
export const paymentsForgotten = defineEvent<{ names: readonly string[] }>('payments.forgotten');
