import { z } from 'zod';
import { route } from '../../route.js';
import { done, id, token } from '../../values.js';

/** Account closure: deletion, its undoing within 14 days, and the member's data export (decisions §3.5). */

export const deletionReasons = [
  'found_someone',
  'no_matches',
  'too_expensive',
  'too_many_mails',
  'privacy',
  'break',
  'other',
] as const;
export type DeletionReason = (typeof deletionReasons)[number];

export const deleteAccount = route('deleteAccount', {
  summary: 'Hides the account at once, ends its sessions and mails a link that undoes this for 14 days.',
  access: 'member',
  body: z.strictObject({ reason: z.enum(deletionReasons) }),
  response: done,
  problems: [],
});

export const reactivateAccount = route('reactivateAccount', {
  summary: 'Undoes a deletion by the single-use token of its mail. Logs nobody in.',
  access: 'visitor',
  body: z.strictObject({ token: z.string().min(1).max(200) }),
  response: done,
  problems: ['link_expired'],
});

export const exportAccount = route('exportAccount', {
  summary: "Makes a short-lived address of a ZIP with all of the member's data (trust 16).",
  access: 'member',
  /** Asked for again: an unlocked phone must not be enough to export a member's whole data. */
  body: z.strictObject({ password: z.string().max(1000) }),
  /** A path of this site, valid for a few minutes and one download. */
  response: z.strictObject({ path: z.string() }),
  problems: ['account_locked'],
});

export const exportByLink = route('exportByLink', {
  summary: 'The same for a member who is banned and has no session: by the link of the ban and the password.',
  access: 'visitor',
  params: z.strictObject({ id }),
  body: z.strictObject({ token, password: z.string().max(1000) }),
  /** A path of this site, valid for two minutes and one download. */
  response: z.strictObject({ path: z.string() }),
  problems: ['link_expired', 'account_locked'],
});
