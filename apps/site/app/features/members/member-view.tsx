import { lazy, Suspense, useEffect, useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { canStaffAnswer } from '@kindling/contract/chats/fictional-answers';
import type { LikedPart } from '@kindling/contract/meeting/calls/likes';
import { useAccountDialogs } from '../../domain/account/account-dialogs';
import { changeUser } from '../../domain/account/change-user';
import { useUser } from '../../domain/account/use-user';
import { queryOptions, useApiQuery, type AnswerOf } from '../../shared/api/api-query';
import { browserApi } from '../../shared/api/browser-api';
import { isGone } from '../../shared/api/page-queries';
import { isUnshownMatch, withLikerSeen } from '../../domain/likes/like-rules';
import { likesQuery } from '../../domain/likes/likes-query';
import { MatchDialog } from '../../domain/likes/match-dialog';
import { PageHead } from '../../domain/account/page-head';
import { ReportButton } from '../../domain/reports/report-button';
import { usePaths } from '../../shared/routing/use-paths';
import { useSite } from '../../shared/site/site-data';
import { classNames } from '../../shared/ui/class-names';
import { Alert } from '../../shared/ui/notices/alert';
import { OfflineNotice } from '../../shared/ui/notices/offline-notice';
import { BeginningOnly } from './beginning-only';
import { MemberActions } from './member-actions';
import { NoMember } from './no-member';
import { useProfileParts } from './profile-parts';
import { RelatedMembers } from './related-members';
import { placeOf } from '../../domain/places/place-of';
import { usePlaceNames } from '../../domain/places/region-names';
import { Where } from '../../domain/places/where';
import { memberQuery } from '../../domain/profiles/member-query';
import { nameAndAge } from '../../domain/profiles/name-and-age';
import { FactChips } from '../../domain/profiles/fact-chips';
import { useTold } from '../../domain/profiles/profile-facts';
import { ProfileNotes } from '../../domain/profiles/profile-notes';
import styles from './member-view.module.scss';

// Opened by a press on a heart.
const LikeDialog = lazy(() => import('./like-dialog'));

/** A member's profile (specification §2): the same view at `/members/{id}` and `/likes/m/{id}`. */
export function MemberView({ id, initial }: { id: string; initial: AnswerOf<'getMember'> }) {
  const { t } = useTranslation('members');
  const { settings } = useSite();
  const names = usePlaceNames();
  const { data, error } = useApiQuery(memberQuery(id), initial);
  const { profile } = data;
  const place = placeOf(profile, names);
  const user = useUser();
  const mine = user?.id === id;
  const path = usePaths();
  const navigate = useNavigate();
  const { openSignup } = useAccountDialogs();
  const [pressed, setPressed] = useState<LikedPart | null>(null);
  const [given, setGiven] = useState<LikedPart | null>(null);
  const [isMatchShown, setMatchShown] = useState(false);
  const press = user ? setPressed : () => openSignup();
  const hearts = { given: profile.liked ? given : null, onPress: profile.liked ? undefined : press };
  const parts = useProfileParts(profile, mine ? null : hearts);
  const { isEmpty } = useTold(profile);
  useLikerSeen(id);

  // Gone during the visit.
  if (isGone(error)) return <NoMember />;
  return (
    <div className={styles.page}>
      <article className={classNames(styles.view, profile.fictional && styles.explained)}>
        <PageHead title={nameAndAge(profile)} />
        <div className={styles.first}>{parts.first}</div>
        <div className={styles.lead}>
          <header className={styles.header}>
            <h1>
              <bdi>{profile.name}</bdi> <span>{profile.age}</span>
            </h1>
            <Where as="p" place={place} distance={profile.distance_km} />
          </header>
          <div className={styles.side}>
            <OfflineNotice />
            {profile.fictional && (
              <Alert kind="warning">
                <p>
                  {t(canStaffAnswer(settings) ? 'fictional' : 'fictional_unanswered', {
                    profile: settings.fictional_singular,
                  })}
                </p>
              </Alert>
            )}
            {!mine && <MemberActions key={id} profile={profile} />}
            <ProfileNotes notes={profile.notes} presence={profile.presence} />
            <FactChips profile={profile} closed={profile.rest.facts} />
            {user && !mine && isEmpty && <p>{t('nothing_told', { name: profile.name })}</p>}
          </div>
        </div>
        <div className={styles.flow}>
          {parts.rest}
          {!user && <BeginningOnly profile={profile} />}
          {/* Members have it in the menu next to the actions. */}
          {!user && <ReportButton target={profile} />}
        </div>
      </article>
      {!mine && <RelatedMembers key={id} profile={profile} />}
      {pressed && (
        <Suspense>
          <LikeDialog
            profile={profile}
            part={pressed}
            onGiven={(match) => {
              setGiven(pressed);
              setMatchShown(match);
            }}
            onClose={() => setPressed(null)}
          />
        </Suspense>
      )}
      {isMatchShown && !pressed && (
        <MatchDialog
          profile={profile}
          chatWith={(other) => path('members-id-chat', { id: other })}
          onClose={() => setMatchShown(false)}
          onProfile={(other) => {
            setMatchShown(false);
            void navigate(path('members-id', { id: other }));
          }}
        />
      )}
    </div>
  );
}

/**
 * Opening a liker's profile clears their new mark (specification §4), here and in the counts at once. A match clears it when it is
 * shown.
 */
function useLikerSeen(id: string): void {
  const client = useQueryClient();
  const loggedIn = useUser() !== null;
  const { data: likes } = useQuery({ ...queryOptions(likesQuery), enabled: loggedIn });
  const isMarked = likes?.liked_by.some((liker) => liker.id === id && liker.like_new) ?? false;
  const isNew = isMarked && likes !== undefined && !isUnshownMatch(likes, id);

  useEffect(() => {
    if (!isNew) return;
    client.setQueryData<AnswerOf<'getLikes'>>(
      likesQuery.key,
      (answer) => answer && withLikerSeen(answer, id),
    );
    changeUser(client, ({ new_likes: count }) => ({ new_likes: Math.max(0, count - 1) }));
    // A like that was taken back meanwhile has no liker to be seen.
    browserApi()('seeLiker', { params: { id } }).catch(() => undefined);
  }, [client, id, isNew]);
}
