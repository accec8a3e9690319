import { legalQueries } from '../../features/legal/legal-queries';
import { LegalRoute } from '../../features/legal/legal-route';
import { ServicePage } from '../../features/legal/service-page';
import { browserLoader } from '../../shared/api/load-in-browser';
import { serverLoader } from '../../shared/api/load-on-server.server';
import type { PageHandle } from '../../shared/routing/page-handle';

const queries = legalQueries('pages-service');

export const handle: PageHandle = { page: 'pages-service', i18n: ['help'], still: true };
export const loader = serverLoader(queries);
export const clientLoader = browserLoader(handle, queries);

export default function Service() {
  return <LegalRoute standard={(company) => <ServicePage company={company} />} />;
}
