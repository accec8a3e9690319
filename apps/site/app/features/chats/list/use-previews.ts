import { useTranslation } from 'react-i18next';
import type { Chat } from '@kindling/contract/chats/calls/chats';
import { useKindText } from '../history/use-kind-text';

/** What a row of the list says of a conversation's last message, in the reader's language. Needs the texts of `chats`. */
export function usePreviews(): (chat: Chat) => string {
  const { t } = useTranslation('chats');
  const kindText = useKindText();
  return ({ messages: [last] }) => {
    if (!last) return '';
    return last.from_me ? `${t('list.you')} ${kindText(last)}` : kindText(last);
  };
}
