import { useState } from 'react';
import { Heart } from 'lucide-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { LikedPart } from '@kindling/contract/meeting/calls/likes';
import type { Profile } from '@kindling/contract/profiles/profile';
import { canStaffAnswer } from '@kindling/contract/chats/fictional-answers';
import { isolate } from '@kindling/contract/text/isolate';
import { textLength } from '@kindling/contract/text/text-length';
import { useUser } from '../../domain/account/use-user';
import { conversationQuery } from '../../domain/chats/conversation-query';
import { sendLine } from '../../domain/chats/sending/send-line';
import { bundlesQuery } from '../../domain/credits/bundles-query';
import { PriceOfCredits } from '../../domain/credits/price-of-credits';
import { useDraft } from '../../domain/drafts/use-draft';
import { waitUntil } from '../../domain/likes/like-rules';
import { LikeWait } from '../../domain/likes/like-wait';
import { likesQuery } from '../../domain/likes/likes-query';
import { useGiveLike } from '../../domain/likes/use-give-like';
import { usePhotoAddress } from '../../domain/photos/photo-address';
import { queryOptions, type AnswerOf } from '../../shared/api/api-query';
import { useTexts } from '../../shared/i18n/use-texts';
import { usePaths } from '../../shared/routing/use-paths';
import { useSite } from '../../shared/site/site-data';
import { Button, ButtonLink } from '../../shared/ui/button';
import { classNames } from '../../shared/ui/class-names';
import { Dialog } from '../../shared/ui/dialog';
import { TextArea } from '../../shared/ui/fields/field';
import { showToast } from '../../shared/ui/notices/toasts';
import styles from './like-dialog.module.scss';
import { galleryOf } from './profile-flow';

/**
 * A like for one photo or answer, with a first line if the reader wants one. The line is an ordinary message at its ordinary price,
 * which is said before. Where credits, premium or an acknowledgement are missing, it goes on in the conversation.
 */
export default function LikeDialog({
  profile,
  part,
  onGiven,
  onClose,
}: {
  profile: Profile;
  part: LikedPart;
  /** @param match they like each other now */
  onGiven: (match: boolean) => void;
  onClose: () => void;
}) {
  const { t } = useTranslation('members');
  const path = usePaths();
  const navigate = useNavigate();
  const client = useQueryClient();
  const memberId = useUser()?.id;
  const like = useGiveLike(part);
  const draft = useDraft(profile);
  const chat = useChat(profile.id);
  const { data: likes } = useQuery(queryOptions(likesQuery));
  const [isSending, setSending] = useState(false);
  const { id, name } = profile;
  const line = draft.text.trim();
  // The last like of the day leaves none for a second one.
  const until = isSending ? null : (like.until ?? waitUntil(likes?.allowance));
  const tooLong = chat.conversation !== undefined && textLength(line) > chat.conversation.message_length;
  if (!useTexts(['chats', 'prompts'])) return null;

  const toConversation = () => void navigate(path('members-id-chat', { id }));
  const send = async () => {
    if (isSending || tooLong) return;
    setSending(true);
    try {
      const { match } = await like.giveAsync(id);
      onGiven(match);
      if (line === '') onClose();
      else if (chat.mayGoNow) await write(match);
      else toConversation();
    } catch {
      // The refusal is said in passing; the text stays.
      setSending(false);
    }
  };
  const write = async (match: boolean) => {
    if (memberId === undefined) return;
    const sending = sendLine(memberId, profile, line, (text) => draft.giveBack(text, true));
    // The queue has the text by now.
    draft.write('');
    const outcome = await sending;
    void client.invalidateQueries({ queryKey: ['getConversation'] });
    if (outcome === 'stopped' || outcome === 'failed') {
      toConversation();
      return;
    }
    if (!match)
      showToast(
        t(`likes:heart.${outcome === 'sent' ? 'sent' : 'waits'}`, { name: isolate(name) }),
        'success',
      );
    onClose();
  };

  return (
    <Dialog title={t('likes:heart.title', { name })} onClose={onClose}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <Liked profile={profile} part={part} />
        <LikeWait until={until} />
        <TextArea
          label={t('likes:heart.line')}
          hint={t('likes:heart.optional')}
          problem={tooLong ? t('errors:message_too_long') : undefined}
          rows={3}
          value={draft.text}
          onChange={(event) => draft.write(event.target.value)}
        />
        {chat.conversation && <Price profile={profile} conversation={chat.conversation} line={line} />}
        {line !== '' && chat.conversation && !chat.mayGoNow && (
          <p className={styles.later}>{t('likes:heart.later')}</p>
        )}
        {until === null ? (
          <Button type="submit" size="large" wide busy={isSending}>
            <Heart aria-hidden="true" />
            {t(line === '' ? 'likes:heart.send' : 'likes:heart.send_line')}
          </Button>
        ) : (
          <ButtonLink to={path('members-id-chat', { id })} size="large" wide>
            {t('action.message')}
          </ButtonLink>
        )}
      </form>
    </Dialog>
  );
}

/** What the like is for. */
function Liked({ profile, part }: { profile: Profile; part: LikedPart }) {
  const { t } = useTranslation('prompts');
  const address = usePhotoAddress();
  if ('prompt' in part) {
    const answer = profile.prompts.find(({ prompt }) => prompt === part.prompt)?.answer;
    return (
      <blockquote className={styles.quote}>
        <p>{t(part.prompt)}</p>
        <p className={styles.answer}>
          <bdi>{answer}</bdi>
        </p>
      </blockquote>
    );
  }
  const photo = galleryOf(profile).find(({ id }) => id === part.photo_id);
  return photo ? <img className={styles.photo} src={address(photo.thumb_filename)} alt="" /> : null;
}

/** What the line costs, as the composer of the conversation says it. */
function Price({
  profile,
  conversation: { costs, message_length: longest },
  line,
}: {
  profile: Profile;
  conversation: AnswerOf<'getConversation'>;
  line: string;
}) {
  const { t } = useTranslation('chats');
  const { settings } = useSite();
  const credits = useUser()?.credits ?? 0;
  const { data } = useQuery(queryOptions(bundlesQuery));
  const unanswered = profile.fictional && !canStaffAnswer(settings);
  const length = textLength(line);
  return (
    <div className={styles.facts}>
      <p>
        {costs.message > 0 ? (
          <>
            <span>
              {t('composer.cost')} <PriceOfCredits credits={costs.message} bundles={data?.bundles ?? []} />
            </span>{' '}
            <span className={classNames(credits < costs.message && styles.low)}>
              {t('composer.balance', { count: credits })}
            </span>
          </>
        ) : (
          t(unanswered ? 'composer.unanswered' : 'composer.free')
        )}
      </p>
      <p>
        <span aria-hidden="true">{`${length} / ${longest}`}</span>
        <span className="visually-hidden">{t('composer.length', { length, longest })}</span>
      </p>
    </div>
  );
}

/** The conversation with a member as it is before the line, and whether the line can be sent from here. */
function useChat(profileId: string) {
  const credits = useUser()?.credits ?? 0;
  const { data: conversation } = useQuery(queryOptions(conversationQuery({ profile_id: profileId })));
  const mayGoNow =
    conversation !== undefined &&
    conversation.costs.message <= credits &&
    !conversation.acknowledgement_needed &&
    conversation.conversations_left !== 0;
  return { conversation, mayGoNow };
}
