import { useTranslation } from 'react-i18next';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { termsDate } from '@kindling/contract/profiles/consent-rules';
import type { Language } from '@kindling/contract/languages';
import { BrandPage } from '../../features/legal/brand-page';
import { LegalPage } from '../../features/legal/legal-page';
import { ownPageQuery } from '../../features/legal/own-page-query';
import { loadInBrowser } from '../../shared/api/load-in-browser';
import { loadOnServer } from '../../shared/api/load-on-server.server';
import { useDateLocale } from '../../shared/i18n/date-locale';
import { formatDate } from '../../shared/i18n/format';
import type { PageHandle } from '../../shared/routing/page-handle';
import { browserSite } from '../../shared/site/browser-site';
import { companyQuery } from '../../shared/site/company-query';
import { siteContext } from '../../shared/site/site-context';

export const handle: PageHandle = { page: 'pages-terms', i18n: ['legal'], still: true };
const queries = (language: Language) => ({
  company: companyQuery,
  own: ownPageQuery('pages-terms', language),
});
export const loader = (args: LoaderFunctionArgs) =>
  loadOnServer(args, queries(args.context.get(siteContext).language));
export const clientLoader = () => loadInBrowser(handle, queries(browserSite().language));

export default function Terms() {
  const { company, own } = useLoaderData<typeof loader>();
  const { t } = useTranslation('legal');
  const locale = useDateLocale();
  const date = formatDate(termsDate(company.added), locale);
  return own.page ? (
    <BrandPage page={own.page} />
  ) : (
    <LegalPage page="terms" company={company} note={t('terms.date', { date })} />
  );
}
