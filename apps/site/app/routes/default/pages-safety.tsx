import { legalQueries } from '../../features/legal/legal-queries';
import { LegalRoute } from '../../features/legal/legal-route';
import { EmergencySection, SafetyPage } from '../../features/legal/safety-page';
import { browserLoader } from '../../shared/api/load-in-browser';
import { serverLoader } from '../../shared/api/load-on-server.server';
import type { PageHandle } from '../../shared/routing/page-handle';

const queries = legalQueries('pages-safety');

export const handle: PageHandle = { page: 'pages-safety', i18n: ['safety'], still: true };
export const loader = serverLoader(queries);
export const clientLoader = browserLoader(handle, queries);

export default function Safety() {
  return <LegalRoute standard={(company) => <SafetyPage company={company} />} after={<EmergencySection />} />;
}
