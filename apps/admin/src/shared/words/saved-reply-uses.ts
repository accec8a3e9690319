import { rightOfReply, savedReplyUses, type SavedReplyUse } from '@kindling/contract/console/saved-replies';
import type { StaffRight } from '@kindling/contract/route';
import { usePermissions } from 'react-admin';
import { t } from './texts';

const names: Readonly<Record<SavedReplyUse, string>> = {
  complaint: t('Complaints'),
  fictional_chat: t('Fictional chats'),
};

export const replyUseName = (use: SavedReplyUse): string => names[use];

/** What the reader writes answers for, as choices of a field. */
export function useReplyUses(): { id: SavedReplyUse; name: string }[] {
  const { permissions = [] } = usePermissions<StaffRight[]>();
  return savedReplyUses
    .filter((use) => permissions.includes(rightOfReply[use]))
    .map((id) => ({ id, name: names[id] }));
}
