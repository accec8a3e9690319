import { Clock, RotateCcw, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ProfileCard } from '@kindling/contract/profiles/profile';
import { useProblemText } from '../../../shared/api/use-problem-text';
import { usePaths } from '../../../shared/routing/use-paths';
import { classNames } from '../../../shared/ui/class-names';
import { PendingPicture } from '../pictures/pending-picture';
import { mayGoAgain, PictureFailure } from '../pictures/picture-failure';
import type { Outgoing } from '../../../domain/chats/sending/send-queue';
import { GiftDrawing } from '../gifts/gift-drawing';
import type { Quote } from './quote-of';
import { QuotedMessage } from './quoted-message';
import styles from './message-bubble.module.scss';

export interface PendingHandlers {
  onRetry: (clientId: string) => void;
  onDiscard: (clientId: string) => void;
  /** It waits for a payment, and is not to go out by itself. */
  onTakeBack: (message: Outgoing) => void;
}

/** A message on its way, or one that was refused: it can be sent again or given up, and never costs twice. */
export function PendingBubble({
  message,
  quote,
  profile,
  handlers: { onRetry, onDiscard, onTakeBack },
}: {
  message: Outgoing;
  /** What it answers, as that reads by now. */
  quote: Quote | null;
  profile: ProfileCard;
  handlers: PendingHandlers;
}) {
  const { t } = useTranslation('chats');
  const path = usePaths();
  const { clientId, gift, picture, state, payment } = message;
  const failed = state === 'failed';
  const discard = (
    <button type="button" onClick={() => onDiscard(clientId)}>
      <X aria-hidden="true" /> {t('message.discard')}
    </button>
  );
  return (
    <li className={styles.own}>
      <div
        className={classNames(
          styles.bubble,
          gift && styles.given,
          picture && styles.pictured,
          failed && styles.failed,
          // Faint for a moment; what waits for a payment is read for longer.
          (state === 'waiting' || state === 'sending') && styles.sending,
        )}
      >
        <span className="visually-hidden">{t('message.mine')}</span>
        {quote && <QuotedMessage quote={quote} name={profile.name} />}
        {picture ? (
          <PendingPicture picture={picture} state={state} part={message.part} />
        ) : gift ? (
          <GiftDrawing gift={gift} className={styles.gift} />
        ) : (
          <bdi className={styles.words}>{message.text}</bdi>
        )}
      </div>
      {failed && (
        <div className={styles.again} role="alert">
          <Failure message={message} onRetry={onRetry} />
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
      {state === 'unpaid' && payment && (
        <div className={styles.waits}>
          <span>
            <Clock aria-hidden="true" /> {t('message.unpaid')}
          </span>
          <Link to={path('transactions', { id: payment.id })}>{t('message.to_payment')}</Link>
          <button type="button" onClick={() => onTakeBack(message)}>
            <X aria-hidden="true" /> {t('message.take_back')}
          </button>
        </div>
      )}
      {picture && !failed && <p className={styles.meta}>{t('picture.not_kept')}</p>}
      {state === 'sending' && <p className={styles.meta}>{t('message.sending')}</p>}
    </li>
  );
}

/** The reason of the refusal, and every way on. */
function Failure({ message, onRetry }: { message: Outgoing; onRetry: (clientId: string) => void }) {
  const { t } = useTranslation('chats');
  const { ofMember } = useProblemText();
  const path = usePaths();
  const { clientId, picture, problem } = message;
  const isFinal = picture !== null && problem !== undefined && !mayGoAgain(problem);
  const lacksCredits = problem?.code === 'insufficient_credits';
  const lacksPremium = problem?.code === 'conversation_limit_reached' || problem?.code === 'premium_required';
  return (
    <>
      <span>
        {picture && problem ? (
          <PictureFailure problem={problem} />
        ) : (
          <span>{problem ? ofMember(problem) : t('message.unsent')}</span>
        )}{' '}
        {!isFinal && !lacksCredits && <span>{t('message.failed')}</span>}
      </span>
      {(lacksCredits || lacksPremium) && (
        <Link to={path(lacksCredits ? 'credits' : 'premium')}>
          {t(lacksCredits ? 'stop.buy' : 'stop.about_premium')}
        </Link>
      )}
      {!isFinal && (
        <button type="button" onClick={() => onRetry(clientId)}>
          <RotateCcw aria-hidden="true" /> {t('message.retry')}
        </button>
      )}
    </>
  );
}
