import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnswerOf } from '../../../shared/api/api-query';
import { newestReceived } from './history-window';
import { useKindText } from '../bubbles/use-kind-text';

/** Announces messages that arrive while the conversation is open, and none that were there before. */
export function NewMessage({
  initial,
  conversation: { messages, profile, has_newer: isBack },
}: Record<'initial' | 'conversation', AnswerOf<'getConversation'>>) {
  const { t } = useTranslation('chats');
  const kindText = useKindText();
  const [before] = useState(() => newestReceived(initial.messages)?.seq ?? 0);
  const newest = newestReceived(messages);
  const isNew = !isBack && newest !== undefined && (newest.seq ?? 0) > before;
  return (
    <p className="visually-hidden" role="status" aria-live="polite">
      {isNew && t('conversation.received', { name: profile.name, text: kindText(newest) })}
    </p>
  );
}
