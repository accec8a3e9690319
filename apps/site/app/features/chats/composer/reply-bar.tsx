import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Message } from '@kindling/contract/chats/calls/chats';
import { QuotedMessage } from '../bubbles/quoted-message';
import styles from './composer.module.scss';

/** Above the field: the message that the next one quotes, and a button to quote none. */
export function ReplyBar({
  quote,
  name,
  onCancel,
}: {
  quote: NonNullable<Message['reply_to']>;
  name: string;
  onCancel: () => void;
}) {
  const { t } = useTranslation('chats');
  return (
    <div className={styles.reply}>
      <QuotedMessage quote={quote} name={name} />
      <button type="button" className={styles.tool} aria-label={t('reply.cancel')} onClick={onCancel}>
        <X aria-hidden="true" />
      </button>
    </div>
  );
}
