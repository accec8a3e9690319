import { z } from 'zod';
import { supportTopics } from '../../safety/complaint-rules.js';
import { caseReasons, reportKinds, reportOutcomes } from '../../safety/report-rules.js';
import {
  appealDecisions,
  groundsOfKind,
  restrictionEnds,
  restrictionKinds,
} from '../../safety/restriction-kinds.js';
import { route } from '../../route.js';
import { tenantId } from '../../values.js';

/** Reports and decisions of a brand in a month or a year, as counts only (trust 10, decision 0056). */

/** `YYYY-MM` or `YYYY`. */
export const transparencyPeriod = z.string().regex(/^20\d\d(-(0[1-9]|1[0-2]))?$/);

const count = z.int().nonnegative();
const kind = z.enum(restrictionKinds);

/** All counts with their dimensions. */
export const transparencyCounts = z.strictObject({
  reports_received: z.array(
    z.strictObject({ kind: z.enum(reportKinds), reason: z.enum(caseReasons), count }),
  ),
  reports_decided: z.array(
    z.strictObject({ kind: z.enum(reportKinds), outcome: z.enum(reportOutcomes), count }),
  ),
  restrictions_imposed: z.array(
    z.strictObject({
      kind,
      ground: z.enum([...new Set(Object.values(groundsOfKind).flat())]),
      automated: z.boolean(),
      /** Whether it followed a report; otherwise staff or a program found it. */
      reported: z.boolean(),
      count,
    }),
  ),
  /** Restrictions that were lifted or expired. */
  restrictions_ended: z.array(
    z.strictObject({ kind, automated: z.boolean(), end: z.enum(restrictionEnds), count }),
  ),
  appeals_received: z.array(z.strictObject({ kind, automated: z.boolean(), count })),
  appeals_decided: z.array(
    z.strictObject({ kind, automated: z.boolean(), decision: z.enum(appealDecisions), count }),
  ),
  complaints_received: z.array(z.strictObject({ topic: z.enum(supportTopics), count })),
});
export type TransparencyCounts = z.output<typeof transparencyCounts>;

/** Cases with a deadline. `complaints`: time to support's first answer. */
export const awaited = ['reports', 'appeals', 'complaints'] as const;
export type Awaited = (typeof awaited)[number];

const wait = z.strictObject({
  /** Number of decided or answered cases. */
  decided: count,
  /** Median in whole hours; null for none. */
  median_hours: count.nullable(),
  /** Of these: past the deadline. */
  late: count,
});

export const transparencyReport = z.strictObject({
  id: tenantId,
  period: transparencyPeriod,
  time_zone: z.string(),
  /** Whether the period is over, so that its numbers are final. */
  is_over: z.boolean(),
  /** Months of the period without counts, before the brand began to keep these numbers. */
  missing: z.array(z.string()),
  counts: transparencyCounts,
  waits: z.strictObject({ reports: wait, appeals: wait, complaints: wait }),
});
export type TransparencyReport = z.output<typeof transparencyReport>;

const transparencySum = transparencyReport.omit({ id: true }).extend({
  /** Null where the brands' time zones differ. */
  time_zone: z.string().nullable(),
});
export type TransparencySum = z.output<typeof transparencySum>;

export const sumTransparency = route('sumTransparency', {
  summary:
    'Reports, restrictions, appeals and complaints of a month or year across all the caller’s brands, and the periods that have a report.',
  access: 'staff:transparency:read',
  query: z.strictObject({ period: transparencyPeriod.optional() }),
  response: z.strictObject({
    periods: z.array(transparencyPeriod),
    /** Null without a period, and for a period without counts in any brand. */
    report: transparencySum.nullable(),
  }),
  problems: [],
});

export const listTransparencyPeriods = route('listTransparencyPeriods', {
  summary: 'The months and years of which a brand has a transparency report, the newest first.',
  access: 'staff:transparency:read',
  params: z.strictObject({ id: tenantId }),
  response: z.strictObject({ id: tenantId, periods: z.array(transparencyPeriod) }),
  problems: ['not_found'],
});

export const getTransparencyReport = route('getTransparencyReport', {
  summary: 'What was reported, restricted, appealed and complained on a brand in a month or year.',
  access: 'staff:transparency:read',
  params: z.strictObject({ id: tenantId }),
  query: z.strictObject({ period: transparencyPeriod }),
  response: transparencyReport,
  problems: ['not_found'],
});
