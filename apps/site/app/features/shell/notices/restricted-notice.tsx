import { ShieldAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useUser } from '../../../domain/account/use-user';
import { useCurrentPage, usePaths } from '../../../shared/routing/use-paths';
import { Fold } from '../../../shared/ui/fold';
import styles from './restricted-notice.module.scss';

/** Tells a disabled member so on every page, with a link to the reasons; it can't be dismissed. */
export function RestrictedNotice() {
  const { t } = useTranslation();
  const path = usePaths();
  const page = useCurrentPage();
  const id = useUser()?.restricted_by;
  if (!id || page === 'restrictions-id') return null;
  return (
    <aside className={styles.notice} aria-label={t('restricted.link')}>
      <Fold className={styles.fold} icon={<ShieldAlert aria-hidden="true" />} line={t('restricted.text')}>
        <Link to={path('restrictions-id', { id })}>{t('restricted.link')}</Link>
      </Fold>
    </aside>
  );
}
