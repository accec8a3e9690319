import type { StaffRight } from '../route.js';

/** What replies are saved for, in the order in which they are offered. */
export const savedReplyUses = ['complaint', 'fictional_chat'] as const;
export type SavedReplyUse = (typeof savedReplyUses)[number];

/** Who writes such answers also saves replies for them. */
export const rightOfReply: Record<SavedReplyUse, StaffRight> = {
  complaint: 'support:answer',
  fictional_chat: 'fictional:answer',
};

/** Characters of a saved reply. */
export const longestSavedReply = 1000;
