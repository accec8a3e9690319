import { z } from 'zod';
import { longestSubject } from './newsletters.js';
import type { SampledMail } from './sampled-mails.js';

/**
 * Mails whose first words a brand may write itself, and where its opening stands: instead of ours, or
 * above what has to be said. Where the law or the case of one person speaks, and where somebody is warned, the words are
 * the same on all brands.
 */
export const openings = {
  activation: 'instead',
  reset: 'instead',
  mail_change: 'instead',
  address_taken: 'instead',
  mail_change_taken: 'instead',
  // What is erased and when, and how one's data is had, is owed by law.
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

/** Characters of each. */
export const mailWordLengths = { subject: longestSubject, title: 80, lead: 400 } as const;

/** The only one: a subject names nobody (trust 12), and what else our texts fill in is not the brand's to word. */
export const mailPlaceholders = ['brand'] as const;

/** Words as they are typed; an empty one is ours. */
export const mailWords = z.strictObject({
  subject: z.string().max(mailWordLengths.subject),
  title: z.string().max(mailWordLengths.title),
  /** Paragraphs, which an empty line parts. */
  lead: z.string().max(mailWordLengths.lead),
});
export type MailWords = z.output<typeof mailWords>;
