import type { StaffRight } from '../route.js';

/** What replies are saved for, in the order in which they are offered. */
export const savedReplyUses = ['complaint', 'fictional_chat'] as const;
export type SavedReplyUse = (typeof savedReplyUses)[number];

/** The right that lets staff write such answers also lets them save replies. */
export const rightOfReply: Record<SavedReplyUse, StaffRight> = {
  complaint: 'support:answer',
  fictional_chat: 'fictional:answer',
};

/** Characters of a saved reply. */
export const longestSavedReply = 1000;
