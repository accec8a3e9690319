import { Coins } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useUser } from '../../domain/account/use-user';
import { useApiQuery, type AnswerOf } from '../../shared/api/api-query';
import { OwnPhotos } from '../../domain/own-profile/own-photos';
import { ownProfileQuery } from '../../domain/own-profile/own-profile-query';
import { useSensitiveConsent } from '../../domain/own-profile/use-sensitive-consent';
import { NoPhoto } from '../../domain/photos/no-photo';
import { PhotoImage } from '../../domain/photos/photo-image';
import { usePaths } from '../../shared/routing/use-paths';
import { PageHead } from '../../domain/account/page-head';
import { ButtonLink } from '../../shared/ui/button';
import { Alert } from '../../shared/ui/alert';
import { OfflineNotice } from '../../shared/ui/offline-notice';
import { ProfileForm } from './profile-form';

import styles from './profile-page.module.scss';

/** The member's own profile, as others see it at the top, and below what they may change of it. */
export function ProfilePage({
  initial,
  consents,
}: {
  initial: AnswerOf<'getOwnProfile'>;
  consents: AnswerOf<'getConsents'>;
}) {
  const { t } = useTranslation('profile-page');
  const path = usePaths();
  const user = useUser();
  const { profile } = useApiQuery(ownProfileQuery, initial).data;
  const consent = useSensitiveConsent(consents);
  const { main_image: image } = profile;
  return (
    <div className={styles.page}>
      <PageHead title={t('title')} />
      <header className={styles.header}>
        <div className={styles.photo}>
          {image ? (
            <PhotoImage photo={image} alt={t('photo', { name: profile.name })} sizes="160px" eager />
          ) : (
            <NoPhoto name={profile.name} />
          )}
        </div>
        <div className={styles.who}>
          <h1>
            <bdi>{profile.name}</bdi>, {profile.age}
          </h1>
          {image?.status === 'inspection' && <p>{t('photo_inspection')}</p>}
          {user && (
            <p>
              <Link to={path('credits')} className={styles.credits}>
                <Coins aria-hidden="true" />
                {t('common:nav.credits', { count: user.credits })}
              </Link>
            </p>
          )}
          <ButtonLink to={path('members-id', { id: profile.id })} look="secondary" size="small">
            {t('as_others')}
          </ButtonLink>
        </div>
      </header>
      <OfflineNotice />
      {profile.status === 'disabled' && <Alert kind="warning">{t('disabled')}</Alert>}
      <section className={styles.photos} id="photos">
        <h2>{t('group.photos')}</h2>
        <OwnPhotos profile={profile} />
      </section>
      <ProfileForm profile={profile} consent={consent} />
    </div>
  );
}
