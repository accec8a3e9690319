import { z } from 'zod';
import { route } from '../../route.js';
import { discount, discountCode } from '../discount.js';
import { discountRefusals } from './payments.js';

export const getDiscountCode = route('getDiscountCode', {
  summary:
    'The discount of a code, checked for the caller; the welcome code with `welcome`; else the one that is taken off now (specification §7).',
  access: 'member',
  query: z.strictObject({
    code: discountCode.optional(),
    welcome: z.literal('true').optional(),
  }),
  response: z.strictObject({
    /** Null when the caller has no such discount now and named no code. */
    discount: discount.nullable(),
  }),
  problems: discountRefusals,
});
