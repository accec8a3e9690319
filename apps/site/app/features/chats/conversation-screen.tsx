import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { canStaffAnswer } from '@kindling/contract/fictional-answers';
import type { AnswerOf } from '../../shared/api/api-query';
import { useDraft } from '../../domain/drafts/use-draft';
import { PageHead } from '../../domain/account/page-head';
import { Alert } from '../../shared/ui/alert';
import { OfflineNotice } from '../../shared/ui/offline-notice';
import { AcknowledgeDialog } from './acknowledge-dialog';
import { ChatSidebar } from './chat-sidebar';
import { ConversationsLeft } from './conversations-left';
import { Composer } from './composer';
import { ConversationHeader } from './conversation-header';
import { newestReceived } from './conversation-messages';
import { MessageList } from './message-list';
import type { ConversationAddress } from './queries';
import { StopDialog } from './stop-dialog';
import { useConversation } from './use-conversation';
import { useSendMessage } from './use-send-message';
import styles from './conversation-screen.module.scss';

/** A conversation over the whole screen (layout `chat`), from the desktop on beside the list of all of them. */
export function ConversationScreen({
  address,
  initial,
  chats,
  bundles,
}: {
  address: ConversationAddress;
  initial: AnswerOf<'getConversation'>;
  chats: AnswerOf<'getChats'>;
  bundles: AnswerOf<'getBundles'>;
}) {
  const { t } = useTranslation('chats');
  const { conversation, isStale, loadOlder, loadingOlder, change } = useConversation(address, initial);
  const draft = useDraft(conversation.profile);
  const sending = useSendMessage(conversation, change, draft.giveBack);
  const { profile, messages } = conversation;

  return (
    <div className={styles.screen}>
      <PageHead title={t('conversation.title', { name: profile.name })} />
      <ChatSidebar initial={chats} current={conversation.conversation} />
      <section className={styles.conversation} aria-label={t('conversation.title', { name: profile.name })}>
        <ConversationHeader profile={profile} conversation={conversation.conversation} />
        <OfflineNotice />
        {isStale && <Alert kind="warning">{t('conversation.stale')}</Alert>}
        <MessageList
          profile={profile}
          messages={messages}
          pending={sending.pending}
          onRetry={sending.retry}
          onDiscard={sending.discard}
          older={conversation.has_older ? { load: loadOlder, loading: loadingOlder } : null}
        />
        <NewMessage initial={initial} conversation={conversation} />
        <ConversationsLeft left={conversation.conversations_left} />
        <Composer
          name={profile.name}
          cost={conversation.cost}
          unanswered={profile.fictional && !canStaffAnswer()}
          bundles={bundles.bundles}
          text={draft.text}
          onText={draft.write}
          onSend={(text) => {
            draft.write('');
            sending.send(text);
          }}
        />
      </section>
      {sending.stop && <StopDialog reason={sending.stop} onClose={sending.clearStop} />}
      {sending.needsAcknowledgement && (
        <AcknowledgeDialog
          name={profile.name}
          onAcknowledge={sending.acknowledge}
          onCancel={sending.decline}
        />
      )}
    </div>
  );
}

/** Reads out what comes in while the conversation is open, and nothing that was there before. */
function NewMessage({
  initial,
  conversation: { messages, profile },
}: Record<'initial' | 'conversation', AnswerOf<'getConversation'>>) {
  const { t } = useTranslation('chats');
  const [before] = useState(() => newestReceived(initial.messages)?.id);
  const newest = newestReceived(messages);
  const isNew = newest !== undefined && newest.id !== before;
  return (
    <p className="visually-hidden" role="status" aria-live="polite">
      {isNew && t('conversation.received', { name: profile.name, text: newest.text })}
    </p>
  );
}
