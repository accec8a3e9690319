import { z } from 'zod';
import { currencies } from '../../languages.js';
import { route } from '../../route.js';
import { isoDate, tenantId } from '../../values.js';

export const figureSteps = ['day', 'week'] as const;
export type FigureStep = (typeof figureSteps)[number];

export const mostFigureDays = 366;

const count = z.int().nonnegative();
const money = z.strictObject({ currency: z.enum(currencies), amount: z.int().nonnegative() });

export const figurePoint = z.strictObject({
  /** The day, or the Monday of the week, in the brand's time zone. */
  from: isoDate,
  signups: count,
  /** Of these signups: those who have bought by now. */
  buyers: count,
  payments: count,
  refunds: count,
  /** Payments less refunds and chargebacks, by currency; currencies without any are absent. */
  revenue: z.array(money),
  refunded: z.array(money),
});
export type FigurePoint = z.output<typeof figurePoint>;

export const getMoneyFigures = route('getMoneyFigures', {
  summary: 'Revenue, refunds, signups and how many of these bought, of one brand by day or week.',
  access: 'staff:books:read',
  query: z.strictObject({
    tenant: tenantId,
    /** The first and the last day, at most 366 apart. */
    from: isoDate,
    to: isoDate,
    step: z.enum(figureSteps).optional(),
  }),
  response: z.strictObject({
    tenant: tenantId,
    time_zone: z.string(),
    step: z.enum(figureSteps),
    points: z.array(figurePoint),
  }),
  problems: ['not_found', 'validation_failed'],
});
