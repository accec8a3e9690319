import { useEffect } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { canStaffAnswer } from '@kindling/contract/chats/fictional-answers';
import { changeUser } from '../../domain/account/change-user';
import { useUser } from '../../domain/account/use-user';
import { queryOptions, useApiQuery, type AnswerOf } from '../../shared/api/api-query';
import { browserApi } from '../../shared/api/browser-api';
import { isGone } from '../../shared/api/page-queries';
import { withLikerSeen } from '../../domain/likes/like-rules';
import { likesQuery } from '../../domain/likes/likes-query';
import { PageHead } from '../../domain/account/page-head';
import { ReportButton } from '../../domain/reports/report-button';
import { useSite } from '../../shared/site/site-data';
import { classNames } from '../../shared/ui/class-names';
import { Alert } from '../../shared/ui/notices/alert';
import { OfflineNotice } from '../../shared/ui/notices/offline-notice';
import { BeginningOnly } from './beginning-only';
import { MemberActions } from './member-actions';
import { NoMember } from './no-member';
import { PhotoGallery } from './photo-gallery';
import { RelatedMembers } from './related-members';
import { placeOf } from '../../domain/places/place-of';
import { usePlaceNames } from '../../domain/places/region-names';
import { Where } from '../../domain/places/where';
import { memberQuery } from '../../domain/profiles/member-query';
import { nameAndAge } from '../../domain/profiles/name-and-age';
import { ProfileFacts } from '../../domain/profiles/profile-facts';
import { ProfileNotes } from '../../domain/profiles/profile-notes';
import styles from './member-view.module.scss';

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
  useLikerSeen(id);

  // Gone during the visit.
  if (isGone(error)) return <NoMember />;
  return (
    <div className={styles.page}>
      <article className={classNames(styles.view, profile.fictional && styles.explained)}>
        <PageHead title={nameAndAge(profile)} />
        <PhotoGallery key={id} profile={profile} />
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
          <ProfileFacts
            profile={profile}
            empty={user && !mine && <p>{t('nothing_told', { name: profile.name })}</p>}
          />
          {!user && <BeginningOnly profile={profile} />}
          {/* Members have it in the menu next to the actions. */}
          {!user && <ReportButton target={profile} />}
        </div>
      </article>
      {!mine && <RelatedMembers key={id} profile={profile} />}
    </div>
  );
}

/** Opening a liker's profile clears their new mark (specification §4), here and in the counts at once. */
function useLikerSeen(id: string): void {
  const client = useQueryClient();
  const loggedIn = useUser() !== null;
  const { data: likes } = useQuery({ ...queryOptions(likesQuery), enabled: loggedIn });
  const isNew = likes?.liked_by.some((liker) => liker.id === id && liker.like_new) ?? false;

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
