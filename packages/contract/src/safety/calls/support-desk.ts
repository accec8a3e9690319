import { z } from 'zod';
import { longestComplaint, supportStates, supportTemplates, supportTopics } from '../complaint-rules.js';
import { languages } from '../../languages.js';
import { route } from '../../route.js';
import { listQuery } from '../../console/list-query.js';
import { passingOn } from '../handover.js';
import { done, id, instant, rowKey, tenantId } from '../../values.js';

/** Complaints about payments and the site on the console, answered by support (decisions §9). */

/** Sorted by `due_at`, escalated cases come first, as in every queue. */
export const supportCaseColumns = ['due_at', 'opened_at'] as const;
export const supportCaseFilter = z.strictObject({
  tenant: tenantId.optional(),
  state: z.enum(supportStates).optional(),
  topic: z.enum(supportTopics).optional(),
  /** Cases that the caller holds or held. */
  mine: z.boolean().optional(),
  /** Prefix of the number. */
  q: z.string().max(9).optional(),
  /** Opened from, and before. */
  since: instant.optional(),
  until: instant.optional(),
});

export const supportCaseRow = z.strictObject({
  id: rowKey,
  tenant: tenantId,
  number: z.string(),
  topic: z.enum(supportTopics),
  state: z.enum(supportStates),
  language: z.enum(languages),
  opened_at: instant,
  due_at: instant,
  /** A staff member who could not answer escalated it. */
  escalated: z.boolean(),
  /** Whether the caller escalated it: a colleague answers it. */
  escalated_by_me: z.boolean(),
  /** `<tenant>:<profile id>` of the member who complained; null for visitors and erased members. */
  member: z.string().nullable(),
  /** The member's profile name. */
  member_name: z.string().nullable(),
  /** First words of the complaint. */
  first_words: z.string(),
  /** Name of the last assignee. */
  handler: z.string().nullable(),
  /** Whether a staff member holds it, and whether that is the caller. */
  held: z.boolean(),
  mine: z.boolean(),
  /** Until when they hold it; null when free. */
  held_until: instant.nullable(),
});
export type SupportCaseRow = z.output<typeof supportCaseRow>;

export const supportCase = supportCaseRow.extend({
  /** The payment, as described in the complaint. */
  order: z.string().nullable(),
  /** Order numbers in the complainant's messages that match payments of the brand; empty without `payments:refund`. */
  orders: z.array(z.strictObject({ written: z.string(), payment: rowKey })),
  /** Where answers go for a complaint without a member's account. */
  email: z.string().nullable(),
  messages: z.array(
    z.strictObject({
      id,
      /** `note`: visible to staff only. */
      kind: z.enum(['complaint', 'answer', 'note']),
      /** The staff member's name; null for the complainant. */
      by: z.string().nullable(),
      text: z.string(),
      at: instant,
    }),
  ),
  /** Templates in the language of the case. */
  templates: z.array(z.strictObject({ name: z.enum(supportTemplates), title: z.string(), text: z.string() })),
});
export type SupportCase = z.output<typeof supportCase>;

const right = 'staff:support:answer';
const one = z.strictObject({ id: rowKey });
const words = z.string().max(longestComplaint);
/** Answers in several languages are larger than forms. */
const bodyBytes = 32 * 1024;

export const listSupportCases = route('listSupportCases', {
  summary: 'Complaints of the brands the staff member was given; Content-Range carries the count.',
  access: right,
  query: listQuery,
  list: { columns: supportCaseColumns, filter: supportCaseFilter },
  response: z.array(supportCaseRow),
  problems: ['not_found', 'validation_failed'],
});

/** Minimum length of a search text. */
export const leastSearched = 3;
/** Maximum results of a search; a longer text narrows it. */
export const mostFoundCases = 50;
/** A search by words reads this many of each brand's newest messages. */
export const messagesSearched = 2000;

export const searchSupportCases = route('searchSupportCases', {
  summary:
    'Complaints by full mail address, prefix of a name or number, or words, newest first. The text is in the body, so that URLs in logs never contain it. Each search is logged.',
  access: right,
  body: z.strictObject({ words: z.string().max(254), tenant: tenantId.optional() }),
  response: z.array(supportCaseRow).max(mostFoundCases),
  problems: ['not_found'],
});

export const getSupportCase = route('getSupportCase', {
  summary: 'One complaint with all that was written about it.',
  access: right,
  params: one,
  response: supportCase,
  problems: ['not_found'],
});

export const takeSupportCase = route('takeSupportCase', {
  summary: 'Gives the caller a complaint. Asking again makes the lease no longer.',
  access: right,
  params: one,
  response: supportCase,
  problems: ['not_found', 'desk_item_lost', 'passed_on_before'],
});

export const releaseSupportCase = route('releaseSupportCase', {
  summary: 'Gives a complaint back.',
  access: right,
  params: one,
  response: done,
  problems: ['not_found'],
});

export const answerSupportCase = route('answerSupportCase', {
  summary: 'Answers a complaint that is with the caller, by mail and on its page.',
  access: right,
  params: one,
  bodyBytes,
  body: z.strictObject({
    text: words,
    /** The newest message that the caller saw. */
    seen: id,
    /** Also closes the case. */
    close: z.boolean(),
  }),
  response: supportCase,
  problems: ['not_found', 'desk_item_lost', 'newer_messages', 'support_case_closed', 'validation_failed'],
});

export const noteSupportCase = route('noteSupportCase', {
  summary: 'Adds a note that only staff read.',
  access: right,
  params: one,
  bodyBytes,
  body: z.strictObject({ text: words }),
  response: supportCase,
  problems: ['not_found', 'validation_failed'],
});

export const escalateSupportCase = route('escalateSupportCase', {
  summary: 'Passes a complaint that is with the caller on to somebody else, with a note for them.',
  access: right,
  params: one,
  body: passingOn,
  response: supportCase,
  problems: [
    ...(['not_found', 'desk_item_lost', 'support_case_closed'] as const),
    ...(['nobody_to_pass_to', 'validation_failed'] as const),
  ],
});

export const closeSupportCase = route('closeSupportCase', {
  summary: 'Closes a complaint that is with the caller; whoever made it is told.',
  access: right,
  params: one,
  body: z.strictObject({ seen: id }),
  response: supportCase,
  problems: ['not_found', 'desk_item_lost', 'newer_messages', 'support_case_closed'],
});

export const reopenSupportCase = route('reopenSupportCase', {
  summary: 'Opens a closed complaint again, with a new deadline.',
  access: right,
  params: one,
  response: supportCase,
  problems: ['not_found', 'support_case_closed'],
});
