import { useTranslation } from 'react-i18next';
import type { MessageWarning } from '@kindling/contract/chats/message-warnings';
import { Button } from '../../shared/ui/button';
import { Dialog } from '../../shared/ui/dialog';
import styles from './dialogs.module.scss';

/** Asks before a message that may harm is sent, and says why. Its text is in the composer meanwhile. */
export default function ThinkAgainDialog({
  reason,
  name,
  onChange,
  onSend,
}: {
  reason: MessageWarning;
  name: string;
  /** The message is changed, or not sent at all. */
  onChange: () => void;
  onSend: () => void;
}) {
  const { t } = useTranslation('chats');
  return (
    <Dialog title={t('think.title')} size="small" isSheet onClose={onChange}>
      <p>{t(`think.${reason}`, { name })}</p>
      <p>{t('think.not_sent')}</p>
      <div className={styles.actions}>
        <Button look="secondary" onClick={onSend}>
          {t('think.send')}
        </Button>
        <Button onClick={onChange}>{t('think.change')}</Button>
      </div>
    </Dialog>
  );
}
