import type { StaffRight } from '../route.js';

/**
 * The console's desk (decisions §9): items of every kind that need a decision, in one queue. What each kind shows is in
 * `shapes/desk-subjects.ts`.
 */

export const deskKinds = ['photo', 'text', 'opener', 'report', 'fraud', 'appeal', 'verification'] as const;
export type DeskKindName = (typeof deskKinds)[number];

export const rightOfDeskKind: Record<DeskKindName, StaffRight> = {
  photo: 'photos:inspect',
  text: 'profiles:write',
  opener: 'complaints:handle',
  report: 'complaints:handle',
  fraud: 'complaints:handle',
  appeal: 'complaints:handle',
  verification: 'photos:inspect',
};

export const deskDecisions = [
  'approve',
  'remove',
  'restrict',
  'dismiss',
  'uphold',
  'reverse',
  'confirm',
  'refuse',
  'escalate',
] as const;
export type DeskDecision = (typeof deskDecisions)[number];

/** Decisions available for each kind. An escalated item is decided by another person. */
export const decisionsOfDeskKind: Record<DeskKindName, readonly DeskDecision[]> = {
  photo: ['approve', 'remove', 'escalate'],
  text: ['approve', 'remove', 'escalate'],
  opener: ['approve', 'remove', 'escalate'],
  report: ['restrict', 'dismiss', 'escalate'],
  fraud: ['restrict', 'dismiss', 'escalate'],
  appeal: ['uphold', 'reverse', 'escalate'],
  verification: ['confirm', 'refuse', 'escalate'],
};

/** Measures of a decision `restrict`. */
export const deskMeasures = [
  'photo_removed',
  'text_removed',
  'message_removed',
  'profile_disabled',
  'account_banned',
] as const;
export type DeskMeasure = (typeof deskMeasures)[number];

/** Why an item has priority. */
export const deskRisks = [
  'reported',
  'removed_before',
  'resembles_removed',
  'first_photo',
  'main_photo',
  'held_text',
  'many_reports',
  'minor',
  'illegal',
  'depicted_person',
] as const;
export type DeskRisk = (typeof deskRisks)[number];

/** How long a decision can be undone before it takes effect. */
export const undoSeconds = 10;
/** How long a staff member holds an item, counted from their last call for more. */
export const leaseSeconds = 120;
/** Maximum number of items of a kind in one tab of the console. */
export const mostTaken = 5;
/** Maximum number of items of a kind that one person holds in all their tabs. */
export const mostHeld = 20;
/** Maximum characters of a decision's note: the facts that the moderator adds. */
export const longestNote = 1000;
