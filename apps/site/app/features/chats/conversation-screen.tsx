import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { canStaffAnswer } from '@kindling/contract/fictional-answers';
import type { Message } from '@kindling/contract/routes/chats';
import { useDraft } from '../../domain/drafts/use-draft';
import { PageHead } from '../../domain/account/page-head';
import type { AnswerOf } from '../../shared/api/api-query';
import { useSite } from '../../shared/site/site-data';
import { Alert } from '../../shared/ui/alert';
import { OfflineNotice } from '../../shared/ui/offline-notice';
import { AcknowledgeDialog } from './acknowledge-dialog';
import { useReact } from './actions/use-react';
import { Composer } from './composer/composer';
import { ConversationHeader } from './conversation-header';
import { ConversationsLeft } from './conversations-left';
import { MessageList } from './history/message-list';
import { NewMessage } from './history/new-message';
import { useConversation } from './history/use-conversation';
import { ChatSidebar } from './list/chat-sidebar';
import type { ConversationAddress } from './queries';
import { useSendMessage } from './sending/use-send-message';
import { StopDialog } from './stop-dialog';
import styles from './conversation-screen.module.scss';

// Opened for one message now and then.
const MessageActions = lazy(() => import('./actions/message-actions'));
const ReportDialog = lazy(() => import('../../domain/reports/report-dialog'));

/** A conversation, from 768 px on beside the list of all of them (layout `chat`). */
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
  const open = useConversation(address, initial);
  const { conversation } = open;
  const { profile, costs } = conversation;
  const { settings } = useSite();
  const draft = useDraft(profile);
  const sending = useSendMessage(conversation, open.change, draft.giveBack);
  const react = useReact(open.changeMessage);
  const [reply, setReply] = useState<Message['reply_to']>(null);
  const [acting, setActing] = useState<{ message: Message; trigger: HTMLElement }>();
  const [reported, setReported] = useState<Message>();
  const [unread] = useState(
    () => chats.chats.find(({ conversation: id }) => id === initial.conversation)?.num_unread_messages ?? 0,
  );
  const answer = (message: Message) => setReply(quoteOf(message));

  return (
    <div className={styles.screen}>
      <PageHead title={t('conversation.title', { name: profile.name })} />
      <ChatSidebar initial={chats} current={conversation.conversation} />
      <section className={styles.conversation} aria-label={t('conversation.title', { name: profile.name })}>
        <ConversationHeader profile={profile} conversation={conversation.conversation} />
        <OfflineNotice />
        {open.isStale && <Alert kind="warning">{t('conversation.stale')}</Alert>}
        <MessageList
          conversation={conversation}
          pages={open}
          pending={sending.pending}
          unread={unread}
          handlers={{
            onActions: (message, trigger) => setActing({ message, trigger }),
            onReply: answer,
            onReact: react,
          }}
          onRetry={sending.retry}
          onDiscard={sending.discard}
        />
        <NewMessage initial={initial} conversation={conversation} />
        <ConversationsLeft left={conversation.conversations_left} />
        <Composer
          name={profile.name}
          cost={costs.message}
          longest={conversation.message_length}
          unanswered={profile.fictional && !canStaffAnswer(settings)}
          bundles={bundles.bundles}
          text={draft.text}
          reply={reply}
          tools={[]}
          onText={draft.write}
          onCancelReply={() => setReply(null)}
          onSend={(text) => {
            draft.write('');
            setReply(null);
            sending.send({ text, replyTo: reply });
          }}
        />
      </section>
      {acting && (
        <Suspense>
          <MessageActions
            key={acting.message.id}
            {...acting}
            onReply={() => answer(acting.message)}
            onReact={(emoji) => react(acting.message, emoji)}
            onReport={() => setReported(acting.message)}
            onClose={() => setActing(undefined)}
          />
        </Suspense>
      )}
      {reported && (
        <Suspense>
          <ReportDialog
            target={{
              id: profile.id,
              name: profile.name,
              conversation: conversation.conversation,
              message: reported.id,
            }}
            onClose={() => setReported(undefined)}
          />
        </Suspense>
      )}
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

function quoteOf({ id, from_me, kind, text }: Message): NonNullable<Message['reply_to']> {
  return { id, from_me, kind, text };
}
