import { useTranslation } from 'react-i18next';
import { usePaths } from '../../shared/routing/use-paths';
import { Button, ButtonLink } from '../../shared/ui/button';
import { Dialog } from '../../shared/ui/dialog';
import type { Stop } from './sending/use-send-message';
import styles from './dialogs.module.scss';

/** Says why something was not sent, that nothing was charged, where it is now, and how to send it. */
export default function StopDialog({
  reason,
  isGivenBack,
  onClose,
}: Pick<Stop, 'reason' | 'isGivenBack'> & { onClose: () => void }) {
  const { t } = useTranslation('chats');
  const path = usePaths();
  const lacksCredits = reason === 'insufficient_credits';
  return (
    <Dialog title={t(`errors:${reason}`)} onClose={onClose}>
      {lacksCredits ? (
        <p>{t(isGivenBack ? 'stop.credits' : 'stop.waits')}</p>
      ) : (
        <>
          <p>{t('stop.premium')}</p>
          {!isGivenBack && <p>{t('stop.waits')}</p>}
        </>
      )}
      <div className={styles.actions}>
        <Button look="secondary" onClick={onClose}>
          {t('stop.later')}
        </Button>
        <ButtonLink to={path(lacksCredits ? 'credits' : 'premium')}>
          {t(lacksCredits ? 'stop.buy' : 'stop.about_premium')}
        </ButtonLink>
      </div>
    </Dialog>
  );
}
