import { lazy, Suspense } from 'react';
import type { BuyingSheet } from '../../domain/credits/buying';
import type { PaymentOfMessage } from '../../domain/unsent/unsent-messages';
import type { AnswerOf } from '../../shared/api/api-query';
import type { Conversation } from './history/use-conversation';
import type { Stop } from './sending/use-send-message';

// Rarely needed.
const StopDialog = lazy(() => import('./stop-dialog'));

/** What was not sent, and the way on: to buy the credits here where it can wait for them, else why and where to. */
export function Stopped({
  stop,
  conversation: { profile, costs },
  offer,
  BuyingSheet,
  onStarted,
  onEnough,
  onClose,
}: {
  stop: Stop;
  conversation: Conversation;
  offer: AnswerOf<'getBundles'>;
  BuyingSheet: BuyingSheet;
  /** The payment for it has begun. */
  onStarted: (payment: PaymentOfMessage) => void;
  /** The balance suffices after all. */
  onEnough: () => void;
  onClose: () => void;
}) {
  const { reason, refused } = stop;
  // A picture is lost with the page, and so can't wait while its author pays.
  const isBought = reason === 'insufficient_credits' && !refused.picture && offer.bundles.length > 0;
  const kind = refused.gift ? 'gift' : 'text';
  const cost = kind === 'gift' ? costs.gift : costs.message;
  return (
    <Suspense>
      {isBought ? (
        <BuyingSheet
          {...{ kind, cost, offer, onEnough, onClose }}
          name={profile.name}
          fictional={profile.fictional}
          onStarted={(id) => onStarted({ id, atMost: cost, isSettled: false })}
        />
      ) : (
        <StopDialog {...stop} onClose={onClose} />
      )}
    </Suspense>
  );
}
