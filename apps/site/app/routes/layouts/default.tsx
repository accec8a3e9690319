import { Outlet, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { AccountDialogs } from '../../features/account/account-dialogs';
import { ActivationReminder } from '../../features/account/activation-reminder';
import { UnsentMessages } from '../../features/chats/sending/unsent-messages';
import { TimeBonus } from '../../features/bonus/time-bonus';
import { Banners } from '../../features/shell/banners';
import { BottomNav } from '../../features/shell/bottom-nav';
import { LikePopup } from '../../features/likes/like-popup';
import { ConsentNotice } from '../../features/consent/consent-notice';
import { companyQuery } from '../../shared/site/company-query';
import { EntryWarning } from '../../features/shell/entry-warning';
import { FictionalPopup } from '../../features/shell/fictional-popup';
import { MemberAlerts } from '../../features/shell/member-alerts';
import { RestrictedNotice } from '../../features/shell/restricted-notice';
import { SiteFooter } from '../../features/shell/site-footer';
import { SkipLink } from '../../features/shell/skip-link';
import { TopNav } from '../../features/shell/top-nav';
import { loadInBrowser } from '../../shared/api/load-in-browser';
import { ComingPage } from '../../shared/site/coming-page';
import { loadOnServer } from '../../shared/api/load-on-server.server';

export const loader = (args: LoaderFunctionArgs) => loadOnServer(args, { company: companyQuery });
export const clientLoader = () => loadInBrowser({}, { company: companyQuery });
export const shouldRevalidate = () => false;

/** Top navigation, banners, content, footer, disclaimer, entry warning, signup dialog (specification §2). */
export default function DefaultLayout() {
  const { company } = useLoaderData<typeof loader>();
  return (
    <AccountDialogs>
      <SkipLink />
      <TopNav />
      <Banners />
      <TimeBonus />
      <RestrictedNotice otherwise={<ActivationReminder otherwise={<MemberAlerts />} />} />
      <main id="content" tabIndex={-1}>
        <ComingPage>
          <Outlet />
        </ComingPage>
      </main>
      <SiteFooter company={company} />
      <BottomNav />
      <ConsentNotice />
      <EntryWarning />
      <FictionalPopup />
      <UnsentMessages />
      <LikePopup />
    </AccountDialogs>
  );
}
