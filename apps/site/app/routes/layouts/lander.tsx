import { Outlet, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { AccountDialogs } from '../../features/account/account-dialogs';
import { ConsentNotice } from '../../features/consent/consent-notice';
import { companyQuery } from '../../shared/site/company-query';
import { EntryWarning } from '../../features/shell/entry-warning';
import { entryWarningCountries } from '../../features/shell/entry-warning-rule';
import { LogoBar } from '../../features/shell/logo-bar';
import { SiteFooter } from '../../features/shell/site-footer';
import { loadInBrowser } from '../../shared/api/load-in-browser';
import { loadOnServer } from '../../shared/api/load-on-server.server';

export const loader = (args: LoaderFunctionArgs) => loadOnServer(args, { company: companyQuery });
export const clientLoader = () => loadInBrowser({}, { company: companyQuery });
export const shouldRevalidate = () => false;

/** Logo bar, content, footer, disclaimer, entry warning in NL and DE (specification §2). */
export default function LanderLayout() {
  const { company } = useLoaderData<typeof loader>();
  return (
    <AccountDialogs>
      <LogoBar />
      <main id="content">
        <Outlet />
      </main>
      <SiteFooter company={company} />
      <ConsentNotice />
      <EntryWarning onlyIn={entryWarningCountries} />
    </AccountDialogs>
  );
}
