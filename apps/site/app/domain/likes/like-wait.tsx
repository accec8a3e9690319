import { Clock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePaths } from '../../shared/routing/use-paths';
import { formatCountdown, remainingMs } from '../../shared/time/countdown';
import { useNow } from '../../shared/time/use-now';
import { classNames } from '../../shared/ui/class-names';
import { Alert } from '../../shared/ui/notices/alert';
import { useWaits } from './use-waits';
import styles from './like-wait.module.scss';

/**
 * Says how long a free member waits for the next like (decisions §4.3); gone when the time is over. Needs the texts of
 * `likes`.
 * @param until as the server said it
 */
export function LikeWait({ until }: { until: string | null }) {
  const { t } = useTranslation('likes');
  const path = usePaths();
  const now = useNow(1_000);
  const waits = useWaits(until);
  if (until === null || !waits) return null;
  return (
    <Alert kind="warning">
      <p>
        <Clock aria-hidden="true" className={styles.clock} /> {t('wait.text')}{' '}
        {/* Until the page is alive the time has its room and is not shown: the reader's clock is unknown. */}
        <span className={classNames(styles.time, now === undefined && styles.unknown)} role="timer">
          {formatCountdown(now === undefined ? 0 : remainingMs(until, now))}
        </span>
      </p>
      <Link to={path('premium')}>{t('wait.premium')}</Link>
    </Alert>
  );
}
