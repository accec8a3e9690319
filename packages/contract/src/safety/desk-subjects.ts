import { z } from 'zod';
import { gifts } from '../chats/gifts.js';
import { caseReasons, reportedFields, reportKinds } from './report-rules.js';
import { instant } from '../values.js';
import { messageKinds } from '../chats/message.js';

/** What the desk shows of each kind; pictures are paths on the console's own host. */

/** Of the largest rendition, in pixels, and the colour painted until it is there. */
const picture = {
  image: z.string(),
  width: z.int(),
  height: z.int(),
  placeholder: z.string().regex(/^#[0-9a-f]{6}$/),
};

export const photoSubject = z.strictObject({
  kind: z.literal('photo'),
  ...picture,
  /** The ground of a removed picture that looks like it; null: none does. */
  resembles: z.string().nullable(),
});

export const textSubject = z.strictObject({
  kind: z.literal('text'),
  field: z.enum(['name', 'about_me']),
  text: z.string(),
  /** What others see until it is decided; null: nothing. */
  before: z.string().nullable(),
  /** What made the text wait. */
  findings: z.array(z.string()),
});

/** A first message whose words went to many: nothing else of the conversation, and not to whom (trust 7). */
export const openerSubject = z.strictObject({
  kind: z.literal('opener'),
  text: z.string(),
  /** To how many members the sender wrote these words lately, this one included. */
  receivers: z.int().nonnegative(),
});

/** What one reporter said; who they are is not told. */
const reportVoice = {
  /** What the reporter's receipt says. */
  number: z.string(),
  reason: z.enum(caseReasons),
  /** What the reporter wrote; empty where they added nothing. */
  words: z.string(),
  reporter: z.enum(['member', 'visitor', 'depicted']),
  reported_at: instant,
};

export const reportSubject = z.strictObject({
  kind: z.literal('report'),
  /** `address`: a picture that nobody here could name; the evidence says where it should be. */
  about: z.enum(reportKinds),
  /** Of a reported text. */
  field: z.enum(reportedFields).nullable(),
  ...reportVoice,
  /** Other reports of the same, which are decided together with this one; the first twenty. */
  others: z.array(z.strictObject(reportVoice)),
  /** How many reports there are, this one included. */
  total: z.int().positive(),
  /** What was seen when it was reported, kept whatever became of it since. */
  evidence: z.strictObject({
    name: z.string().nullable(),
    /** Each version of the words that somebody reported, and whether others read it now. */
    texts: z.array(z.strictObject({ text: z.string(), stands: z.boolean() })),
    /** Copies of the photos, or of the picture that a reported message is, and what became of the photos. */
    pictures: z.array(
      z.strictObject({
        photo_id: z.string(),
        image: z.string(),
        /** Null for the picture of a message. */
        status: z.enum(['inspection', 'active', 'removed', 'gone']).nullable(),
      }),
    ),
    address: z.string().nullable(),
    /** Of a reported message: it and those around it, in their order. */
    messages: z.array(
      z.strictObject({
        /** The reporter's own; else the accused's. */
        from_reporter: z.boolean(),
        /** The one that was reported. */
        reported: z.boolean(),
        kind: z.enum(messageKinds),
        /** Empty for what is no text. */
        text: z.string(),
        gift: z.enum(gifts).nullable(),
        sent_at: instant,
      }),
    ),
  }),
});

export const appealSubject = z.strictObject({
  kind: z.literal('appeal'),
  /** What the member's receipt says. */
  number: z.string(),
  restriction: z.strictObject({
    kind: z.string(),
    ground: z.string(),
    note: z.string().nullable(),
    /** As the member got it. */
    statement: z.string(),
    decided_at: instant,
    automated: z.boolean(),
  }),
  /** What the member wrote. */
  words: z.string(),
  image: z.string().nullable(),
  text: z.string().nullable(),
});

export const verificationSubject = z.strictObject({
  kind: z.literal('verification'),
  ...picture,
  /** What the member was asked to show. */
  pose: z.string(),
});

export const deskSubject = z.discriminatedUnion('kind', [
  photoSubject,
  textSubject,
  openerSubject,
  reportSubject,
  appealSubject,
  verificationSubject,
]);
export type DeskSubject = z.output<typeof deskSubject>;
