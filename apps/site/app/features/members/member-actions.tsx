import { Clock, Gift, Heart, MessageCircle } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import type { Profile } from '@kindling/contract/profiles/profile';
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
import { useWaits } from '../../domain/likes/use-waits';
import { usePaths } from '../../shared/routing/use-paths';
import { Button, ButtonLink } from '../../shared/ui/button';
import { shake } from '../../shared/ui/shake';
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
  const { takeBack, busy: takingBack } = useTakeBackLike({ told: false });
  const busy = like.busy || takingBack;
  const { data: likes } = useQuery(queryOptions(likesQuery));
  const [matchSeen, setMatchSeen] = useState(false);
  const left = (like.given?.allowance ?? likes?.allowance)?.left;
  const until = like.until ?? waitUntil(likes?.allowance);
  /** A like that was taken back is given again at any time. */
  const [tookBack, setTookBack] = useState(false);
  const waits = useWaits(until) && !profile.liked && !tookBack;
  /** Whether they wanted to give a like that has to wait. */
  const [held, setHeld] = useState(false);
  const wait = useRef<HTMLDivElement>(null);
  const press = () => {
    if (busy) return;
    if (profile.liked) {
      setTookBack(true);
      takeBack(profile);
    } else if (waits) {
      setHeld(true);
      shake(wait.current);
    } else like.give(profile.id, { onError: () => setHeld(true) });
  };
  const status = profile.match ? 'match' : profile.liked ? 'liked' : null;
  return (
    <div className={styles.actions}>
      <ActionRow>
        {/* It tells by itself what a press did, and while a like has to wait a press tells why. */}
        <button
          type="button"
          className={classNames(styles.like, profile.liked && styles.liked, waits && styles.waiting)}
          aria-pressed={profile.liked}
          aria-busy={busy || undefined}
          onClick={press}
        >
          <Heart aria-hidden="true" />
          {waits && <Clock aria-hidden="true" className={styles.clock} />}
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
      </ActionRow>
      <p className={styles.status} role="status">
        {status && <span>{t(`status.${status}`, { name: profile.name })}</span>}
        {left !== undefined && left > 0 && (like.given || !profile.liked) && (
          <span>{` ${t('likes_left', { count: left })}`}</span>
        )}
      </p>
      <div ref={wait} className={styles.wait}>
        {held && <LikeWait until={until} />}
      </div>
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
      <ActionRow>
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
      </ActionRow>
      <p className={styles.status}>{t('visitor.profile')}</p>
    </div>
  );
}

/** The buttons, below the photo; on phones within the thumb's reach once their place was scrolled past. */
function ActionRow({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [isPast, setPast] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry)
          setPast(!entry.isIntersecting && entry.boundingClientRect.bottom <= (entry.rootBounds?.top ?? 0));
      },
      // The bar at the top covers what is below it.
      { rootMargin: '-64px 0px 0px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={place} className={styles.place}>
      <div className={classNames(styles.row, isPast && styles.past)}>{children}</div>
    </div>
  );
}
