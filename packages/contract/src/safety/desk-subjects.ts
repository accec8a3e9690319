import { z } from 'zod';
import { gifts } from '../chats/gifts.js';
import { heldFields } from '../profiles/own-profile-rules.js';
import { caseReasons, reportedFields, reportKinds, reportOutcomes } from './report-rules.js';
import { fraudMarks, sharerStates } from './fraud-marks.js';
import { instant, rowKey } from '../values.js';
import { messageKinds } from '../chats/message.js';

/** What the desk shows of each kind; pictures are paths on the console's own host. */

/** Size of the largest rendition in pixels, and the colour painted until it has loaded. */
const picture = {
  image: z.string(),
  width: z.int(),
  height: z.int(),
  placeholder: z.string().regex(/^#[0-9a-f]{6}$/),
};

export const photoSubject = z.strictObject({
  kind: z.literal('photo'),
  ...picture,
  /** The ground of a removed picture that it resembles; null for none. */
  resembles: z.string().nullable(),
});

export const textSubject = z.strictObject({
  kind: z.literal('text'),
  field: z.enum(heldFields),
  text: z.string(),
  /** What others see until the decision; null for nothing. */
  before: z.string().nullable(),
  /** What made the text wait. */
  findings: z.array(z.string()),
});

/** A first message whose text was sent to many: nothing else of the conversation, and not the receivers (trust 7). */
export const openerSubject = z.strictObject({
  kind: z.literal('opener'),
  text: z.string(),
  /** Number of members who lately received the same text from the sender, including this one. */
  receivers: z.int().nonnegative(),
});

/** A single report, without the reporter's identity. */
const reportVoice = {
  /** The number on the reporter's receipt. */
  number: z.string(),
  reason: z.enum(caseReasons),
  /** The reporter's text; empty for none. */
  words: z.string(),
  reporter: z.enum(['member', 'visitor', 'depicted']),
  reported_at: instant,
};

export const reportSubject = z.strictObject({
  kind: z.literal('report'),
  /** `address`: a picture that matched none of ours; the evidence has its reported location. */
  about: z.enum(reportKinds),
  /** The reported text's field. */
  field: z.enum(reportedFields).nullable(),
  ...reportVoice,
  /** Other reports of the same, decided together with this one; the first twenty. */
  others: z.array(z.strictObject(reportVoice)),
  /** Number of reports, including this one. */
  total: z.int().positive(),
  /** Latest reports about the same member in other cases, newest first: at most ten; empty without a member. */
  latest: z.array(
    z.strictObject({
      number: z.string(),
      about: z.enum(reportKinds),
      reason: z.enum(caseReasons),
      reported_at: instant,
      /** Null while pending. */
      outcome: z.enum(reportOutcomes).nullable(),
    }),
  ),
  /** The content at the time of the report, kept whatever happened to it since. */
  evidence: z.strictObject({
    name: z.string().nullable(),
    /** Each reported version of the text, and whether it is still public. */
    texts: z.array(z.strictObject({ field: z.enum(reportedFields), text: z.string(), stands: z.boolean() })),
    /** Copies of the photos, or of a reported message's picture, and the photos' current state. */
    pictures: z.array(
      z.strictObject({
        photo_id: z.string(),
        image: z.string(),
        /** Null for the picture of a message. */
        status: z.enum(['inspection', 'active', 'removed', 'gone']).nullable(),
      }),
    ),
    address: z.string().nullable(),
    /** A reported message with those around it, in order. */
    messages: z.array(
      z.strictObject({
        /** Sent by the reporter; otherwise by the accused. */
        from_reporter: z.boolean(),
        /** The reported one. */
        reported: z.boolean(),
        kind: z.enum(messageKinds),
        /** Empty for a message without text. */
        text: z.string(),
        gift: z.enum(gifts).nullable(),
        /** Its sender took it back; nobody but moderators reads it. */
        retracted: z.boolean(),
        sent_at: instant,
      }),
    ),
  }),
});

/** An account that shares marks with others. Of their messages it has those with a mark, and not who received them (trust 7). */
export const fraudSubject = z.strictObject({
  kind: z.literal('fraud'),
  /** First the account to decide about, then the others, those that came first first. */
  accounts: z.array(
    z.strictObject({
      /** Null once it is erased. */
      member: z.strictObject({ id: rowKey, name: z.string(), created_at: instant }).nullable(),
      state: z.enum(sharerStates),
      /** When a moderator last decided about it and such a mark; null for never. */
      decided_at: instant.nullable(),
    }),
  ),
  /** Number of accounts beyond those shown. */
  more: z.int().nonnegative(),
  marks: z.array(
    z.strictObject({
      kind: z.enum(fraudMarks),
      uses: z.array(
        z.strictObject({
          /** Its place in `accounts`. */
          account: z.int().nonnegative(),
          first_at: instant,
          last_at: instant,
          /** Messages with the mark, each of another conversation: a few. */
          messages: z.array(
            z.strictObject({
              text: z.string(),
              sent_at: instant,
              /** Its sender took it back; nobody but moderators reads it. */
              retracted: z.boolean(),
            }),
          ),
          /** The picture, where it is one and still there. */
          image: z.string().nullable(),
        }),
      ),
    }),
  ),
});

export const appealSubject = z.strictObject({
  kind: z.literal('appeal'),
  /** The number on the member's receipt. */
  number: z.string(),
  restriction: z.strictObject({
    kind: z.string(),
    ground: z.string(),
    note: z.string().nullable(),
    /** As the member received it. */
    statement: z.string(),
    decided_at: instant,
    automated: z.boolean(),
  }),
  /** The member's text. */
  words: z.string(),
  image: z.string().nullable(),
  text: z.string().nullable(),
});

export const verificationSubject = z.strictObject({
  kind: z.literal('verification'),
  ...picture,
  /** The pose the member was asked for. */
  pose: z.string(),
});

export const deskSubject = z.discriminatedUnion('kind', [
  photoSubject,
  textSubject,
  openerSubject,
  reportSubject,
  fraudSubject,
  appealSubject,
  verificationSubject,
]);
export type DeskSubject = z.output<typeof deskSubject>;
