/** What can be reported and why (trust 8). Free of any library, so that the browser's bundle can hold it. */

import { promptCodes } from '../profiles/prompts.js';

/** Subjects of a report. `address`: a picture that matches none of ours. */
export const reportKinds = ['profile', 'photo', 'text', 'message', 'address'] as const;
export type ReportKind = (typeof reportKinds)[number];

/** The texts of a profile that can be reported separately; an answer to a prompt by the prompt's code. */
export const reportedFields = ['name', 'about_me', ...promptCodes] as const;
export type ReportedField = (typeof reportedFields)[number];

/** Reasons of a report, in the order in which they are offered. */
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

/** In addition: people in a picture who did not consent ask for its removal (trust 8). */
export const caseReasons = [...reportReasons, 'depicted_person'] as const;
export type CaseReason = (typeof caseReasons)[number];

/** Outcomes of a case. `left`: the reported member was erased before the decision. */
export const reportOutcomes = ['restricted', 'dismissed', 'left'] as const;
export type ReportOutcome = (typeof reportOutcomes)[number];

const urgent: readonly CaseReason[] = ['minor', 'illegal', 'depicted_person'];

/** Whether a reason puts a case at the head of the queue (trust 10). */
export function isUrgent(reason: CaseReason): boolean {
  return urgent.includes(reason);
}

/** Days within which a report is decided (trust 10). */
export const reportDays = 7;

/** Maximum characters of the reporter's text. */
export const longestReport = 2000;
/** Maximum characters of a picture's location as the reporter describes it. */
export const longestAddress = 500;

/** Messages that a reporter can choose to go with a report. */
export const mostChosenMessages = 20;

/** Messages around a reported one that are kept as evidence where the reporter chose none: before and after it. */
export const messagesAround = { before: 4, after: 2 } as const;
