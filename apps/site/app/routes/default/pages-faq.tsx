import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import type { Language } from '@kindling/contract/languages';
import { BrandPage } from '../../features/legal/brand-page';
import { FaqPage } from '../../features/legal/faq-page';
import { ownPageQuery } from '../../features/legal/own-page-query';
import { loadInBrowser } from '../../shared/api/load-in-browser';
import { loadOnServer } from '../../shared/api/load-on-server.server';
import type { PageHandle } from '../../shared/routing/page-handle';
import { browserSite } from '../../shared/site/browser-site';
import { companyQuery } from '../../shared/site/company-query';
import { siteContext } from '../../shared/site/site-context';

export const handle: PageHandle = { page: 'pages-faq', i18n: ['faq'], still: true };
const queries = (language: Language) => ({
  company: companyQuery,
  own: ownPageQuery('pages-faq', language),
});
export const loader = (args: LoaderFunctionArgs) =>
  loadOnServer(args, queries(args.context.get(siteContext).language));
export const clientLoader = () => loadInBrowser(handle, queries(browserSite().language));

export default function Faq() {
  const { company, own } = useLoaderData<typeof loader>();
  return own.page ? <BrandPage page={own.page} /> : <FaqPage company={company} />;
}
