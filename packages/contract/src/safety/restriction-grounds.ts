/**
 * Grounds of restrictions: codes, stored and shown to staff. The member's text for each is in
 * `locales/<language>/statements.json` (trust 9).
 */

export const photoGrounds = [
  'nudity',
  'explicit',
  'not_a_person',
  'other_person',
  'minor',
  'contact_data',
  'violence_or_hate',
  'illegal',
  'advertising',
  'copyright',
  'poor_quality',
  'fake',
] as const;
export type PhotoGround = (typeof photoGrounds)[number];

export const textGrounds = [
  'contact_data',
  'link',
  'advertising',
  'insult',
  'sexual_offer',
  'minor',
  'illegal',
  'hate',
  'other',
] as const;
export type TextGround = (typeof textGrounds)[number];

export const messageGrounds = [
  'harassment',
  'insult',
  'hate',
  'fraud',
  'spam',
  'advertising',
  'sexual_offer',
  'minor',
  'illegal',
  'other',
] as const;
export type MessageGround = (typeof messageGrounds)[number];

export const accountGrounds = [
  'underage',
  'impersonation',
  'fraud',
  'harassment',
  'spam',
  'commercial',
  'illegal',
  'many_removals',
  'other',
] as const;
export type AccountGround = (typeof accountGrounds)[number];
