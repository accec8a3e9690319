import { HeartOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, NavLink, useNavigation } from 'react-router';
import type { LikeType } from '@kindling/contract/meeting/calls/likes';
import { useApiQuery, type AnswerOf } from '../../shared/api/api-query';
import { waitUntil } from '../../domain/likes/like-rules';
import { LikeWait } from '../../domain/likes/like-wait';
import { likesQuery } from '../../domain/likes/likes-query';
import { useTakeBackLike } from '../../domain/likes/use-take-back-like';
import { usePaths } from '../../shared/routing/use-paths';
import { PageHead } from '../../domain/account/page-head';
import { Badge } from '../../shared/ui/badge';
import { ButtonLink } from '../../shared/ui/button';
import { EmptyState } from '../../shared/ui/notices/empty-state';
import { OfflineNotice } from '../../shared/ui/notices/offline-notice';
import { StaleNotice } from '../../shared/ui/notices/stale-notice';
import { PhotoCard } from '../../domain/photos/photo-card';
import { PhotoGrid } from '../../shared/ui/photo-grid';
import { likesOf, likeTabs } from './like-lists';
import { LikedFor } from './liked-for';
import styles from './likes-page.module.scss';

/** Received and given likes and matches (specification §2), each under an address of its own. */
export function LikesPage({ type, initial }: { type: LikeType; initial: AnswerOf<'getLikes'> }) {
  const { t } = useTranslation('likes');
  const path = usePaths();
  const { data: likes, error } = useApiQuery(likesQuery, initial);
  const leaving = useNavigation().state === 'loading';
  const { takeBack } = useTakeBackLike();
  const listed = likesOf(likes, type);
  const left = likes.allowance?.left;
  return (
    <div className={styles.page}>
      <PageHead title={t('title')} />
      <header className={styles.header}>
        <h1>{t('title')}</h1>
        {left !== undefined && left > 0 && <p>{t('left', { count: left })}</p>}
      </header>
      <nav className={styles.tabs} aria-label={t('tabs')}>
        {likeTabs.map((tab) => (
          <NavLink
            key={tab}
            to={tab === 'received' ? path('likes') : path('likes-type', { type: tab })}
            className={({ isPending }) =>
              isPending || (tab === type && !leaving) ? styles.current : undefined
            }
            aria-current={tab === type ? 'page' : undefined}
            end
            preventScrollReset
          >
            {t(`tab.${tab}`)} <span className={styles.count}>{likesOf(likes, tab).length}</span>
          </NavLink>
        ))}
      </nav>
      <OfflineNotice />
      <StaleNotice error={error} connection={t('stale')} />
      <LikeWait until={waitUntil(likes.allowance)} />
      {listed.length === 0 ? (
        <EmptyState picture="empty-likes" title={t(`empty.${type}.title`)}>
          <p>{t(`empty.${type}.text`)}</p>
          <ButtonLink to={path('swipe-game')}>{t('common:nav.swipe')}</ButtonLink>
          <Link to={path('members')}>{t('empty.search')}</Link>
        </EmptyState>
      ) : (
        <PhotoGrid label={t(`tab.${type}`)}>
          {listed.map(({ profile, isNew, about }, index) => (
            <li key={profile.id}>
              <PhotoCard
                profile={profile}
                to={path(type === 'received' ? 'likes-m-id' : 'members-id', { id: profile.id })}
                eager={index < 4}
              >
                {isNew && <Badge>{t('new')}</Badge>}
                {type === 'given' && (
                  <button
                    type="button"
                    className={styles.takeBack}
                    aria-label={t('take_back', { name: profile.name })}
                    onClick={() => takeBack(profile)}
                  >
                    <HeartOff aria-hidden="true" />
                  </button>
                )}
              </PhotoCard>
              {about && <LikedFor part={about} />}
            </li>
          ))}
        </PhotoGrid>
      )}
    </div>
  );
}
