import { Gift } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { canStaffAnswer } from '@kindling/contract/chats/fictional-answers';
import type { Message } from '@kindling/contract/chats/calls/chats';
import { chatsQuery } from '../../domain/chats/chats-query';
import type { BuyingSheet } from '../../domain/credits/buying';
import { useDraft } from '../../domain/drafts/use-draft';
import { PageHead } from '../../domain/account/page-head';
import { useApiQuery, type AnswerOf } from '../../shared/api/api-query';
import { useSite } from '../../shared/site/site-data';
import { OfflineNotice } from '../../shared/ui/notices/offline-notice';
import { StaleNotice } from '../../shared/ui/notices/stale-notice';
import { useReact } from './actions/use-react';
import { quoteOf } from './bubbles/quote-of';
import { Composer } from './composer/composer';
import { ConversationHeader } from './conversation-header';
import { ConversationsLeft } from './conversations-left';
import { useGiftPicker } from './gifts/use-gift-picker';
import { FirstMessage } from './history/first-message';
import { MessageList } from './history/message-list';
import { NewMessage } from './history/new-message';
import { useConversation } from './history/use-conversation';
import { useLeaveWhenGone } from './history/use-leave-when-gone';
import { ChatSidebar } from './list/chat-sidebar';
import { usePictures } from './pictures/use-pictures';
import type { ConversationAddress } from '../../domain/chats/conversation-query';
import { useRetract } from './retraction/use-retract';
import { useSendMessage } from './sending/use-send-message';
import { Stopped } from './stopped';
import { useTyping } from './typing/use-typing';
import styles from './conversation-screen.module.scss';

// Rarely opened.
const AcknowledgeDialog = lazy(() => import('./acknowledge-dialog'));
const ThinkAgainDialog = lazy(() => import('./think-again-dialog'));
const MessageActions = lazy(() => import('./actions/message-actions'));
const GiftPicker = lazy(() => import('./gifts/gift-picker'));
const IcebreakersDialog = lazy(() => import('./icebreakers/icebreakers-dialog'));
const RetractDialog = lazy(() => import('./retraction/retract-dialog'));
const ReportDialog = lazy(() => import('../../domain/reports/report-dialog'));

/** A conversation, from 768 px on next to the list of all conversations (layout `chat`). */
export function ConversationScreen({
  address,
  initial,
  chats,
  bundles,
  BuyingSheet,
}: {
  address: ConversationAddress;
  initial: AnswerOf<'getConversation'>;
  chats: AnswerOf<'getChats'>;
  bundles: AnswerOf<'getBundles'>;
  BuyingSheet: BuyingSheet;
}) {
  const { t } = useTranslation('chats');
  const open = useConversation(address, initial);
  useLeaveWhenGone(open.error);
  const { conversation } = open;
  const { profile, costs } = conversation;
  const { settings } = useSite();
  const draft = useDraft(profile);
  const sending = useSendMessage(conversation, open.change, draft);
  const react = useReact(open.changeMessage);
  const retraction = useRetract(open.changeMessage);
  const typing = useTyping(conversation.conversation, conversation.messages);
  const gifts = useGiftPicker();
  const field = useRef<HTMLTextAreaElement>(null);
  const [isStarting, setStarting] = useState(false);
  const unanswered = profile.fictional && !canStaffAnswer(settings);
  const [quoted, setReply] = useState<Message['reply_to']>(null);
  const isQuoteGone = conversation.messages.some(({ id, retracted }) => retracted && id === quoted?.id);
  const reply = isQuoteGone ? null : quoted;
  const [acting, setActing] = useState<{ message: Message; trigger: HTMLElement }>();
  const [reported, setReported] = useState<Message>();
  const [unread] = useState(
    () => chats.chats.find(({ conversation: id }) => id === initial.conversation)?.num_unread_messages ?? 0,
  );
  // The list is polled each minute and is fresher.
  const { data: known } = useApiQuery(chatsQuery, chats);
  const listed = known.chats.find((chat) => chat.profile.id === profile.id);
  const [wasListed, setWasListed] = useState(false);
  if (listed && !wasListed) setWasListed(true);
  // A member who left the list is no longer online.
  const online = listed?.online ?? (!wasListed && conversation.online);
  const answer = (message: Message) => setReply(quoteOf(message));
  const pictures = usePictures({
    conversation,
    bundles: bundles.bundles,
    onSend: (picture) => {
      setReply(null);
      sending.send({ picture, replyTo: reply });
    },
    onOpened: open.changeMessage,
    onReport: setReported,
  });

  return (
    <div className={styles.screen}>
      <PageHead title={t('conversation.title', { name: profile.name })} />
      <ChatSidebar initial={chats} current={conversation.conversation} />
      <section
        className={styles.conversation}
        aria-label={t('conversation.title', { name: profile.name })}
        {...pictures.listeners}
      >
        <ConversationHeader
          profile={profile}
          conversation={conversation.conversation}
          online={online}
          typing={typing}
        />
        <OfflineNotice />
        <StaleNotice error={open.error} connection={t('conversation.stale')} />
        <MessageList
          conversation={conversation}
          pages={open}
          pending={sending.pending}
          first={<FirstMessage profile={profile} onIcebreakers={() => setStarting(true)} />}
          unread={unread}
          handlers={{
            onActions: (message, trigger) => setActing({ message, trigger }),
            onReply: answer,
            onReact: react,
            ...pictures.handlers,
          }}
          pendingHandlers={{
            onRetry: sending.retry,
            onDiscard: sending.discard,
            onTakeBack: sending.takeBack,
          }}
        />
        <NewMessage initial={initial} conversation={conversation} />
        <ConversationsLeft left={conversation.conversations_left} />
        <Composer
          name={profile.name}
          cost={costs.message}
          longest={conversation.message_length}
          unanswered={unanswered}
          bundles={bundles.bundles}
          field={field}
          text={draft.text}
          reply={reply}
          tools={[...pictures.tools, { icon: Gift, label: t('tools.gift'), onPick: gifts.open }]}
          onText={(text) => {
            draft.write(text);
            typing.tell();
          }}
          onCancelReply={() => setReply(null)}
          onSend={(text) => {
            setReply(null);
            sending.send({ text, replyTo: reply });
          }}
        />
        {pictures.windows}
      </section>
      {gifts.isOpen && (
        <Suspense>
          <GiftPicker
            name={profile.name}
            cost={costs.gift}
            unanswered={unanswered}
            bundles={bundles.bundles}
            onSend={(gift) => {
              gifts.close();
              setReply(null);
              sending.send({ gift, replyTo: reply });
            }}
            onClose={gifts.close}
          />
        </Suspense>
      )}
      {isStarting && (
        <Suspense>
          <IcebreakersDialog
            name={profile.name}
            onChoose={(line) => {
              setStarting(false);
              draft.write(draft.text.trim() === '' ? line : `${draft.text.trimEnd()}\n${line}`);
              // After the dialog has returned the focus.
              requestAnimationFrame(() => field.current?.focus());
            }}
            onClose={() => setStarting(false)}
          />
        </Suspense>
      )}
      {acting && (
        <Suspense>
          <MessageActions
            key={acting.message.id}
            {...acting}
            onReply={() => answer(acting.message)}
            onReact={(emoji) => react(acting.message, emoji)}
            onReport={() => setReported(acting.message)}
            onRetract={() => retraction.ask(acting.message)}
            onClose={() => setActing(undefined)}
          />
        </Suspense>
      )}
      {retraction.asked && (
        <Suspense>
          <RetractDialog
            name={profile.name}
            fictional={profile.fictional}
            onConfirm={() => retraction.asked && retraction.confirm(retraction.asked)}
            onClose={retraction.cancel}
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
      {sending.stop && (
        <Stopped
          stop={sending.stop}
          conversation={conversation}
          offer={bundles}
          BuyingSheet={BuyingSheet}
          onStarted={(payment) => {
            sending.awaitPayment(draft.text.trim(), payment);
            if (!sending.stop?.refused.gift) draft.write('');
          }}
          onEnough={() => {
            sending.sendStopped(draft.text.trim());
            if (!sending.stop?.refused.gift) draft.write('');
          }}
          onClose={sending.clearStop}
        />
      )}
      {sending.unconfirmed && (
        <Suspense>
          <ThinkAgainDialog
            reason={sending.unconfirmed.reason}
            name={profile.name}
            onSend={sending.sendUnconfirmed}
            onChange={() => {
              setReply(sending.unconfirmed?.message.replyTo ?? null);
              sending.dropUnconfirmed();
              // After the dialog has returned the focus.
              requestAnimationFrame(() => field.current?.focus());
            }}
          />
        </Suspense>
      )}
      {sending.needsAcknowledgement && (
        <Suspense>
          <AcknowledgeDialog
            name={profile.name}
            onAcknowledge={sending.acknowledge}
            onCancel={sending.decline}
          />
        </Suspense>
      )}
    </div>
  );
}
