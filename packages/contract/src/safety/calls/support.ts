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

/** Complaints by anyone, logged in or not, and what became of them (trust 10). */

const number = z.string().regex(receiptPattern);

const about = z.discriminatedUnion('topic', [
  z.strictObject({
    topic: z.enum(reportedTopics),
    /** Of the profile or the picture, or words that lead to it. */
    address: z.string().max(longestAddress),
    reason: z.enum(reportReasons),
    text: z.string().max(longestReport),
  }),
  z.strictObject({
    topic: z.literal('payment'),
    /** Its number, or its day and sum. */
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
    /** Of whoever is not logged in: where the receipt and the answers go. */
    email: z.string().max(254).optional(),
    /** Of these mails; without it the brand's own. A member's is that of the account. */
    language: z.enum(languages).optional(),
    /** A visitor's: what an earlier `proof_required` asked for. */
    challenge: challengeAnswer.optional(),
  }),
  response: z.strictObject({
    receipt: z.strictObject({
      number,
      due_at: instant,
      /** Opens the page of the complaint together with its number; the mail has the same. */
      token,
    }),
  }),
  problems: ['proof_required'],
});

/** A complaint as whoever made it sees it. */
export const complaint = z.strictObject({
  number,
  topic: z.enum(complaintTopics),
  made_at: instant,
  /** By when it is answered. */
  due_at: instant,
  state: z.enum(supportStates),
  /** Of a report that was decided. */
  outcome: z.enum(['restricted', 'dismissed', 'left']).nullable(),
  /** The first one is the complaint; none of a report, whose words only its moderators read. */
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
