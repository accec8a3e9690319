import type { StaffRight } from '../route.js';

/**
 * The console's desk (decisions §9): what waits for a person to decide, of any kind, in one queue. What each kind shows
 * is in `shapes/desk-subjects.ts`.
 */

export const deskKinds = ['photo', 'text', 'opener', 'report', 'appeal', 'verification'] as const;
export type DeskKindName = (typeof deskKinds)[number];

/** The right that each kind asks for. */
export const rightOfDeskKind: Record<DeskKindName, StaffRight> = {
  photo: 'photos:inspect',
  text: 'profiles:write',
  opener: 'complaints:handle',
  report: 'complaints:handle',
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

/** What may be decided on each kind. Escalated is what another person should decide. */
export const decisionsOfDeskKind: Record<DeskKindName, readonly DeskDecision[]> = {
  photo: ['approve', 'remove', 'escalate'],
  text: ['approve', 'remove', 'escalate'],
  opener: ['approve', 'remove', 'escalate'],
  report: ['restrict', 'dismiss', 'escalate'],
  appeal: ['uphold', 'reverse', 'escalate'],
  verification: ['confirm', 'refuse', 'escalate'],
};

/** What a decision `restrict` may do to a member. */
export const deskMeasures = [
  'photo_removed',
  'text_removed',
  'message_removed',
  'profile_disabled',
  'account_banned',
] as const;
export type DeskMeasure = (typeof deskMeasures)[number];

/** Why an item stands before others. */
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

/** How long a decision can be taken back before it takes effect. */
export const undoSeconds = 10;
/** How long an item stays with whom it was given to, counted from their last call for more. */
export const leaseSeconds = 120;
/** As many items of a kind one tab of the console is given at a time. */
export const mostTaken = 5;
/** As many of a kind as one person holds in all their tabs. */
export const mostHeld = 20;
/** Characters of a decision's note: the facts that the moderator adds. */
export const longestNote = 1000;
