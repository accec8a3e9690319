/** What can be reported and why (trust 8). Free of any library, so that the browser's bundle can hold it. */

/** What a report is about. `address`: a picture that nobody here could name. */
export const reportKinds = ['profile', 'photo', 'text', 'message', 'address'] as const;
export type ReportKind = (typeof reportKinds)[number];

/** The words of a profile that can be reported by themselves. */
export const reportedFields = ['name', 'about_me'] as const;
export type ReportedField = (typeof reportedFields)[number];

/** Why, as whoever reports chooses it; in the order in which they are offered. */
export const reportReasons = [
  'fake_profile',
  'stolen_photo',
  'minor',
  'harassment',
  'spam_or_fraud',
  'contact_data',
  'hate_or_violence',
  'illegal',
  'other',
] as const;
export type ReportReason = (typeof reportReasons)[number];

/** Besides: who is in a picture that they did not agree to asks for its removal (trust 8). */
export const caseReasons = [...reportReasons, 'depicted_person'] as const;
export type CaseReason = (typeof caseReasons)[number];

/** How a case ended. `left`: whom it was about was erased before somebody decided. */
export const reportOutcomes = ['restricted', 'dismissed', 'left'] as const;
export type ReportOutcome = (typeof reportOutcomes)[number];

const urgent: readonly CaseReason[] = ['minor', 'illegal', 'depicted_person'];

/** Whether a reason puts a case at the head of the queue (trust 10). */
export function isUrgent(reason: CaseReason): boolean {
  return urgent.includes(reason);
}

/** Days within which a report is decided (trust 10). */
export const reportDays = 7;

/** Characters of what somebody adds in words. */
export const longestReport = 2000;
/** Characters of where a picture is, as somebody writes it down. */
export const longestAddress = 500;

/** Messages around a reported one that are evidence, too: before and after it. */
export const messagesAround = { before: 4, after: 2 } as const;
