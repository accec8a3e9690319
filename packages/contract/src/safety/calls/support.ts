import { z } from 'zod';
import {
  complaintTopics,
  longestComplaint,
  longestOrder,
  reportedTopics,
  supportStates,
} from '../complaint-rules.js';
import { languages } from '../../languages.js';
import { receiptPattern } from '../../paths/patterns.js';
import { longestAddress, longestReport, reportReasons } from '../report-rules.js';
import { route } from '../../route.js';
import { challengeAnswer } from '../../accounts/challenge-answer.js';
import { instant, token } from '../../values.js';

/** Complaints by anyone, logged in or not, and their outcome (trust 10). */

const number = z.string().regex(receiptPattern);

const about = z.discriminatedUnion('topic', [
  z.strictObject({
    topic: z.enum(reportedTopics),
    /** The address of the profile or the picture, or a description of where it is. */
    address: z.string().max(longestAddress),
    reason: z.enum(reportReasons),
    text: z.string().max(longestReport),
  }),
  z.strictObject({
    topic: z.literal('payment'),
    /** Its number, or its day and amount. */
    order: z.string().max(longestOrder),
    text: z.string().max(longestComplaint),
  }),
  z.strictObject({ topic: z.literal('site'), text: z.string().max(longestComplaint) }),
]);

export const makeComplaint = route('makeComplaint', {
  summary: 'Complains about a person, a picture, a text, a payment or the site.',
  access: 'visitor',
  body: z.strictObject({
    about,
    /** A visitor's address for the receipt and the answers. */
    email: z.string().max(254).optional(),
    /** Language of these mails; the brand's own by default. A member's is that of the account. */
    language: z.enum(languages).optional(),
    /** A visitor's solution of an earlier `proof_required`. */
    challenge: challengeAnswer.optional(),
  }),
  response: z.strictObject({
    receipt: z.strictObject({
      number,
      due_at: instant,
      /** Opens the page of the complaint together with its number; the mail contains it too. */
      token,
    }),
  }),
  problems: ['proof_required'],
});

/** A complaint as the complainant sees it. */
export const complaint = z.strictObject({
  number,
  topic: z.enum(complaintTopics),
  made_at: instant,
  /** Deadline of the answer. */
  due_at: instant,
  state: z.enum(supportStates),
  /** Outcome of a decided report. */
  outcome: z.enum(['restricted', 'dismissed', 'left']).nullable(),
  /** The first is the complaint; empty for a report, whose text only moderators read. */
  messages: z.array(z.strictObject({ from: z.enum(['you', 'us']), text: z.string(), at: instant })),
  can_write: z.boolean(),
});
export type Complaint = z.output<typeof complaint>;

export const openComplaint = route('openComplaint', {
  summary: 'Shows a complaint to whoever has the token of its mail.',
  access: 'visitor',
  params: z.strictObject({ number }),
  body: z.strictObject({ token }),
  response: complaint,
  problems: ['link_expired'],
});

export const addToComplaint = route('addToComplaint', {
  summary: 'Adds to a complaint to support, which is open again by that.',
  access: 'visitor',
  params: z.strictObject({ number }),
  body: z.strictObject({ token, text: z.string().max(longestComplaint) }),
  response: complaint,
  problems: ['link_expired', 'support_case_closed'],
});
