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

const money = z.array(z.strictObject({ currency: z.enum(currencies), amount: count }));

/** Of one day, or of several together. A figure without the right to it is null. */
const figures = {
  signups: count,
  activations: count,
  /** First purchases of members. */
  first_purchases: count.nullable(),
  /** Payments by currency; currencies without payments are absent. */
  revenue: money.nullable(),
  /** Refunds and chargebacks of this time, regardless of the payment's. */
  refunded: money.nullable(),
  reports: count.nullable(),
  /** Median minutes from the first report of a case to its decision; also null for none. */
  response_minutes: count.nullable(),
  /** Decisions on the desk, those taken back included. */
  decisions: count.nullable(),
  complaints: count.nullable(),
  /** First answers to complaints, and the median minutes that they took; also null for none. */
  answers: count.nullable(),
  answer_minutes: count.nullable(),
  /** What members wrote to fictional profiles, what these answered, and the median minutes that it took. */
  fictional_messages: count.nullable(),
  fictional_answers: count.nullable(),
  fictional_minutes: count.nullable(),
};
export const homeFigures = z.strictObject(figures);
export type HomeFigures = z.output<typeof homeFigures>;

/** `day` is in the brand's time zone. */
export const homeDay = z.strictObject({ day: isoDate, ...figures });
export type HomeDay = z.output<typeof homeDay>;

export const homeBrand = z.strictObject({
  tenant: tenantId,
  name: z.string(),
  time_zone: z.string(),
  /** Oldest first; today is the last. */
  days: z.array(homeDay),
  /** Over all these days, and over as many before them. */
  total: homeFigures,
  before: homeFigures,
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
