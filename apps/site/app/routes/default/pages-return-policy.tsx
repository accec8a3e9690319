import { LegalPage } from '../../features/legal/legal-page';
import { legalQueries } from '../../features/legal/legal-queries';
import { LegalRoute } from '../../features/legal/legal-route';
import { browserLoader } from '../../shared/api/load-in-browser';
import { serverLoader } from '../../shared/api/load-on-server.server';
import type { PageHandle } from '../../shared/routing/page-handle';

const queries = legalQueries('pages-return-policy');

export const handle: PageHandle = { page: 'pages-return-policy', i18n: ['help'], still: true };
export const loader = serverLoader(queries);
export const clientLoader = browserLoader(handle, queries);

export default function ReturnPolicy() {
  return <LegalRoute standard={(company) => <LegalPage page="return_policy" company={company} />} />;
}
