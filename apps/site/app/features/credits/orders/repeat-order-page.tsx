import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { PageHead } from '../../../domain/account/page-head';
import { bundlesAtDiscount } from '../../../domain/credits/bundles-query';
import { useApiQuery, type AnswerOf } from '../../../shared/api/api-query';
import { usePaths } from '../../../shared/routing/use-paths';
import { OfflineNotice } from '../../../shared/ui/notices/offline-notice';
import { ButtonLink } from '../../../shared/ui/button';
import { DiscountChoice } from './discount-choice';
import { OrderForm } from './order-form';
import styles from './credits-page.module.scss';

/**
 * Repeats the last order in one step, with the same payment method.
 *
 * @param asked the code that the address names
 */
export function RepeatOrderPage({
  offer: initial,
  asked,
}: {
  offer: AnswerOf<'getBundles'>;
  asked: string | undefined;
}) {
  const { t } = useTranslation('credits');
  const path = usePaths();
  const { data: offer } = useApiQuery(bundlesAtDiscount(asked), initial);
  const last = offer.last_order;
  const bundle = offer.bundles.find(({ id }) => id === last?.bundle);
  return (
    <div className={styles.page}>
      <PageHead title={t('repeat.title')} />
      <header className={styles.header}>
        <h1>{t('repeat.title')}</h1>
        <p>{last && bundle ? t('repeat.text') : t('repeat.none')}</p>
      </header>
      <OfflineNotice />
      {last && bundle ? (
        <>
          <DiscountChoice offer={offer} asked={asked} />
          <OrderForm
            offer={offer}
            bundle={bundle}
            method={last.payment_method}
            mandate={last.mandate ?? undefined}
          />
          <p>
            <Link to={path('credits')}>{t('repeat.other')}</Link>
          </p>
        </>
      ) : (
        <p>
          <ButtonLink to={path('credits')}>{t('premium.buy')}</ButtonLink>
        </p>
      )}
    </div>
  );
}
