import { Outlet, useLoaderData, useMatches } from 'react-router';
import { AccountDialogs } from '../../features/account/account-dialogs';
import { ConsentNotice } from '../../features/consent/consent-notice';
import { PlainConsent } from '../../features/consent/plain-consent';
import { companyQuery } from '../../shared/site/company-query';
import { EntryWarning } from '../../features/shell/notices/entry-warning';
import { entryWarningCountries } from '../../features/shell/notices/entry-warning-rule';
import { LogoBar } from '../../features/shell/logo-bar';
import { SiteFooter } from '../../features/shell/site-footer';
import { browserLoader } from '../../shared/api/load-in-browser';
import { serverLoader } from '../../shared/api/load-on-server.server';
import { handlesOf, isPlain } from '../../shared/routing/page-handle';

export const loader = serverLoader({ company: companyQuery });
export const clientLoader = browserLoader({}, { company: companyQuery });
export const shouldRevalidate = () => false;

/** Logo bar, content, footer, disclaimer, entry warning in NL and DE (specification §2). */
export default function LanderLayout() {
  const { company } = useLoaderData<typeof loader>();
  const plain = isPlain(handlesOf(useMatches()));
  return (
    <AccountDialogs>
      <LogoBar />
      <main id="content" tabIndex={-1}>
        <Outlet />
      </main>
      <SiteFooter company={company} />
      {plain ? <PlainConsent /> : <ConsentNotice />}
      <EntryWarning onlyIn={entryWarningCountries} />
    </AccountDialogs>
  );
}
