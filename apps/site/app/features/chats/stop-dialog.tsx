import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { BuyingSheet } from '../../domain/credits/buying';
import type { PaymentOfMessage } from '../../domain/unsent/unsent-messages';
import type { AnswerOf } from '../../shared/api/api-query';
import { usePaths } from '../../shared/routing/use-paths';
import { Button, ButtonLink } from '../../shared/ui/button';
import { Dialog } from '../../shared/ui/dialog';
import type { Conversation } from './history/use-conversation';
import type { Stop } from './sending/use-send-message';
import styles from './dialogs.module.scss';

/** What was not sent, and the way on: to buy the credits here where it can wait for them, else why and where to. */
export function Stopped({
  stop,
  conversation: { profile, costs },
  offer,
  BuyingSheet,
  onStarted,
  onClose,
}: {
  stop: Stop;
  conversation: Conversation;
  offer: AnswerOf<'getBundles'>;
  BuyingSheet: BuyingSheet;
  /** The payment for it has begun. */
  onStarted: (payment: PaymentOfMessage) => void;
  onClose: () => void;
}) {
  const { reason, refused } = stop;
  // A picture is lost with the page, and so can't wait while its author pays.
  const isBought = reason === 'insufficient_credits' && !refused.picture && offer.bundles.length > 0;
  if (!isBought) return <StopDialog {...stop} onClose={onClose} />;
  const kind = refused.gift ? 'gift' : 'text';
  const cost = kind === 'gift' ? costs.gift : costs.message;
  return (
    <Suspense>
      <BuyingSheet
        {...{ kind, cost, offer, onClose }}
        name={profile.name}
        fictional={profile.fictional}
        onStarted={(id) => onStarted({ id, atMost: cost, isSettled: false })}
      />
    </Suspense>
  );
}

/** Says why something was not sent, that nothing was charged, where it is now, and how to send it. */
function StopDialog({
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
