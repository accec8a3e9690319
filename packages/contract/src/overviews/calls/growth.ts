import { z } from 'zod';
import { discountCode } from '../../money/discount.js';
import { currencies } from '../../languages.js';
import { route } from '../../route.js';
import { isoDate, tenantId } from '../../values.js';

/** Where members come from and what becomes of them, as numbers of one brand (decision 0123). */

const count = z.int().nonnegative();
const money = z.strictObject({ currency: z.enum(currencies), amount: count });

/** What visits and signups are told by. */
export const growthGroups = ['network', 'ref', 'sub', 'page'] as const;
export type GrowthGroup = (typeof growthGroups)[number];

/**
 * `named`: of the row's name. `none`: no such name was in the address. `summed`: visits whose ref and sub are not kept any
 * more. `small`: several with fewer than five each. `others`: more than are told apart. `gone`: of members who were erased.
 * `unknown`: the browser told no page.
 */
export const growthKinds = ['named', 'none', 'summed', 'small', 'others', 'gone', 'unknown'] as const;
export type GrowthKind = (typeof growthKinds)[number];

const funnel = {
  /** Arrivals from elsewhere: no persons. */
  visits: count,
  signups: count,
  /** Of these signups: those who confirmed their address by now. */
  activations: count,
  /** Of these signups: those who bought by now. */
  buyers: count,
};
/** What was paid in these days by members who came from there, whenever they signed up; null without the right to the books. */
const revenue = z.array(money).nullable();

export const growthRow = z.strictObject({
  kind: z.enum(growthKinds),
  /** Empty unless `kind` is `named`. */
  name: z.string(),
  ...funnel,
  revenue,
});
export type GrowthRow = z.output<typeof growthRow>;

export const growthDay = z.strictObject({ day: isoDate, ...funnel });
export type GrowthDay = z.output<typeof growthDay>;

/** The first and the last day where the brand is at home; at most 92. */
const span = { tenant: tenantId, from: isoDate, to: isoDate };

export const getGrowth = route('getGrowth', {
  summary:
    'Visits, signups, activations and buyers of one brand by traffic source or landing page. At most a minute old.',
  access: 'staff:growth:read',
  query: z.strictObject({
    ...span,
    by: z.enum(growthGroups),
    /** Only what came from this network; `ref` and `sub` need one. */
    network: z.string().min(1).max(64).optional(),
    /** Only what came by this ref of the network, empty for none; `sub` needs one. */
    ref: z.string().max(128).optional(),
  }),
  response: z.strictObject({
    tenant: tenantId,
    time_zone: z.string(),
    rows: z.array(growthRow),
    /** All rows together. */
    total: growthRow,
    days: z.array(growthDay),
  }),
  problems: ['not_found', 'validation_failed'],
});
export type GrowthAnswer = z.output<typeof getGrowth.response>;

/** `code`: one that anybody may enter. `personal` and `single`: all those for one member, or for one use, together. */
export const codeKinds = ['code', 'personal', 'single'] as const;

export const codeUse = z.strictObject({
  kind: z.enum(codeKinds),
  /** Null for several together. */
  code: discountCode.nullable(),
  /** Payments that were begun with it in these days. */
  begun: count,
  /** Payments with it that were paid in these days. */
  paid: count,
  /** Of those paid: the first that their member ever paid. */
  first: count,
  /** What these brought, and what was taken off; null without the right to the books. */
  sums: z.array(money.extend({ taken_off: count })).nullable(),
});
export type CodeUseRow = z.output<typeof codeUse>;

export const getGrowthUse = route('getGrowthUse', {
  summary: 'How discount codes and invitations of one brand were used in a span of days.',
  access: 'staff:growth:read',
  query: z.strictObject(span),
  response: z.strictObject({
    tenant: tenantId,
    time_zone: z.string(),
    codes: z.array(codeUse),
    /** Of invitations that were made in these days; who used one and was erased took it along. */
    invites: z.strictObject({ made: count, used: count, buyers: count, open: count, expired: count }),
  }),
  problems: ['not_found', 'validation_failed'],
});
export type GrowthUse = z.output<typeof getGrowthUse.response>;

/** `few`: one to four, of whom no number is told. Null: the week is not over for all of them, or nobody signed up. */
const cell = z.union([count, z.literal('few')]).nullable();
export type CohortCell = z.output<typeof cell>;

export const cohort = z.strictObject({
  /** The Monday that their week began with. */
  week: isoDate,
  signups: cell,
  /** Week by week after the signup, the first being week 1: those who were here in that week or later. */
  active: z.array(cell),
  /** Those who had bought by the end of that week. */
  paid: z.array(cell),
});
export type Cohort = z.output<typeof cohort>;

export const getCohorts = route('getCohorts', {
  summary: 'What became of the signups of the last twelve weeks, week by week. At most a minute old.',
  access: 'staff:growth:read',
  query: z.strictObject({ tenant: tenantId }),
  response: z.strictObject({ tenant: tenantId, time_zone: z.string(), cohorts: z.array(cohort) }),
  problems: ['not_found'],
});
export type Cohorts = z.output<typeof getCohorts.response>;
