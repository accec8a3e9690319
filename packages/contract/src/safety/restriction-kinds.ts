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

/** Kinds of restrictions of a member (trust 9). */
export const restrictionKinds = [
  'photo_removed',
  'text_removed',
  'message_removed',
  'profile_disabled',
  'account_banned',
] as const;
export type RestrictionKind = (typeof restrictionKinds)[number];

export type RestrictionGround = PhotoGround | TextGround | MessageGround | AccountGround;

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

/** Whether a ground is illegal content; the others violate only the brand's terms. */
export function isAgainstLaw(ground: RestrictionGround): boolean {
  return unlawfulGrounds.has(ground);
}

/** How a restriction ended: by a successful appeal, lifted by staff, or expired. */
export const restrictionEnds = ['appeal', 'lifted', 'expired'] as const;
export type RestrictionEnd = (typeof restrictionEnds)[number];

export const appealDecisions = ['uphold', 'reverse'] as const;
export type AppealDecision = (typeof appealDecisions)[number];
