import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Company } from '@kindling/contract/brands/settings/settings';
import type { directDebitRefusals, Mandate } from '@kindling/contract/money/calls/mandates';
import { formatMoney } from '@kindling/contract/text/numbers';
import { PageHead } from '../../../domain/account/page-head';
import { bundlesAtDiscount } from '../../../domain/credits/bundles-query';
import { useApiQuery, type AnswerOf } from '../../../shared/api/api-query';
import { useProblemText } from '../../../shared/api/use-problem-text';
import { usePaths } from '../../../shared/routing/use-paths';
import { useSite } from '../../../shared/site/site-data';
import { useAlive } from '../../../shared/site/use-alive';
import { Alert } from '../../../shared/ui/notices/alert';
import { Button, ButtonLink } from '../../../shared/ui/button';
import { OfflineNotice } from '../../../shared/ui/notices/offline-notice';
import { DebitForm } from './debit-form';
import { KeptAccount } from './kept-account';
import { costsOf, firstChoice, priceOf } from '../orders/order-rules';
import { OrderLines } from '../orders/order-summary';
import { mandatesQuery } from '../credit-queries';
import { useOrder } from '../orders/use-order';
import styles from './direct-debit.module.scss';

/**
 * Paying by direct debit (decisions §7.4): the order and the next steps stay visible; the account of an earlier mandate is used
 * again, or a new one is made.
 *
 * @param wanted the bundle and the discount that the address names
 */
export function DirectDebitPage({
  offer: initialOffer,
  mandates: initialMandates,
  company,
  wanted,
}: {
  offer: AnswerOf<'getBundles'>;
  mandates: AnswerOf<'getMandates'>;
  company: Company;
  wanted: { bundle?: string | undefined; discount?: string | undefined };
}) {
  const { t } = useTranslation('direct-debit');
  const path = usePaths();
  const { data: offer } = useApiQuery(bundlesAtDiscount(wanted.discount), initialOffer);
  const { data } = useApiQuery(mandatesQuery, initialMandates);
  const choice = firstChoice(offer.bundles, () => ['sdd'], wanted);
  const bundle = offer.bundles.find(({ id }) => id === choice?.bundle);
  const isOffered = offer.payment_methods.includes('sdd') && data.direct_debit.creditor_id !== null;
  return (
    <div className={styles.page}>
      <PageHead title={t('title')} />
      <header className={styles.header}>
        <h1>{t('title')}</h1>
        <p>
          <Link to={path('credits')}>{t('other_method')}</Link>
        </p>
      </header>
      <OfflineNotice />
      {bundle && isOffered ? (
        <Debit {...{ offer, bundle, company, debit: data.direct_debit, mandates: data.mandates }} />
      ) : (
        <Unavailable />
      )}
    </div>
  );
}

function Unavailable() {
  const { t } = useTranslation('direct-debit');
  const { t: errors } = useTranslation('errors');
  const path = usePaths();
  return (
    <>
      <Alert kind="warning">{errors('payment_method_unavailable')}</Alert>
      <p>
        <ButtonLink to={path('credits')}>{t('other_method')}</ButtonLink>
      </p>
    </>
  );
}

function Debit({
  offer,
  bundle,
  company,
  debit,
  mandates,
}: {
  offer: AnswerOf<'getBundles'>;
  bundle: AnswerOf<'getBundles'>['bundles'][number];
  company: Company;
  debit: AnswerOf<'getMandates'>['direct_debit'];
  mandates: readonly Mandate[];
}) {
  const { t: credits } = useTranslation('credits');
  const { language } = useSite();
  const problems = useProblemText();
  const alive = useAlive();
  const kept = mandates.find(({ kind }) => kind === 'account');
  const [another, setAnother] = useState(false);
  const order = useOrder(bundle, 'sdd', offer);
  const due = priceOf(bundle, 'sdd', offer.discount).amount + costsOf(offer.transaction_costs, 'sdd');
  const price = formatMoney(due, bundle.currency, language);
  const refused = debit.refused ?? (due > debit.left ? 'direct_debit_limit' : null);
  const mandate = another ? undefined : kept;
  return (
    <div className={styles.columns}>
      <section className={styles.summary} aria-label={credits('summary.label')}>
        <OrderLines offer={offer} bundle={bundle} method="sdd" mandate={mandate} />
        <WhatHappensNext price={price} credits={bundle.credits} />
      </section>
      <div className={styles.main}>
        {refused ? (
          <Refusal code={refused} />
        ) : (
          <>
            {order.error && (
              <Alert kind="danger" focused>
                {problems.ofError(order.error)}
              </Alert>
            )}
            {mandate ? (
              <KeptAccount mandate={mandate} onOther={() => setAnother(true)}>
                <Button
                  size="large"
                  wide
                  disabled={!alive}
                  busy={order.isBusy}
                  onClick={() => order.start({ mandate: mandate.mandate_id })}
                >
                  {credits('pay', { price })}
                </Button>
              </KeptAccount>
            ) : (
              <DebitForm
                {...{ company, price }}
                creditorId={debit.creditor_id ?? ''}
                isBusy={order.isBusy}
                onMade={({ mandate_id: id }) => {
                  setAnother(false);
                  order.start({ mandate: id });
                }}
              />
            )}
          </>
        )}
      </div>
    </div>
  );
}

function Refusal({ code }: { code: (typeof directDebitRefusals)[number] }) {
  const { t } = useTranslation('direct-debit');
  const { t: errors } = useTranslation('errors');
  const path = usePaths();
  return (
    <>
      <Alert kind="danger">{errors(code)}</Alert>
      <p>{t(`refused.${code}`)}</p>
      <p>
        <ButtonLink to={path('credits')}>{t('other_method')}</ButtonLink>
      </p>
    </>
  );
}

/** The steps after an order by direct debit, so that no debit comes as a surprise. */
function WhatHappensNext({ price, credits }: { price: string; credits: number }) {
  const { t } = useTranslation('direct-debit');
  return (
    <section className={styles.next} aria-labelledby="next">
      <h2 id="next">{t('next.title')}</h2>
      <ol>
        <li>{t('next.notice')}</li>
        <li>{t('next.debit', { price })}</li>
        <li>{t('next.credits', { count: credits })}</li>
      </ol>
    </section>
  );
}
