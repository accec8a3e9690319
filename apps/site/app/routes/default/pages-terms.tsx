import { termsDate } from '@kindling/contract/consent-rules';
import { useTranslation } from 'react-i18next';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { companyQuery } from '../../shared/site/company-query';
import { LegalText } from '../../features/legal/legal-text';
import { loadInBrowser } from '../../shared/api/load-in-browser';
import { loadOnServer } from '../../shared/api/load-on-server.server';
import { useDateLocale } from '../../shared/i18n/date-locale';
import { formatDate } from '../../shared/i18n/format';
import type { PageHandle } from '../../shared/routing/page-handle';
import { PageHead } from '../../domain/account/page-head';
import { useSite } from '../../shared/site/site-data';

export const handle: PageHandle = { page: 'pages-terms', i18n: ['legal'], still: true };
const queries = { company: companyQuery };
export const loader = (args: LoaderFunctionArgs) => loadOnServer(args, queries);
export const clientLoader = () => loadInBrowser(handle, queries);

export default function Terms() {
  const { t } = useTranslation('legal');
  const { settings } = useSite();
  const locale = useDateLocale();
  const { company } = useLoaderData<typeof loader>();
  return (
    <article className="prose">
      <PageHead title={t('terms.title')} description={t('terms.lead', { name: settings.name })} />
      <h1>{t('terms.title')}</h1>
      <p>{t('terms.lead', { name: settings.name })}</p>
      <p>{t('terms.date', { date: formatDate(termsDate(company.added), locale) })}</p>
      <LegalText page="terms" company={company} />
    </article>
  );
}
