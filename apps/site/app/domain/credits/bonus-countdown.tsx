import { useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { TimeBonus } from '@kindling/contract/money/discount';
import { formatCountdown } from '../../shared/time/countdown';
import { useSecondsLeft } from '../../shared/time/use-seconds-left';
import styles from './bonus-countdown.module.scss';

/**
 * The time left of the time bonus, in two-digit hours, minutes and seconds (specification §4). Screen readers read it on
 * demand, not each second. At the end all that shows the bonus or its prices is refetched.
 */
export function BonusCountdown({ bonus }: { bonus: TimeBonus }) {
  const left = useSecondsLeft(bonus);
  const client = useQueryClient();
  const isOver = left === 0;
  useEffect(() => {
    if (!isOver) return;
    for (const name of ['getUser', 'getBundles']) void client.invalidateQueries({ queryKey: [name] });
  }, [client, isOver]);
  return (
    <span role="timer" className={styles.countdown}>
      {formatCountdown(left * 1000)}
    </span>
  );
}
