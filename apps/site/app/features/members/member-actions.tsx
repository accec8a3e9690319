import { Gift, Heart, MessageCircle } from 'lucide-react';
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import type { Profile } from '@kindling/contract/profiles/profile';
import { isolate } from '@kindling/contract/text/isolate';
import { useAccountDialogs } from '../../domain/account/account-dialogs';
import { useUser } from '../../domain/account/use-user';
import { giftPickerHash } from '../../domain/chats/gift-picker-hash';
import { queryOptions } from '../../shared/api/api-query';
import { MemberMenu } from '../../domain/blocks/member-menu';
import { waitUntil } from '../../domain/likes/like-rules';
import { LikeWait } from '../../domain/likes/like-wait';
import { MatchDialog } from '../../domain/likes/match-dialog';
import { likesQuery } from '../../domain/likes/likes-query';
import { useGiveLike } from '../../domain/likes/use-give-like';
import { useTakeBackLike } from '../../domain/likes/use-take-back-like';
import { usePaths } from '../../shared/routing/use-paths';
import { Button, ButtonLink } from '../../shared/ui/button';
import { showToast } from '../../shared/ui/notices/toasts';
import { classNames } from '../../shared/ui/class-names';
import styles from './member-actions.module.scss';

/** Like, message and gift; visitors are led to the signup, which takes over their first message. */
export function MemberActions({ profile }: { profile: Profile }) {
  const user = useUser();
  return user ? <ForMembers profile={profile} /> : <ForVisitors profile={profile} />;
}

function ForMembers({ profile }: { profile: Profile }) {
  const { t } = useTranslation('members');
  const path = usePaths();
  const navigate = useNavigate();
  const like = useGiveLike();
  const { takeBack, busy: takingBack } = useTakeBackLike();
  const busy = like.busy || takingBack;
  const { data: likes } = useQuery(queryOptions(likesQuery));
  const [matchSeen, setMatchSeen] = useState(false);
  const left = (like.given?.allowance ?? likes?.allowance)?.left;
  const until = like.until ?? (profile.liked ? null : waitUntil(likes?.allowance));
  const give = () =>
    like.give(profile.id, {
      onSuccess: ({ match }) => {
        if (!match) showToast(t('status.liked', { name: isolate(profile.name) }), 'success');
      },
    });
  const status = profile.match ? 'match' : profile.liked ? 'liked' : null;
  return (
    <div className={styles.actions}>
      <div className={styles.row}>
        <button
          type="button"
          className={classNames(styles.like, profile.liked && styles.liked)}
          aria-pressed={profile.liked}
          aria-busy={busy || undefined}
          onClick={() => {
            if (busy) return;
            if (profile.liked) takeBack(profile);
            else give();
          }}
        >
          <Heart aria-hidden="true" />
          <span className="visually-hidden">{t('action.like', { name: profile.name })}</span>
        </button>
        <ButtonLink to={path('members-id-chat', { id: profile.id })} size="large" className={styles.message}>
          <MessageCircle aria-hidden="true" />
          {t('action.message')}
        </ButtonLink>
        <Link
          to={`${path('members-id-chat', { id: profile.id })}${giftPickerHash}`}
          className={styles.gift}
          aria-label={t('action.gift', { name: profile.name })}
        >
          <Gift aria-hidden="true" />
        </Link>
        <MemberMenu target={profile} className={styles.more} />
      </div>
      <p className={styles.status}>
        {status && <span>{t(`status.${status}`, { name: profile.name })}</span>}
        {left !== undefined && left > 0 && (like.given || !profile.liked) && (
          <span>{` ${t('likes_left', { count: left })}`}</span>
        )}
      </p>
      <LikeWait until={until} />
      {like.given?.match && !matchSeen && (
        <MatchDialog
          profile={profile}
          onClose={() => setMatchSeen(true)}
          chatWith={(id) => path('members-id-chat', { id })}
          onProfile={(id) => {
            setMatchSeen(true);
            void navigate(path('members-id', { id }));
          }}
        />
      )}
    </div>
  );
}

function ForVisitors({ profile }: { profile: Profile }) {
  const { t } = useTranslation('members');
  const { openSignup } = useAccountDialogs();
  const { id: profileId, name, fictional } = profile;
  return (
    <div className={styles.actions}>
      <div className={styles.row}>
        <button type="button" className={styles.like} onClick={() => openSignup()}>
          <Heart aria-hidden="true" />
          <span className="visually-hidden">{t('action.like', { name })}</span>
        </button>
        <Button
          size="large"
          className={styles.message}
          onClick={() => openSignup({ profileId, name, fictional })}
        >
          <MessageCircle aria-hidden="true" />
          {t('action.message')}
        </Button>
        <button
          type="button"
          className={styles.gift}
          aria-label={t('action.gift', { name })}
          onClick={() => openSignup()}
        >
          <Gift aria-hidden="true" />
        </button>
      </div>
      <p className={styles.status}>{t('visitor.profile')}</p>
    </div>
  );
}
