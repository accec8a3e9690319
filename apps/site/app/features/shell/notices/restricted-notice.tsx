import type { ReactNode } from 'react';
import { ShieldAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useUser } from '../../../domain/account/use-user';
import { useCurrentPage, usePaths } from '../../../shared/routing/use-paths';
import styles from './restricted-notice.module.scss';

/**
 * Tells a disabled member so on every page, with a link to the reasons; it can't be dismissed.
 *
 * @param otherwise shown to all other readers
 */
export function RestrictedNotice({ otherwise }: { otherwise: ReactNode }) {
  const { t } = useTranslation();
  const path = usePaths();
  const page = useCurrentPage();
  const id = useUser()?.restricted_by;
  if (!id) return otherwise;
  if (page === 'restrictions-id') return null;
  return (
    <aside className={styles.notice}>
      <ShieldAlert aria-hidden="true" />
      <p>
        {t('restricted.text')} <Link to={path('restrictions-id', { id })}>{t('restricted.link')}</Link>
      </p>
    </aside>
  );
}
