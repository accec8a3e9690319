import { Info, ShieldAlert, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useUser } from '../../../domain/account/use-user';
import { useCurrentPage, usePaths } from '../../../shared/routing/use-paths';
import { Fold } from '../../../shared/ui/fold';
import styles from './standing-notices.module.scss';

/**
 * What a member is told on every page until it is over, and can't dismiss: that they are disabled, with a link to the
 * reasons, and the question of the morning after a shared date.
 */
export function StandingNotices() {
  const { t } = useTranslation();
  const path = usePaths();
  const page = useCurrentPage();
  const { restricted_by: id, check_in_due: isAsked } = useUser() ?? {};
  const notice = (what: 'restricted' | 'check_in', Icon: LucideIcon, to: string, link: string) => (
    <aside className={styles.notice} data-what={what} aria-label={link}>
      <Fold className={styles.fold} icon={<Icon aria-hidden="true" />} line={t(`${what}.text`)}>
        <Link to={to}>{link}</Link>
      </Fold>
    </aside>
  );
  return (
    <>
      {id &&
        page !== 'restrictions-id' &&
        notice('restricted', ShieldAlert, path('restrictions-id', { id }), t('restricted.link'))}
      {isAsked &&
        page !== 'date-shares' &&
        notice('check_in', Info, path('date-shares'), t('check_in.action'))}
    </>
  );
}
