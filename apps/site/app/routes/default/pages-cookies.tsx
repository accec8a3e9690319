import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import type { Language } from '@kindling/contract/languages';
import { ConsentSection } from '../../features/consent/consent-section';
import { BrandPage } from '../../features/legal/brand-page';
import { LegalPage } from '../../features/legal/legal-page';
import { ownPageQuery } from '../../features/legal/own-page-query';
import { loadInBrowser } from '../../shared/api/load-in-browser';
import { loadOnServer } from '../../shared/api/load-on-server.server';
import type { PageHandle } from '../../shared/routing/page-handle';
import { browserSite } from '../../shared/site/browser-site';
import { companyQuery } from '../../shared/site/company-query';
import { siteContext } from '../../shared/site/site-context';

export const handle: PageHandle = { page: 'pages-cookies', i18n: ['legal', 'consent'], still: true };
const queries = (language: Language) => ({
  company: companyQuery,
  own: ownPageQuery('pages-cookies', language),
});
export const loader = (args: LoaderFunctionArgs) =>
  loadOnServer(args, queries(args.context.get(siteContext).language));
export const clientLoader = () => loadInBrowser(handle, queries(browserSite().language));

export default function Cookies() {
  const { company, own } = useLoaderData<typeof loader>();
  return own.page ? (
    <BrandPage page={own.page} after={<ConsentSection />} />
  ) : (
    <LegalPage page="cookies" company={company} after={<ConsentSection />} />
  );
}
