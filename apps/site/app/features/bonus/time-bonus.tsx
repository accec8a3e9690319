import { lazy, Suspense, useState } from 'react';
import { Sparkles } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { TimeBonus as Bonus } from '@kindling/contract/money/discount';
import { isMembersArea } from '../../domain/account/members-area';
import { BonusCountdown } from '../../domain/credits/bonus-countdown';
import { useUser } from '../../domain/account/use-user';
import { useCurrentPage, usePaths } from '../../shared/routing/use-paths';
import { useAlive } from '../../shared/site/use-alive';
import { PutAwayNotice } from '../../shared/ui/notices/put-away-notice';
import styles from './time-bonus.module.scss';

// Few members have a bonus, and its window opens after the page.
const LaterWindow = lazy(() => import('./later-window'));

/** The time bonus in the members area (specification §4): its banner, and once a window for members without credits. */
export function TimeBonus() {
  const bonus = useUser()?.time_bonus;
  const inArea = isMembersArea(useCurrentPage());
  const alive = useAlive();
  if (!bonus || !inArea) return null;
  return (
    <>
      <Banner bonus={bonus} />
      {alive && <Entered bonus={bonus} />}
    </>
  );
}

/** Holds when the member entered the members area, however long the window takes to load. */
function Entered({ bonus }: { bonus: Bonus }) {
  const [since] = useState(() => Date.now());
  return (
    <Suspense>
      <LaterWindow bonus={bonus} since={since} />
    </Suspense>
  );
}

function Banner({ bonus }: { bonus: Bonus }) {
  const { t } = useTranslation();
  const path = usePaths();
  return (
    <PutAwayNotice id={`BONUS_${bonus.code}`} className={styles.banner} label={t('bonus.label')}>
      <p>
        <Sparkles aria-hidden="true" />
        <span>
          <Link to={path('credits')}>{t('bonus.banner', { percent: bonus.percentage })}</Link>{' '}
          {bonus.confirm_first && <span>{t('bonus.confirm_first')}</span>}
        </span>
      </p>
      <BonusCountdown bonus={bonus} />
    </PutAwayNotice>
  );
}
