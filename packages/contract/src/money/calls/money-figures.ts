import { z } from 'zod';
import { currencies } from '../../languages.js';
import { route } from '../../route.js';
import { isoDate, tenantId } from '../../values.js';

export const figureSteps = ['day', 'week'] as const;
export type FigureStep = (typeof figureSteps)[number];

export const mostFigureDays = 366;

const count = z.int().nonnegative();
const money = z.strictObject({ currency: z.enum(currencies), amount: z.int().nonnegative() });

const figures = {
  signups: count,
  /** Of these signups: those who have bought by now. */
  buyers: count,
  payments: count,
  refunds: count,
  /** Payments by currency; currencies without payments are absent. */
  revenue: z.array(money),
  /** Refunds and chargebacks, by the day they happened, not of the payment. */
  refunded: z.array(money),
};

export const figurePoint = z.strictObject({
  /** Day, or Monday of the week, in the brand's time zone. */
  from: isoDate,
  ...figures,
});
export type FigurePoint = z.output<typeof figurePoint>;

const figureTotal = z.strictObject(figures);
export type FigureTotal = z.output<typeof figureTotal>;

export const getMoneyFigures = route('getMoneyFigures', {
  summary:
    'Revenue, refunds, signups and how many of these bought, by day or week, for one brand or all the caller’s brands.',
  access: 'staff:books:read',
  query: z.strictObject({
    /** Absent: the sum of all the caller's brands, each by its own calendar days. */
    tenant: tenantId.optional(),
    /** The first and the last day, at most 366 apart. */
    from: isoDate,
    to: isoDate,
    step: z.enum(figureSteps).optional(),
  }),
  response: z.strictObject({
    /** Null for a sum. */
    tenant: tenantId.nullable(),
    /** Null where the brands' time zones differ. */
    time_zone: z.string().nullable(),
    step: z.enum(figureSteps),
    points: z.array(figurePoint),
    /** The preceding span of equal length. */
    before: figureTotal,
  }),
  problems: ['not_found', 'validation_failed'],
});
