import type { Settings } from '../brands/settings/settings.js';

/**
 * Whether staff of the brand answer what is written to fictional profiles. Where they don't, a message to one costs
 * nothing and the site says so (decisions §5.2). This is the one place that decides.
 */
export function canStaffAnswer({ fictional_answers }: Pick<Settings, 'fictional_answers'>): boolean {
  return fictional_answers ?? false;
}

/** Hours within which a message to a fictional profile is answered; else its credits go back (decisions §5.2). */
export const answerHours = 72;

/** How long a conversation stays with the staff member it was given to, counted from their last call for it. */
export const turnLeaseSeconds = 300;
/** As many items of a queue somebody leaves for later before the first of them comes up again. */
export const mostPutOff = 50;
/** Characters of a note about a fictional profile. */
export const longestFictionalNote = 500;
/** As many notes of a profile, the newest, are shown beside a conversation. */
export const shownNotes = 100;
