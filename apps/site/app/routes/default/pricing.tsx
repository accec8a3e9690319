import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router';
import { BundleTable } from '../../features/pricing/bundle-table';
import { bundlesQuery } from '../../domain/credits/bundles-query';
import { SignupLink } from '../../domain/account/signup/signup-link';
import { browserLoader } from '../../shared/api/load-in-browser';
import { serverLoader } from '../../shared/api/load-on-server.server';
import type { PageHandle } from '../../shared/routing/page-handle';
import { PageHead } from '../../domain/account/page-head';
import { useSite } from '../../shared/site/site-data';

export const handle: PageHandle = { page: 'pricing', i18n: ['pricing'], still: true };
const queries = { offer: bundlesQuery };
export const loader = serverLoader(queries);
export const clientLoader = browserLoader(handle, queries);

export default function Pricing() {
  const { t } = useTranslation('pricing');
  const { t: common } = useTranslation();
  const { settings } = useSite();
  const { offer } = useLoaderData<typeof loader>();
  // Without a code only the discounts of a first purchase apply.
  const percent = offer.discount?.percentage;
  return (
    <div className="page page--spaced">
      <PageHead title={t('title')} description={t('lead', { count: settings.message_credits })} />
      <header className="page-header">
        <h1>{t('title')}</h1>
        <p>{t('lead', { count: settings.message_credits })}</p>
        {percent !== undefined && percent !== null && <p>{common('bonus.banner', { percent })}</p>}
      </header>
      <BundleTable bundles={offer.bundles} />
      <ul className="plain-list">
        <li>{t('vat')}</li>
        <li>{t('no_subscription')}</li>
        <li>{t('refund', { count: offer.refund_days })}</li>
      </ul>
      <p>
        <SignupLink size="large" />
      </p>
    </div>
  );
}
