import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnswerOf } from '../../../shared/api/api-query';
import { useAlive } from '../../../shared/site/use-alive';
import { Alert } from '../../../shared/ui/notices/alert';
import { BundleChoice } from './bundle-choice';
import { DiscountChoice } from './discount-choice';
import { OrderForm } from './order-form';
import { PaymentCountry } from './payment-country';
import { MethodChoice } from './method-choice';
import { firstChoice, isMoved, type Choice, type Wanted } from './order-rules';
import styles from './checkout.module.scss';

/**
 * The choice of a bundle and a payment method, and the button that obliges to pay (trust 4).
 *
 * @param wanted what the address names
 */
export function Checkout({ offer, wanted }: { offer: AnswerOf<'getBundles'>; wanted: Wanted }) {
  const { t } = useTranslation('credits');
  const [chosen, setChosen] = useState<Wanted>(wanted);
  // Recomputed with each offer: another country may lack the method.
  const choice = firstChoice(
    offer.bundles,
    (bundle) => offer.payment_methods.filter((method) => isMoved(offer, bundle, method)),
    chosen,
  );
  if (!choice) {
    return (
      <>
        <PaymentCountry country={offer.country} />
        <Alert kind="warning">{t('nothing_sold')}</Alert>
      </>
    );
  }
  return (
    <>
      <DiscountChoice offer={offer} asked={wanted.discount} />
      <Order offer={offer} choice={choice} onChoice={setChosen} />
    </>
  );
}

function Order({
  offer,
  choice,
  onChoice,
}: {
  offer: AnswerOf<'getBundles'>;
  choice: Choice;
  onChoice: (choice: Choice) => void;
}) {
  const { t } = useTranslation('credits');
  // Before, a choice would be lost and the browser would send the form to the page itself.
  const alive = useAlive();
  const bundle = offer.bundles.find(({ id }) => id === choice.bundle);
  if (!bundle) return null;
  return (
    <OrderForm offer={offer} bundle={bundle} method={choice.method}>
      <fieldset className={styles.group} disabled={!alive}>
        <legend>{t('choose_bundle')}</legend>
        <div className={styles.bundles}>
          {offer.bundles.map((offered) => (
            <BundleChoice
              key={offered.id}
              bundle={offered}
              all={offer.bundles}
              checked={offered.id === choice.bundle}
              onChoose={() => onChoice({ ...choice, bundle: offered.id })}
            />
          ))}
        </div>
      </fieldset>
      <MethodChoice
        {...{ offer, bundle }}
        method={choice.method}
        onChoose={(method) => onChoice({ ...choice, method })}
      >
        <PaymentCountry country={offer.country} />
      </MethodChoice>
    </OrderForm>
  );
}
