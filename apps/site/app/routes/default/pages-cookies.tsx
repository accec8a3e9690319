import { useTranslation } from 'react-i18next';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { ConsentSection } from '../../features/consent/consent-section';
import { companyQuery } from '../../shared/site/company-query';
import { LegalText } from '../../features/legal/legal-text';
import { loadInBrowser } from '../../shared/api/load-in-browser';
import { loadOnServer } from '../../shared/api/load-on-server.server';
import type { PageHandle } from '../../shared/routing/page-handle';
import { PageHead } from '../../domain/account/page-head';
import { useSite } from '../../shared/site/site-data';

export const handle: PageHandle = { page: 'pages-cookies', i18n: ['legal', 'consent'], still: true };
const queries = { company: companyQuery };
export const loader = (args: LoaderFunctionArgs) => loadOnServer(args, queries);
export const clientLoader = () => loadInBrowser(handle, queries);

export default function Cookies() {
  const { t } = useTranslation('legal');
  const { settings } = useSite();
  const { company } = useLoaderData<typeof loader>();
  return (
    <article className="prose">
      <PageHead title={t('cookies.title')} description={t('cookies.lead', { name: settings.name })} />
      <h1>{t('cookies.title')}</h1>
      <p>{t('cookies.lead', { name: settings.name })}</p>
      <LegalText page="cookies" company={company} />
      <ConsentSection />
    </article>
  );
}
