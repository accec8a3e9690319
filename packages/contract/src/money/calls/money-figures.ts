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
  /** What was paid, by currency; currencies without any are absent. */
  revenue: z.array(money),
  /** What went back or was taken back, whenever it had been paid. */
  refunded: z.array(money),
};

export const figurePoint = z.strictObject({
  /** The day, or the Monday of the week, in the brand's time zone. */
  from: isoDate,
  ...figures,
});
export type FigurePoint = z.output<typeof figurePoint>;

const figureTotal = z.strictObject(figures);
export type FigureTotal = z.output<typeof figureTotal>;

export const getMoneyFigures = route('getMoneyFigures', {
  summary:
    'Revenue, refunds, signups and how many of these bought, by day or week: of one brand, or of all that the caller was given.',
  access: 'staff:books:read',
  query: z.strictObject({
    /** Absent: the sum of all the caller's brands, each in its own days. */
    tenant: tenantId.optional(),
    /** The first and the last day, at most 366 apart. */
    from: isoDate,
    to: isoDate,
    step: z.enum(figureSteps).optional(),
  }),
  response: z.strictObject({
    /** Null for a sum. */
    tenant: tenantId.nullable(),
    /** Null where the brands differ. */
    time_zone: z.string().nullable(),
    step: z.enum(figureSteps),
    points: z.array(figurePoint),
    /** As many days right before the first one. */
    before: figureTotal,
  }),
  problems: ['not_found', 'validation_failed'],
});
