import { useTranslation } from 'react-i18next';
import type { Message } from '@kindling/contract/chats/calls/chats';

/** A message as plain words: its text, or the name of its kind. Needs the texts of `chats`. */
export function useKindText(): (message: Pick<Message, 'kind' | 'text'> & { removed?: boolean }) => string {
  const { t } = useTranslation('chats');
  return ({ kind, text, removed = false }) => {
    if (removed) return t('kind.removed');
    return kind === 'text' ? text : t(`kind.${kind}`);
  };
}
