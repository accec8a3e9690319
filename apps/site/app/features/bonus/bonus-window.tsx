import { useTranslation } from 'react-i18next';
import { timeBonusSeconds } from '@kindling/contract/money/discount-codes';
import type { TimeBonus } from '@kindling/contract/money/discount';
import { BonusCountdown } from '../../domain/credits/bonus-countdown';
import { usePaths } from '../../shared/routing/use-paths';
import { Button, ButtonLink } from '../../shared/ui/button';
import { Dialog } from '../../shared/ui/dialog';
import styles from './time-bonus.module.scss';

const hours = timeBonusSeconds / 3600;

/** Says that the credits are gone and the time bonus still runs. @param onClose also by the way to the credits */
export function BonusWindow({ bonus, onClose }: { bonus: TimeBonus; onClose: () => void }) {
  const { t } = useTranslation();
  const path = usePaths();
  return (
    <Dialog title={t('bonus.window_title', { percent: bonus.percentage })} size="medium" onClose={onClose}>
      <div className={styles.window}>
        <p className={styles.clock}>
          <BonusCountdown bonus={bonus} />
        </p>
        <p>{t('bonus.window_text', { percent: bonus.percentage, hours })}</p>
        {bonus.confirm_first && <p>{t('bonus.confirm_first')}</p>}
        <div className={styles.ways}>
          <ButtonLink to={path('credits')} onClick={onClose}>
            {t('bonus.to_credits')}
          </ButtonLink>
          <Button look="quiet" onClick={onClose}>
            {t('bonus.not_now')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
