import { House } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useUser } from '../../../domain/account/use-user';
import { useCurrentPage, usePaths } from '../../../shared/routing/use-paths';
import { Fold } from '../../../shared/ui/fold';
import styles from './check-in-notice.module.scss';

/** The question of the morning after a shared date, on every page until it is answered. */
export function CheckInNotice() {
  const { t } = useTranslation();
  const path = usePaths();
  const page = useCurrentPage();
  if (!useUser()?.check_in_due || page === 'date-shares') return null;
  return (
    <aside className={styles.notice} aria-label={t('check_in.text')}>
      <Fold className={styles.fold} icon={<House aria-hidden="true" />} line={t('check_in.text')}>
        <Link to={path('date-shares')}>{t('check_in.action')}</Link>
      </Fold>
    </aside>
  );
}
