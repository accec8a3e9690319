import { z } from 'zod';
import { brandsOfQueue, waitingQueues } from '../home.js';
import { currencies } from '../../languages.js';
import { route } from '../../route.js';
import { instant, isoDate, tenantId } from '../../values.js';

/** What the console's first page tells. */

const count = z.int().nonnegative();

export const waitingQueue = z.strictObject({
  queue: z.enum(waitingQueues),
  count,
  /** Of these: past their deadline; where they have none, waiting for longer than `lateHours`. */
  late: count,
  oldest_at: instant.nullable(),
  /** The first deadline; null where nothing has one. */
  due_at: instant.nullable(),
  /** Where it waits, the most first: at most `brandsOfQueue` brands. */
  brands: z.array(z.strictObject({ tenant: tenantId, count })).max(brandsOfQueue),
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

/** Minutes from the first report of a case to its decision, the middle one; null where none was decided. */
const responseMinutes = count.nullable();
/** Minutes from a complaint to its first answer, the middle one; null where none was answered. */
const answerMinutes = count.nullable();

export const homeDay = z.strictObject({
  /** Where the brand is at home. */
  day: isoDate,
  signups: count,
  activations: count,
  /** Members who bought for the first time; null without the right to growth. */
  first_purchases: count.nullable(),
  /** What was paid, by currency; none where it is nothing, null without the right to the books. */
  revenue: z.array(z.strictObject({ currency: z.enum(currencies), amount: count })).nullable(),
  /** With `response_minutes` null without the right to handle reports. */
  reports: count.nullable(),
  response_minutes: responseMinutes,
  /** With `answer_minutes` null without the right to answer complaints. */
  complaints: count.nullable(),
  answer_minutes: answerMinutes,
});
export type HomeDay = z.output<typeof homeDay>;

export const homeBrand = z.strictObject({
  tenant: tenantId,
  name: z.string(),
  time_zone: z.string(),
  /** The oldest first; today is the last. */
  days: z.array(homeDay),
  /** Of all these days together. */
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
    /** The brands behind this one, by their ids. */
    after: tenantId.optional(),
  }),
  response: z.strictObject({
    brands: z.array(homeBrand),
    /** What `after` is for more; null where these were the last ones. */
    next: tenantId.nullable(),
  }),
  problems: ['not_found'],
});
