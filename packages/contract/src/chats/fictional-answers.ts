import type { Settings } from '../brands/settings/settings.js';

/**
 * Whether staff of the brand answer messages to fictional profiles. Where they don't, a message to one costs nothing
 * and the site says so (decisions §5.2). Only this function decides.
 */
export function canStaffAnswer({ fictional_answers }: Pick<Settings, 'fictional_answers'>): boolean {
  return fictional_answers ?? false;
}

/** Hours within which a message to a fictional profile is answered; otherwise its credits go back (decisions §5.2). */
export const answerHours = 72;

/** How long a staff member holds a conversation, counted from their last call for it. */
export const turnLeaseSeconds = 300;
/** How many items of a queue can be skipped before the first of them comes up again. */
export const mostPutOff = 50;
/** Maximum characters of a note about a fictional profile. */
export const longestFictionalNote = 500;
/** A conversation shows at most this many of a profile's notes, the newest. */
export const shownNotes = 100;
