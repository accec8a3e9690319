import { z } from 'zod';
import { countries, currencies } from '../../languages.js';
import { route } from '../../route.js';
import { tenantId } from '../../values.js';

/** `YYYY-MM`. */
export const month = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/);

/** Postings of the accounts: a payment, a refund, a chargeback. */
export const accountingKinds = ['payment', 'refund', 'chargeback'] as const;
export type AccountingKind = (typeof accountingKinds)[number];

const signed = z.int();

export const accountingSum = z.strictObject({
  /** Null where neither the payer's country nor the company's is known. */
  country: z.enum(countries).nullable(),
  currency: z.enum(currencies),
  /** In hundredths of a percent; null where the country's rate is not known for the whole period. */
  rate: z.int().nullable(),
  payments: z.int().nonnegative(),
  refunds: z.int().nonnegative(),
  chargebacks: z.int().nonnegative(),
  /** In minor units, net of refunds and chargebacks. */
  net: signed,
  vat: signed,
  gross: signed,
});
export type AccountingSum = z.output<typeof accountingSum>;

/** Total of a currency. */
const accountingTotal = accountingSum.omit({ country: true, rate: true });
export type AccountingTotal = z.output<typeof accountingTotal>;

export const sumAccounting = route('sumAccounting', {
  summary:
    'Monthly totals of all the caller’s brands by country and tax rate, each brand in its own time zone.',
  access: 'staff:books:read',
  query: z.strictObject({ month }),
  response: z.strictObject({
    month,
    /** Null where the brands' time zones differ. */
    time_zone: z.string().nullable(),
    sums: z.array(accountingSum),
    /** The previous month. */
    before: z.array(accountingTotal),
  }),
  problems: [],
});

export const getAccounting = route('getAccounting', {
  summary: "A brand's month, in its own time zone, by country and rate of tax.",
  access: 'staff:books:read',
  params: z.strictObject({ id: tenantId }),
  query: z.strictObject({ month }),
  response: z.strictObject({
    id: tenantId,
    month,
    time_zone: z.string(),
    sums: z.array(accountingSum),
    /** The previous month. */
    before: z.array(accountingTotal),
  }),
  problems: ['not_found'],
});
