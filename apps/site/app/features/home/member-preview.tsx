import { useTranslation } from 'react-i18next';
import type { ProfileCard } from '@kindling/contract/profiles/profile';
import { usePaths } from '../../shared/routing/use-paths';
import { PhotoCard } from '../../domain/photos/photo-card';
import { ButtonLink } from '../../shared/ui/button';
import { PhotoGrid } from '../../shared/ui/photo-grid';
import styles from './member-preview.module.scss';

/** The newest members and the way to the others, as far as the brand shows them to visitors (`logged_out_search`). */
export function MemberPreview({ members }: { members: readonly ProfileCard[] }) {
  const { t } = useTranslation('index');
  const path = usePaths();
  if (members.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>{t('preview.title')}</h2>
      <PhotoGrid label={t('preview.title')}>
        {members.map((profile) => (
          <li key={profile.id}>
            <PhotoCard profile={profile} to={path('members-id', { id: profile.id })} />
          </li>
        ))}
      </PhotoGrid>
      <p className={styles.rest}>
        <ButtonLink to={path('members')} look="secondary">
          {t('common:action.to_members')}
        </ButtonLink>
      </p>
    </section>
  );
}
