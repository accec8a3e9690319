import { FaqPage } from '../../features/legal/faq-page';
import { legalQueries } from '../../features/legal/legal-queries';
import { LegalRoute } from '../../features/legal/legal-route';
import { browserLoader } from '../../shared/api/load-in-browser';
import { serverLoader } from '../../shared/api/load-on-server.server';
import type { PageHandle } from '../../shared/routing/page-handle';

const queries = legalQueries('pages-faq');

export const handle: PageHandle = { page: 'pages-faq', i18n: ['faq'], still: true };
export const loader = serverLoader(queries);
export const clientLoader = browserLoader(handle, queries);

export default function Faq() {
  return <LegalRoute standard={(company) => <FaqPage company={company} />} />;
}
