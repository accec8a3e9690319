import { defineEvent } from '../../kernel/outbox/events.js';
import type { PurchaseOwner } from './credit-rules.js';

/** A purchase was credited to a member, or what was left of one was taken back. Inside the transaction that did it. */
export const walletChanged = defineEvent<{ memberId: string }>('credits.wallet_changed');

/** What a message cost came back to a wallet. Inside the transaction that gave it back. */
export const chargeReturned = defineEvent<{ owner: PurchaseOwner; messageId: string; credits: number }>(
  'credits.charge_returned',
);
