import { ConsentSection } from '../../features/consent/consent-section';
import { LegalPage } from '../../features/legal/legal-page';
import { legalQueries } from '../../features/legal/legal-queries';
import { LegalRoute } from '../../features/legal/legal-route';
import { browserLoader } from '../../shared/api/load-in-browser';
import { serverLoader } from '../../shared/api/load-on-server.server';
import type { PageHandle } from '../../shared/routing/page-handle';

const queries = legalQueries('pages-cookies');

export const handle: PageHandle = { page: 'pages-cookies', i18n: ['legal', 'consent'], still: true };
export const loader = serverLoader(queries);
export const clientLoader = browserLoader(handle, queries);

export default function Cookies() {
  const choices = <ConsentSection />;
  return (
    <LegalRoute
      standard={(company) => <LegalPage page="cookies" company={company} after={choices} />}
      after={choices}
    />
  );
}
