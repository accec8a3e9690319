import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button';
import { Dialog } from '../../../shared/ui/dialog';
import styles from '../dialogs.module.scss';

/** Before a message is taken back its sender reads what that does, and what it does not. */
export default function RetractDialog({
  name,
  fictional,
  onConfirm,
  onClose,
}: {
  /** Of the other one. */
  name: string;
  fictional: boolean;
  onConfirm: () => void;
  onClose: () => void;
}) {
  const { t } = useTranslation('chats');
  return (
    <Dialog title={t('retract.title')} onClose={onClose}>
      <p>{t('retract.text', { name })}</p>
      <p>{t(fictional ? 'retract.spent_fictional' : 'retract.spent')}</p>
      <p>{t('retract.kept')}</p>
      <div className={styles.actions}>
        <Button look="secondary" onClick={onClose}>
          {t('common:action.cancel')}
        </Button>
        <Button look="danger" onClick={onConfirm}>
          {t('retract.confirm')}
        </Button>
      </div>
    </Dialog>
  );
}
