import { defineEvent } from '../../kernel/events.js';

/** A purchase was credited to a member, or what was left of one was taken back. Inside the transaction that did it. */
export const walletChanged = defineEvent<{ memberId: string }>('credits.wallet_changed');
