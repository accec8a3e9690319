import {
  accountGrounds,
  messageGrounds,
  photoGrounds,
  textGrounds,
  type AccountGround,
  type MessageGround,
  type PhotoGround,
  type TextGround,
} from './restriction-grounds.js';

/** What may be taken from a member (trust 9). */
export const restrictionKinds = [
  'photo_removed',
  'text_removed',
  'message_removed',
  'profile_disabled',
  'account_banned',
] as const;
export type RestrictionKind = (typeof restrictionKinds)[number];

export type RestrictionGround = PhotoGround | TextGround | MessageGround | AccountGround;

/** The grounds of each kind. */
export const groundsOfKind: Readonly<Record<RestrictionKind, readonly RestrictionGround[]>> = {
  photo_removed: photoGrounds,
  text_removed: textGrounds,
  message_removed: messageGrounds,
  profile_disabled: accountGrounds,
  account_banned: accountGrounds,
};

const unlawfulGrounds: ReadonlySet<RestrictionGround> = new Set([
  'minor',
  'underage',
  'illegal',
  'copyright',
  'fraud',
  'hate',
  'violence_or_hate',
]);

/** Whether a ground is against the law; the others are against the brand's terms alone. */
export function isAgainstLaw(ground: RestrictionGround): boolean {
  return unlawfulGrounds.has(ground);
}

/** How a restriction ended: an appeal was right, staff took it back, its time was over. */
export const restrictionEnds = ['appeal', 'lifted', 'expired'] as const;
export type RestrictionEnd = (typeof restrictionEnds)[number];

/** What may be decided about an appeal. */
export const appealDecisions = ['uphold', 'reverse'] as const;
export type AppealDecision = (typeof appealDecisions)[number];
