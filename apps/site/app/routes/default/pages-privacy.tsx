import { useTranslation } from 'react-i18next';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { companyQuery } from '../../shared/site/company-query';
import { LegalText } from '../../features/legal/legal-text';
import { loadInBrowser } from '../../shared/api/load-in-browser';
import { loadOnServer } from '../../shared/api/load-on-server.server';
import type { PageHandle } from '../../shared/routing/page-handle';
import { PageHead } from '../../domain/account/page-head';
import { useSite } from '../../shared/site/site-data';

export const handle: PageHandle = { page: 'pages-privacy', i18n: ['legal'], still: true };
const queries = { company: companyQuery };
export const loader = (args: LoaderFunctionArgs) => loadOnServer(args, queries);
export const clientLoader = () => loadInBrowser(handle, queries);

/** With a section of its own for the United States in English (specification §1). */
export default function Privacy() {
  const { t } = useTranslation('legal');
  const { settings, language } = useSite();
  const { company } = useLoaderData<typeof loader>();
  return (
    <article className="prose">
      <PageHead title={t('privacy.title')} description={t('privacy.lead', { name: settings.name })} />
      <h1>{t('privacy.title')}</h1>
      <p>{t('privacy.lead', { name: settings.name })}</p>
      <LegalText page="privacy" company={company} also={language === 'en' ? ['us'] : []} />
    </article>
  );
}
