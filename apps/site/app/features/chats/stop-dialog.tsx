import { useTranslation } from 'react-i18next';
import { usePaths } from '../../shared/routing/use-paths';
import { Button, ButtonLink } from '../../shared/ui/button';
import { Dialog } from '../../shared/ui/dialog';
import type { SendingStop } from './sending/send-queue';
import styles from './dialogs.module.scss';

/** Says why a message was not sent, that nothing was charged, and what would change it. */
export function StopDialog({ reason, onClose }: { reason: SendingStop; onClose: () => void }) {
  const { t } = useTranslation('chats');
  const path = usePaths();
  const lacksCredits = reason === 'insufficient_credits';
  return (
    <Dialog title={t(`errors:${reason}`)} onClose={onClose}>
      <p>{t(lacksCredits ? 'stop.credits' : 'stop.premium')}</p>
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
