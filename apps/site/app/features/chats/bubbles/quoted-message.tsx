import { useTranslation } from 'react-i18next';
import type { Message } from '@kindling/contract/chats/calls/chats';
import { KindIcon } from './kind-icon';
import { useKindText } from './use-kind-text';
import styles from './quoted-message.module.scss';

/** The beginning of a quoted message. @param onOpen scrolls to it; absent where that makes no sense */
export function QuotedMessage({
  quote,
  name,
  onOpen,
}: {
  quote: NonNullable<Message['reply_to']>;
  /** Of the other member. */
  name: string;
  onOpen?: (id: string) => void;
}) {
  const { t } = useTranslation('chats');
  const kindText = useKindText();
  const content = (
    <>
      <span className={styles.who}>{quote.from_me ? t('reply.you') : <bdi>{name}</bdi>}</span>
      <bdi className={styles.words}>
        <KindIcon kind={quote.kind} />
        {kindText({ ...quote, removed: quote.kind === 'text' && quote.text === '' && !quote.retracted })}
      </bdi>
    </>
  );
  if (!onOpen) return <span className={styles.quote}>{content}</span>;
  return (
    <button type="button" className={styles.quote} onClick={() => onOpen(quote.id)}>
      {content}
    </button>
  );
}
