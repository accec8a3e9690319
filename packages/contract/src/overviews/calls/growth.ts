import { z } from 'zod';
import { discountCode } from '../../money/discount.js';
import { currencies } from '../../languages.js';
import { route } from '../../route.js';
import { isoDate, tenantId } from '../../values.js';

/** Where members come from and what becomes of them, as figures of one brand or of several together (decision 0123). */

const count = z.int().nonnegative();
const money = z.strictObject({ currency: z.enum(currencies), amount: count });

/** Grouping of visits and signups. */
export const growthGroups = ['network', 'ref', 'sub', 'page'] as const;
export type GrowthGroup = (typeof growthGroups)[number];

/**
 * `named`: of the row's name. `none`: the address had no such name. `summed`: visits whose ref and sub are no longer
 * kept. `small`: several with fewer than five each. `others`: beyond the number of separate rows. `gone`: of erased
 * members. `unknown`: the browser reported no page.
 */
export const growthKinds = ['named', 'none', 'summed', 'small', 'others', 'gone', 'unknown'] as const;
export type GrowthKind = (typeof growthKinds)[number];

const funnel = {
  /** Visits from elsewhere, not persons. */
  visits: count,
  signups: count,
  /** Of these signups: those who have confirmed their address by now. */
  activations: count,
  /** Of these signups: those who have bought by now. */
  buyers: count,
};
/**
 * Revenue in these days from members of this source, whenever they signed up, and the refunds and chargebacks of these
 * days, whenever it was paid; null without the right to the books.
 */
const sums = { revenue: z.array(money).nullable(), refunded: z.array(money).nullable() };

export const growthRow = z.strictObject({
  kind: z.enum(growthKinds),
  /** Empty unless `kind` is `named`. */
  name: z.string(),
  ...funnel,
  ...sums,
});
export type GrowthRow = z.output<typeof growthRow>;

const growthTotal = z.strictObject({ ...funnel, ...sums });
export type GrowthTotal = z.output<typeof growthTotal>;

export const growthDay = z.strictObject({ day: isoDate, ...funnel });
export type GrowthDay = z.output<typeof growthDay>;

/** Absent: the sum of all the caller's brands, each by its own calendar days. */
const tenant = tenantId.optional();
/** The first and the last day in the brand's time zone; at most 92 apart. */
const span = { tenant, from: isoDate, to: isoDate };
const shown = {
  /** Null for a sum. */
  tenant: tenantId.nullable(),
  /** Null where the brands' time zones differ. */
  time_zone: z.string().nullable(),
};

export const getGrowth = route('getGrowth', {
  summary:
    'Visits, signups, activations and buyers by traffic source or landing page, for one brand or all the caller’s brands. At most a minute old.',
  access: 'staff:growth:read',
  query: z.strictObject({
    ...span,
    by: z.enum(growthGroups),
    /** Only this network; `ref` and `sub` need one. */
    network: z.string().min(1).max(64).optional(),
    /** Only this ref of the network, empty for none; `sub` needs one. */
    ref: z.string().max(128).optional(),
  }),
  response: z.strictObject({
    ...shown,
    rows: z.array(growthRow),
    /** Sum of all rows. */
    total: growthTotal,
    /** The preceding span of equal length. */
    before: growthTotal,
    days: z.array(growthDay),
  }),
  problems: ['not_found', 'validation_failed'],
});
export type GrowthAnswer = z.output<typeof getGrowth.response>;

/** `code`: open to every member. `personal` and `single`: all codes for one member, or for one use, in one row. */
export const codeKinds = ['code', 'personal', 'single'] as const;

export const codeUse = z.strictObject({
  kind: z.enum(codeKinds),
  /** Null for a row of several codes. */
  code: discountCode.nullable(),
  /** Payments started with it in these days. */
  begun: count,
  /** Payments with it that were paid in these days. */
  paid: count,
  /** Of those paid: each member's first ever. */
  first: count,
  /** Their revenue, and the discount given; null without the right to the books. */
  sums: z.array(money.extend({ taken_off: count })).nullable(),
});
export type CodeUseRow = z.output<typeof codeUse>;

export const getGrowthUse = route('getGrowthUse', {
  summary:
    'Use of discount codes and invitations in a span of days, for one brand or all the caller’s brands.',
  access: 'staff:growth:read',
  query: z.strictObject(span),
  response: z.strictObject({
    ...shown,
    codes: z.array(codeUse),
    /** Invitations created in these days; those used by a since-erased member are not counted. */
    invites: z.strictObject({ made: count, used: count, buyers: count, open: count, expired: count }),
  }),
  problems: ['not_found', 'validation_failed'],
});
export type GrowthUse = z.output<typeof getGrowthUse.response>;

/**
 * `few`: one to four, where no exact number is shown. Null: the week is not over for all of them, or there were no
 * signups.
 */
const cell = z.union([count, z.literal('few')]).nullable();
export type CohortCell = z.output<typeof cell>;

export const cohort = z.strictObject({
  /** The Monday of their week. */
  week: isoDate,
  signups: cell,
  /** By week after the signup, from week 1: members active in that week or later. */
  active: z.array(cell),
  /** Members who had bought by the end of that week. */
  paid: z.array(cell),
});
export type Cohort = z.output<typeof cohort>;

export const getCohorts = route('getCohorts', {
  summary:
    'Weekly cohorts of the last twelve weeks’ signups, for one brand or all the caller’s brands. At most a minute old.',
  access: 'staff:growth:read',
  query: z.strictObject({ tenant }),
  response: z.strictObject({ ...shown, cohorts: z.array(cohort) }),
  problems: ['not_found'],
});
export type Cohorts = z.output<typeof getCohorts.response>;
