import { Coins } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useApiQuery, type AnswerOf } from '../../../shared/api/api-query';
import { PriceOfCredits } from '../../../domain/credits/price-of-credits';
import { paymentPollMs, polled } from '../../../shared/api/polling';
import { usePaths } from '../../../shared/routing/use-paths';
import { PageHead } from '../../../domain/account/page-head';
import { useSite } from '../../../shared/site/site-data';
import { OfflineNotice } from '../../../shared/ui/notices/offline-notice';
import { Checkout } from './checkout';
import type { Wanted } from './order-rules';
import { bundlesAtDiscount } from '../../../domain/credits/bundles-query';
import { creditsQuery } from '../credit-queries';
import { PendingPayments } from '../payments/pending-payments';
import { Statement } from '../payments/statement';
import { UnsentMessage } from '../unsent-message';
import styles from './credits-page.module.scss';

/** Credits: the balance, the bundles, and where every credit went. @param wanted what the address names */
export function CreditsPage({
  offer,
  statement,
  wanted,
}: {
  offer: AnswerOf<'getBundles'>;
  statement: AnswerOf<'getCredits'>;
  wanted: Wanted;
}) {
  const { t } = useTranslation('credits');
  const { settings } = useSite();
  const path = usePaths();
  const polling = polled<AnswerOf<'getBundles'>>(paymentPollMs, ({ pending }) => pending.length > 0);
  const { data: bundles } = useApiQuery(bundlesAtDiscount(wanted.discount), offer, polling);
  const { data } = useApiQuery(creditsQuery, statement);
  return (
    <div className={styles.page}>
      <PageHead title={t('title')} />
      <header className={styles.header}>
        <h1>{t('title')}</h1>
        <p className={styles.balance}>
          <Coins aria-hidden="true" />
          {t('balance', { count: data.credits })}
        </p>
        <div className={styles.facts}>
          {settings.message_credits > 0 ? (
            <p>
              <span>{t('message_cost')}</span>{' '}
              <PriceOfCredits credits={settings.message_credits} bundles={bundles.bundles} />
            </p>
          ) : (
            <p>{t('message_free')}</p>
          )}
          <Link to={path('premium')}>{t('about_premium')}</Link>
          {bundles.last_order && <Link to={path('credits-repeat-order')}>{t('repeat.title')}</Link>}
        </div>
      </header>
      <OfflineNotice />
      <PendingPayments payments={bundles.pending} />
      <UnsentMessage />
      <Checkout offer={bundles} wanted={wanted} />
      <Statement statement={data} />
    </div>
  );
}
