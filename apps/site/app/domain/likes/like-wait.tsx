import { Clock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePaths } from '../../shared/routing/use-paths';
import { formatCountdown } from '../../shared/time/countdown';
import { useNow } from '../../shared/time/use-now';
import { Alert } from '../../shared/ui/notices/alert';
import { likeWait } from './like-rules';
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
  if (now === undefined) return null;
  const { waiting, left } = likeWait(until, now);
  if (!waiting) return null;
  return (
    <Alert kind="warning">
      <p>
        <Clock aria-hidden="true" className={styles.clock} /> {t('wait.text')}{' '}
        <span className={styles.time} role="timer">
          {formatCountdown(left)}
        </span>
      </p>
      <Link to={path('premium')}>{t('wait.premium')}</Link>
    </Alert>
  );
}
