import { z } from 'zod';
import { languages } from '../../languages.js';
import {
  longestAddress,
  longestReport,
  mostChosenMessages,
  reportedFields,
  reportReasons,
} from '../report-rules.js';
import { route } from '../../route.js';
import { challengeAnswer } from '../../accounts/challenge-answer.js';
import { id, instant } from '../../values.js';

/** Reports by anyone, logged in or not, and removal requests of people in pictures (trust 8). */

const subject = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('profile'), profile_id: id }),
  z.strictObject({ kind: z.literal('photo'), profile_id: id, photo_id: id }),
  z.strictObject({ kind: z.literal('text'), profile_id: id, field: z.enum(reportedFields) }),
  /** One that the caller, a member, received from the profile. */
  z.strictObject({ kind: z.literal('message'), profile_id: id, message_id: id }),
]);

const fromAnyone = {
  text: z.string().max(longestReport).optional(),
  /** A visitor's address for the receipt and the decision. */
  email: z.string().max(254).optional(),
  /** Language of these mails; the brand's own by default. A member's is that of the account. */
  language: z.enum(languages).optional(),
  /** A visitor's solution of an earlier `proof_required`. */
  challenge: challengeAnswer.optional(),
};

/** The receipt (trust 10). */
const receipt = z.strictObject({
  /** Names the report in mails and questions; grants no access. */
  number: z.string(),
  /** Deadline of the decision. */
  due_at: instant,
});

export const report = route('report', {
  summary:
    'Reports a profile, a photo or a text of a profile that the caller sees, or a message that they got.',
  access: 'visitor',
  body: z.strictObject({
    subject,
    reason: z.enum(reportReasons),
    /**
     * Messages of the conversation with the profile that go with a report of it, or of a message; moderators see exactly these,
     * the reported one and what the profile took back. Absent: those around a reported message, and none for a profile.
     */
    messages: z.array(id).max(mostChosenMessages).optional(),
    ...fromAnyone,
  }),
  response: z.strictObject({ receipt }),
  problems: ['authentication_required', 'not_found', 'proof_required'],
});

export const requestRemoval = route('requestRemoval', {
  summary: 'Asks for the removal of a picture that shows the caller, who needs no account.',
  access: 'visitor',
  body: z.strictObject({
    /** The address of the picture or the profile, or a description of where it is. */
    address: z.string().max(longestAddress),
    /** The caller's own statement that the picture shows them. */
    depicted: z.literal(true),
    ...fromAnyone,
  }),
  response: z.strictObject({ receipt }),
  problems: ['proof_required'],
});
