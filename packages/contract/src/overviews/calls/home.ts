import { z } from 'zod';
import { brandsOfQueue, waitingQueues } from '../home.js';
import { currencies } from '../../languages.js';
import { route } from '../../route.js';
import { instant, isoDate, tenantId } from '../../values.js';

/** The figures of the console's first page. */

const count = z.int().nonnegative();

const waits = {
  count,
  /** Of these: past their deadline; without one, waiting longer than `lateHours`. */
  late: count,
  oldest_at: instant.nullable(),
  /** The earliest deadline; null where none has one. */
  due_at: instant.nullable(),
};

export const waitingQueue = z.strictObject({
  queue: z.enum(waitingQueues),
  ...waits,
  /** The brands with the most waiting items: at most `brandsOfQueue`. */
  brands: z.array(z.strictObject({ tenant: tenantId, ...waits })).max(brandsOfQueue),
});
export type WaitingQueueRow = z.output<typeof waitingQueue>;

export const getWaiting = route('getWaiting', {
  summary:
    'What waits for the caller over the brands they were given: each queue that they have the right to work on.',
  access: 'staff',
  response: z.array(waitingQueue),
  problems: [],
});

export const getBlockedDomains = route('getBlockedDomains', {
  summary:
    'Domains whose mail servers refuse the caller’s brands as senders: of the last day, with at least five receivers, the most mails first.',
  access: 'staff:tenants:write',
  response: z
    .array(z.strictObject({ tenant: tenantId, domain: z.string(), mails: count, last_at: instant }))
    .max(20),
  problems: [],
});

/** What became of a host that was right: it is not any more, or its certificate ends within 14 or 3 days. */
export const hostAlarms = ['broken', 'urgent', 'ending'] as const;
export type HostAlarm = (typeof hostAlarms)[number];

export const getHostAlarms = route('getHostAlarms', {
  summary:
    'Hosts of the caller’s brands that led here with a certificate and do not any more, or whose certificate ends soon; the worst first.',
  access: 'staff:tenants:write',
  response: z
    .array(
      z.strictObject({
        tenant: tenantId,
        host: z.string(),
        alarm: z.enum(hostAlarms),
        /** Says why, in English. */
        sentence: z.string(),
        /** When the certificate ends, where that is the alarm. */
        ends_at: instant.nullable(),
      }),
    )
    .max(20),
  problems: [],
});

/** Median minutes from the first report of a case to its decision; null for none. */
const responseMinutes = count.nullable();
/** Median minutes from a complaint to its first answer; null for none. */
const answerMinutes = count.nullable();

const money = z.array(z.strictObject({ currency: z.enum(currencies), amount: count }));

export const homeDay = z.strictObject({
  /** In the brand's time zone. */
  day: isoDate,
  signups: count,
  activations: count,
  /** First purchases of members; null without the right to growth. */
  first_purchases: count.nullable(),
  /** Payments by currency; currencies without payments are absent. Null without the right to the books. */
  revenue: money.nullable(),
  /** Refunds and chargebacks of this day, regardless of the payment's day; null like `revenue`. */
  refunded: money.nullable(),
  /** Null with `response_minutes` without the right to handle reports. */
  reports: count.nullable(),
  response_minutes: responseMinutes,
  /** Null with `answer_minutes` without the right to answer complaints. */
  complaints: count.nullable(),
  answer_minutes: answerMinutes,
});
export type HomeDay = z.output<typeof homeDay>;

export const homeBrand = z.strictObject({
  tenant: tenantId,
  name: z.string(),
  time_zone: z.string(),
  /** Oldest first; today is the last. */
  days: z.array(homeDay),
  /** Over all these days. */
  response_minutes: responseMinutes,
  answer_minutes: answerMinutes,
});
export type HomeBrand = z.output<typeof homeBrand>;

export const getHomeFigures = route('getHomeFigures', {
  summary:
    'The last fourteen days of the brands the caller was given, some brands at a time. At most a minute old.',
  access: 'staff:profiles:read',
  query: z.strictObject({
    tenant: tenantId.optional(),
    /** Brands after this id. */
    after: tenantId.optional(),
  }),
  response: z.strictObject({
    brands: z.array(homeBrand),
    /** Pass as `after` for more; null on the last page. */
    next: tenantId.nullable(),
  }),
  problems: ['not_found'],
});
