import { useTranslation } from 'react-i18next';
import type { Message } from '@kindling/contract/chats/calls/chats';
import styles from '../bubbles/message-bubble.module.scss';

/** The line in place of a message that its sender took back. Whoever got it can still report it. */
export function Retracted({
  message,
  name,
  onReport,
}: {
  message: Message;
  name: string;
  onReport: (message: Message) => void;
}) {
  const { t } = useTranslation('chats');
  return (
    <>
      <em className={styles.words}>{message.from_me ? t('retract.mine') : t('retract.theirs', { name })}</em>
      {!message.from_me && (
        <button type="button" className={styles.why} onClick={() => onReport(message)}>
          {t('actions.report')}
        </button>
      )}
    </>
  );
}
