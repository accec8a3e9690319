import { z } from 'zod';
import { longestSubject } from './newsletters.js';
import type { SampledMail } from './sampled-mails.js';

/**
 * Mails whose opening a brand may word itself, and where its words go: instead of ours, or above the required text.
 * Where the law, one person's case or a warning determines the text, it is the same on all brands.
 */
export const openings = {
  activation: 'instead',
  reset: 'instead',
  mail_change: 'instead',
  address_taken: 'instead',
  mail_change_taken: 'instead',
  // The law requires saying what is erased and when, and how to get one's data.
  reactivation: 'above',
  data_offer: 'above',
  // Counts, and the label of fictional profiles.
  notice: 'above',
  weekly_update: 'above',
  reminder: 'above',
} as const satisfies Partial<Record<SampledMail, 'instead' | 'above'>>;
export type WordedMail = keyof typeof openings;

export const wordedMails = Object.keys(openings) as [WordedMail, ...WordedMail[]];

export function isWordedMail(kind: string): kind is WordedMail {
  return Object.hasOwn(openings, kind);
}

export const mailWordParts = ['subject', 'title', 'lead'] as const;
export type MailWordPart = (typeof mailWordParts)[number];

/** Maximum characters of each. */
export const mailWordLengths = { subject: longestSubject, title: 80, lead: 400 } as const;

/**
 * The only one: a subject names no member (trust 12), and the other values our texts fill in are not the brand's to
 * word.
 */
export const mailPlaceholders = ['brand'] as const;

/** Words as typed; an empty one means ours. */
export const mailWords = z.strictObject({
  subject: z.string().max(mailWordLengths.subject),
  title: z.string().max(mailWordLengths.title),
  /** Paragraphs, separated by an empty line. */
  lead: z.string().max(mailWordLengths.lead),
});
export type MailWords = z.output<typeof mailWords>;
