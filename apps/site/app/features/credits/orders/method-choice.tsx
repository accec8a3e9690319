import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaymentMethod } from '@kindling/contract/money/payment-methods';
import type { BundleOffer } from '@kindling/contract/money/calls/payments';
import { MethodIcon } from '../../../domain/credits/method-icon';
import type { AnswerOf } from '../../../shared/api/api-query';
import { useAlive } from '../../../shared/site/use-alive';
import { useMethodName } from '../use-method-name';
import { MethodNote } from './method-note';
import { isMoved } from './order-rules';
import styles from './checkout.module.scss';

/** The offered payment methods. @param children between the heading and the methods */
export function MethodChoice({
  offer,
  bundle,
  method: chosen,
  onChoose,
  children,
}: {
  offer: AnswerOf<'getBundles'>;
  bundle: BundleOffer;
  method: PaymentMethod;
  onChoose: (method: PaymentMethod) => void;
  children?: ReactNode;
}) {
  const { t } = useTranslation('credits');
  const nameOf = useMethodName();
  // Before, a choice would be lost.
  const alive = useAlive();
  return (
    <fieldset className={styles.group} disabled={!alive}>
      <legend>{t('choose_method')}</legend>
      {children}
      <div className={styles.methods}>
        {offer.payment_methods.map((method) => (
          <label key={method} className={styles.method}>
            <input
              type="radio"
              name="method"
              value={method}
              checked={method === chosen}
              disabled={!isMoved(offer, bundle, method)}
              onChange={() => onChoose(method)}
            />
            <span>
              {nameOf(method)}
              <MethodNote offer={offer} bundle={bundle} method={method} />
            </span>
            <MethodIcon method={method} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
