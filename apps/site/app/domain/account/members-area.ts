import type { PageName } from '@kindling/contract/pages';

const membersArea: readonly PageName[] = ['members', 'members-id', 'chats', 'likes', 'likes-m-id', 'premium'];

/** Whether a page belongs to the members area (specification §2). */
export function isMembersArea(page: PageName | null): boolean {
  return page !== null && membersArea.includes(page);
}
