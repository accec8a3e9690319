import { useTranslation } from 'react-i18next';
import type { Message } from '@kindling/contract/chats/calls/chats';
import { useHiddenMessages } from '../warnings/use-hidden-message';

/**
 * A message as plain words: its text unless that is hidden from the reader, by a word on their list or by their own press, or
 * the name of its kind. Needs the texts of `chats`.
 */
export function useKindText(): (
  message: Pick<Message, 'id' | 'kind' | 'text'> &
    Partial<Pick<Message, 'removed' | 'retracted' | 'unwanted'>>,
) => string {
  const { t } = useTranslation('chats');
  const hidden = useHiddenMessages();
  return ({ id, kind, text, removed = false, retracted = false, unwanted = false }) => {
    if (removed) return t('kind.removed');
    if (retracted) return t('kind.retracted');
    if (unwanted || hidden.has(id)) return t('kind.unwanted');
    return kind === 'text' ? text : t(`kind.${kind}`);
  };
}
