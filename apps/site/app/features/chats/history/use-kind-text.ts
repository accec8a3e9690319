import { useTranslation } from 'react-i18next';
import type { Message } from '@kindling/contract/chats/calls/chats';

/** What a message is where only words can stand: itself where it is a text, else its kind. Needs the texts of `chats`. */
export function useKindText(): (message: Pick<Message, 'kind' | 'text'> & { removed?: boolean }) => string {
  const { t } = useTranslation('chats');
  return ({ kind, text, removed = false }) => {
    if (removed) return t('kind.removed');
    return kind === 'text' ? text : t(`kind.${kind}`);
  };
}
