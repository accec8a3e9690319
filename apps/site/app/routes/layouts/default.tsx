import { Outlet, useLoaderData } from 'react-router';
import { AccountDialogs } from '../../features/account/account-dialogs';
import { ActivationReminder } from '../../features/account/confirmation/activation-reminder';
import { UnsentMessages } from '../../features/chats/sending/unsent-messages';
import { TimeBonus } from '../../features/bonus/time-bonus';
import { Banners, Maintenance } from '../../features/shell/notices/banners';
import { BottomNav } from '../../features/shell/bottom-nav';
import { LikePopup } from '../../features/likes/like-popup';
import { MatchMoment } from '../../features/likes/match-moment';
import { ConsentNotice } from '../../features/consent/consent-notice';
import { companyQuery } from '../../shared/site/company-query';
import { EntryWarning } from '../../features/shell/notices/entry-warning';
import { FictionalPopup } from '../../features/shell/notices/fictional-popup';
import { MemberAlerts } from '../../features/shell/notices/member-alerts';
import { Notices } from '../../features/shell/notices/notices';
import { StandingNotices } from '../../features/shell/notices/standing-notices';
import { SiteFooter } from '../../features/shell/site-footer';
import { SkipLink } from '../../features/shell/skip-link';
import { TopNav } from '../../features/shell/top-nav';
import { browserLoader } from '../../shared/api/load-in-browser';
import { ComingPage } from '../../shared/site/document/coming-page';
import { serverLoader } from '../../shared/api/load-on-server.server';

export const loader = serverLoader({ company: companyQuery });
export const clientLoader = browserLoader({}, { company: companyQuery });
export const shouldRevalidate = () => false;

/** Top navigation, banners, content, footer, disclaimer, entry warning, signup dialog (specification §2). */
export default function DefaultLayout() {
  const { company } = useLoaderData<typeof loader>();
  return (
    <AccountDialogs>
      <SkipLink />
      <TopNav />
      <Notices>
        <Maintenance />
        <StandingNotices />
        <ActivationReminder />
        <TimeBonus />
        <MemberAlerts />
        <Banners />
      </Notices>
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
      <MatchMoment />
    </AccountDialogs>
  );
}
