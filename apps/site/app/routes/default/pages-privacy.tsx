import { LegalPage } from '../../features/legal/legal-page';
import { legalQueries } from '../../features/legal/legal-queries';
import { LegalRoute } from '../../features/legal/legal-route';
import { browserLoader } from '../../shared/api/load-in-browser';
import { serverLoader } from '../../shared/api/load-on-server.server';
import type { PageHandle } from '../../shared/routing/page-handle';

const queries = legalQueries('pages-privacy');

export const handle: PageHandle = { page: 'pages-privacy', i18n: ['legal'], still: true };
export const loader = serverLoader(queries);
export const clientLoader = browserLoader(handle, queries);

/** Includes a section for the United States in English (specification §1). */
export default function Privacy() {
  return <LegalRoute standard={(company) => <LegalPage page="privacy" company={company} />} />;
}
