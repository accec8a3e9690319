import { useTranslation } from 'react-i18next';
import type { Message } from '@kindling/contract/chats/calls/chats';

/** A message as plain words: its text, or the name of its kind. Needs the texts of `chats`. */
export function useKindText(): (
  message: Pick<Message, 'kind' | 'text'> & { removed?: boolean; retracted?: boolean },
) => string {
  const { t } = useTranslation('chats');
  return ({ kind, text, removed = false, retracted = false }) => {
    if (removed) return t('kind.removed');
    if (retracted) return t('kind.retracted');
    return kind === 'text' ? text : t(`kind.${kind}`);
  };
}
