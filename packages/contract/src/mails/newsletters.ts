import { z } from 'zod';
import { languages } from '../languages.js';
import type { PageName } from '../pages.js';

/** Subjects of newsletters. Each is a preference of members, and both need their consent to marketing. */
export const newsletterKinds = ['promotions', 'news'] as const;
export type NewsletterKind = (typeof newsletterKinds)[number];

/** Kinds of all mailings: newsletters, and the rounds that the clock starts. */
export const mailingKinds = [...newsletterKinds, 'weekly_updates', 'reminders'] as const;

/** Why a mailing stopped by itself. */
export const stopReasons = ['refusals'] as const;
export type StopReason = (typeof stopReasons)[number];

/** `planned` waits for its time, `running` is being sent; `done` and `stopped` are final. */
export const newsletterStates = ['draft', 'planned', 'running', 'done', 'stopped'] as const;
export type NewsletterState = (typeof newsletterStates)[number];

/** Targets of the button: pages of the site, never another site. */
export const newsletterPages = [
  ...(['members', 'likes', 'chats'] as const),
  ...(['credits', 'premium', 'pricing', 'profile'] as const),
] as const satisfies readonly PageName[];
export type NewsletterPage = (typeof newsletterPages)[number];

export const longestSubject = 100;
export const longestNewsletter = 4000;
export const longestButton = 40;

const line = (longest: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(longest)
    .regex(/^[^\p{Cc}]*$/u);

/** A newsletter in one language: plain text, with an empty line between paragraphs. */
export const newsletterText = z.strictObject({
  subject: line(longestSubject),
  body: z.string().trim().min(1).max(longestNewsletter),
  button: line(longestButton),
});
export type NewsletterText = z.output<typeof newsletterText>;

/** By language; a member whose language is missing gets the brand's own. */
export const newsletterTexts = z.partialRecord(z.enum(languages), newsletterText);
export type NewsletterTexts = z.output<typeof newsletterTexts>;

export function paragraphsOf(body: string): string[] {
  return body.split(/\r?\n(?:[^\S\n]*\r?\n)+/).flatMap((part) => (part.trim() ? [part.trim()] : []));
}
