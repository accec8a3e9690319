import { Clock, RotateCcw, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ProfileCard } from '@kindling/contract/shapes/profile';
import { useProblemText } from '../../../shared/api/use-problem-text';
import { classNames } from '../../../shared/ui/class-names';
import type { Outgoing } from '../sending/send-queue';
import { GiftDrawing } from '../gifts/gift-drawing';
import { QuotedMessage } from './quoted-message';
import styles from './message-bubble.module.scss';

/** A message on its way, or one that was refused: it can be sent again or given up, and never costs twice. */
export function PendingBubble({
  message,
  profile,
  onRetry,
  onDiscard,
}: {
  message: Outgoing;
  profile: ProfileCard;
  onRetry: (clientId: string) => void;
  onDiscard: (clientId: string) => void;
}) {
  const { t } = useTranslation('chats');
  const { ofError } = useProblemText();
  const { clientId, gift, state, replyTo, problem } = message;
  const failed = state === 'failed';
  const discard = (
    <button type="button" onClick={() => onDiscard(clientId)}>
      <X aria-hidden="true" /> {t('message.discard')}
    </button>
  );
  return (
    <li className={styles.own}>
      <div
        className={classNames(styles.bubble, gift && styles.given, failed ? styles.failed : styles.sending)}
      >
        <span className="visually-hidden">{t('message.mine')}</span>
        {replyTo && <QuotedMessage quote={replyTo} name={profile.name} />}
        {gift ? (
          <GiftDrawing gift={gift} className={styles.gift} />
        ) : (
          <bdi className={styles.words}>{message.text}</bdi>
        )}
      </div>
      {failed && (
        <div className={styles.again} role="alert">
          <span>
            {problem ? ofError(problem) : t('message.unsent')} {t('message.failed')}
          </span>
          <button type="button" onClick={() => onRetry(clientId)}>
            <RotateCcw aria-hidden="true" /> {t('message.retry')}
          </button>
          {discard}
        </div>
      )}
      {state === 'waiting' && (
        <div className={styles.waits}>
          <span>
            <Clock aria-hidden="true" /> {t('message.waiting')}
          </span>
          {discard}
        </div>
      )}
      {state === 'sending' && <p className={styles.meta}>{t('message.sending')}</p>}
    </li>
  );
}
