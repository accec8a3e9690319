import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Message } from '@kindling/contract/chats/calls/chats';
import styles from '../bubbles/message-bubble.module.scss';

/** A text with a word that its reader does not want to see: behind a press, and away again with the next. */
export function UnwantedText({ message }: { message: Message }) {
  const { t } = useTranslation('chats');
  const [isShown, setShown] = useState(false);
  return (
    <>
      {isShown ? (
        <bdi className={styles.words}>{message.text}</bdi>
      ) : (
        <em className={styles.words}>{t('unwanted.hidden')}</em>
      )}
      <button type="button" className={styles.why} aria-expanded={isShown} onClick={() => setShown(!isShown)}>
        {t(isShown ? 'unwanted.hide' : 'unwanted.show')}
      </button>
    </>
  );
}
