import { z } from 'zod';
import { mandateKinds } from '../payment-methods.js';
import { route } from '../../route.js';
import { cents, clientId, done, id, instant, typedLine } from '../../values.js';

/** An account or card that can be charged again, as its owner sees it. */
export const mandate = z.strictObject({
  mandate_id: id,
  kind: z.enum(mandateKinds),
  /** The card's brand; null for an account. */
  label: z.string().nullable(),
  last_four: z.string(),
  /** The account's owner; null for a card. */
  holder: z.string().nullable(),
  /** The mandate's reference on bank statements. */
  reference: z.string(),
  signed_at: instant,
});
export type Mandate = z.output<typeof mandate>;

/** Why a member can't pay by direct debit now. */
export const directDebitRefusals = ['direct_debit_blocked', 'direct_debit_limit'] as const;

export const getMandates = route('getMandates', {
  summary:
    'The accounts and cards that the member allowed money to be taken from, and how direct debits stand.',
  access: 'member',
  response: z.strictObject({
    mandates: z.array(mandate),
    direct_debit: z.strictObject({
      /** The creditor identifier; null where the brand has no direct debit. */
      creditor_id: z.string().nullable(),
      refused: z.enum(directDebitRefusals).nullable(),
      /** The member's remaining limit for debits, in minor units, and the number of days it covers. */
      left: cents,
      days: z.int(),
    }),
  }),
  problems: [],
});

export const sendSmsCode = route('sendSmsCode', {
  summary: 'Sends a code by SMS that proves whose mobile number it is; a new one ends the one before.',
  access: 'member',
  body: z.strictObject({ mobile: z.string().max(30) }),
  response: done,
  problems: ['payment_method_unavailable', 'direct_debit_blocked', 'sms_failed'],
});

/** A line of an address or a name. */
const line = (most: number) => typedLine.min(1).max(most);

export const makeMandate = route('makeMandate', {
  summary:
    'Allows direct debits of an account, in place of one allowed before; a repeat of `client_id` is the same mandate.',
  access: 'member',
  body: z.strictObject({
    client_id: clientId,
    holder: line(70),
    iban: z.string().max(60),
    street: line(70),
    house_number: line(12),
    postcode: line(12),
    city: line(60),
    mobile: z.string().max(30),
    sms_code: z.string().max(12),
    /** That the payer accepted the mandate text. */
    authorised: z.boolean(),
  }),
  response: z.strictObject({ mandate }),
  problems: ['payment_method_unavailable', 'direct_debit_blocked', 'direct_debit_accounts', 'payment_failed'],
});

export const removeMandate = route('removeMandate', {
  summary: 'Ends what was allowed of an account or a card. What was ordered before is still taken.',
  access: 'member',
  params: z.strictObject({ id }),
  response: done,
  problems: ['not_found'],
});
