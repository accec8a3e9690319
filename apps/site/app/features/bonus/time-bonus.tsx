import { lazy, Suspense, useEffect, useState } from 'react';
import { Timer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { TimeBonus as Bonus } from '@kindling/contract/shapes/discount';
import { isMembersArea } from '../../domain/account/members-area';
import { useUser } from '../../domain/account/use-user';
import { BonusCountdown } from '../../domain/credits/bonus-countdown';
import { useTimeBonus } from '../../domain/credits/use-time-bonus';
import { useCurrentPage, usePaths } from '../../shared/routing/use-paths';
import { useStoredMoment } from '../../shared/site/use-stored-moment';
import { opensBonusWindow } from './bonus-rule';
import styles from './time-bonus.module.scss';

// Only who has no credits left sees it, and that after a while.
const BonusWindow = lazy(() => import('./bonus-window'));

/** Specification §9. */
const windowDelayMs = 40_000;
const dismissalKey = 'time-bonus-dismissed';

/** The time bonus in the members area (specification §4): its banner, and once a window for who has no credits left. */
export function TimeBonus() {
  const bonus = useTimeBonus();
  const inArea = isMembersArea(useCurrentPage());
  if (!bonus || !inArea) return null;
  return (
    <>
      <Banner bonus={bonus} />
      <LaterWindow bonus={bonus} />
    </>
  );
}

function Banner({ bonus }: { bonus: Bonus }) {
  const { t } = useTranslation();
  const path = usePaths();
  return (
    <aside className={styles.banner} aria-label={t('bonus.label')}>
      <p>
        <Timer aria-hidden="true" />
        <span>
          <Link to={path('credits')}>{t('bonus.banner', { percent: bonus.percentage })}</Link>{' '}
          {bonus.confirm_first && t('bonus.confirm_first')}
        </span>
      </p>
      <BonusCountdown bonus={bonus} />
    </aside>
  );
}

/** Waits since the member came to the members area; a window that is open already goes first. */
function LaterWindow({ bonus }: { bonus: Bonus }) {
  const [isDue, setDue] = useState(false);
  const [dismissedAt, dismiss] = useStoredMoment(dismissalKey);
  const credits = useUser()?.credits ?? null;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const open = () => {
      if (document.querySelector('dialog[open]')) timer = setTimeout(open, 1000);
      else setDue(true);
    };
    timer = setTimeout(open, windowDelayMs);
    return () => clearTimeout(timer);
  }, []);
  if (!opensBonusWindow({ isDue, credits, dismissedAt })) return null;
  return (
    <Suspense>
      <BonusWindow bonus={bonus} onClose={dismiss} />
    </Suspense>
  );
}
