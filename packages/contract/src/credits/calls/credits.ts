import { z } from 'zod';
import { route } from '../../route.js';
import { credits, id, instant } from '../../values.js';

/** The reason of a posting; members read it in their statement. */
export const postingCauses = [
  'signup',
  'purchase',
  'message',
  'photo',
  'gift',
  'refund',
  'refund_failed',
  'chargeback',
  'expired_message',
  'refused_message',
  'correction',
] as const;
export type PostingCause = (typeof postingCauses)[number];

export const getCredits = route('getCredits', {
  summary: "The member's balance and the newest 50 postings that it is the sum of.",
  access: 'member',
  response: z.strictObject({
    credits,
    paid_user: z.boolean(),
    postings: z.array(
      z.strictObject({
        id,
        /** Negative when spent. */
        amount: z.int(),
        cause: z.enum(postingCauses),
        /** The payment that caused it; null for none. */
        payment: id.nullable(),
        at: instant,
      }),
    ),
  }),
  problems: [],
});
