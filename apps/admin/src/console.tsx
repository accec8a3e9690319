import { lazy, type ReactNode } from 'react';
import { Admin, CustomRoutes, localStorageStore, Resource } from 'react-admin';
import { Route } from 'react-router-dom';
import { Dashboard } from './dashboard/dashboard';
import { AccountPage } from './account/account-page';
import { DeskPage, DeskStart } from './desk/desk-page';
import { AccountingPage } from './money/accounting-page';
import { GrowthPage } from './growth/growth-page';
import { MessageRulesPage } from './message-rules/message-rules-page';
import { TransparencyPage } from './transparency/transparency-page';
import { JoinPage } from './login/join-page';
import { ConsoleMenu } from './menu/console-menu';
import { Palette } from './palette/palette';
import { LoginPage } from './login/login-page';
import { AccessDenied } from './shared/ui/access-denied';
import { consoleAuthProvider } from './shared/session/auth-provider';
import { consoleDataProvider } from './shared/session/data-provider';
import { consoleI18nProvider } from './shared/words/i18n-provider';
import { BarTools } from './shared/layout/bar-tools';
import { ConsoleNotification } from './shared/layout/console-notification';
import { ConsoleLayout } from './shared/layout/console-layout';
import { darkTheme, lightTheme } from './shared/ui/theme';
import { auditEntries } from './resources/audit-entries/audit-entries';
import { companies } from './resources/companies/companies';
import { corrections } from './resources/corrections/corrections';
import { differences } from './resources/differences/differences';
import { discountCodes } from './resources/discount-codes/discount-codes';
import { fictionalProfiles } from './resources/fictional-profiles/fictional-profiles';
import { fictionalTurns } from './resources/fictional-turns/fictional-turns';
import { invites } from './resources/invites/invites';
import { looks } from './resources/looks/looks';
import { members } from './resources/members/members';
import { newsletters } from './resources/newsletters/newsletters';
import { payments } from './resources/payments/payments';
import { postings } from './resources/postings/postings';
import { refunds } from './resources/refunds/refunds';
import { brandPages } from './resources/brand-pages/brand-pages';
import { savedReplies } from './resources/saved-replies/saved-replies';
import { supportCases } from './resources/support-cases/support-cases';
import { staff } from './resources/staff/staff';
import { profiles } from './resources/profiles/profiles';
import { tenants } from './resources/tenants/tenants';
import { t } from './shared/words/texts';
import { LeaveGuard } from './shared/unsaved/leave-guard';

/** Within each part of the menu they keep this order. */
const resources = [
  tenants,
  companies,
  brandPages,
  members,
  profiles,
  fictionalProfiles,
  supportCases,
  fictionalTurns,
  savedReplies,
  payments,
  refunds,
  corrections,
  postings,
  differences,
  newsletters,
  discountCodes,
  invites,
  staff,
  auditEntries,
  looks,
];

/** The library of charts is loaded with the first chart. */
const FiguresPage = lazy(() =>
  import('./money/figures-page').then(({ FiguresPage: page }) => ({ default: page })),
);

const authProvider = consoleAuthProvider(resources);
const i18nProvider = consoleI18nProvider();
const store = localStorageStore('1', 'KindlingConsole');

const tools = <Palette resources={resources} />;
const OurMenu = () => <ConsoleMenu resources={resources} />;

function Frame({ children }: { children: ReactNode }) {
  return (
    <LeaveGuard>
      <ConsoleLayout menu={OurMenu}>{children}</ConsoleLayout>
    </LeaveGuard>
  );
}

export function Console() {
  return (
    <BarTools value={tools}>
      <Admin
        title={t('Kindling Console')}
        authProvider={authProvider}
        i18nProvider={i18nProvider}
        dataProvider={consoleDataProvider}
        dashboard={Dashboard}
        layout={Frame}
        notification={ConsoleNotification}
        loginPage={LoginPage}
        theme={lightTheme}
        darkTheme={darkTheme}
        store={store}
        accessDenied={AccessDenied}
        requireAuth
        disableTelemetry
      >
        {resources.map(({ name, rights: _rights, group: _group, ...views }) => (
          <Resource key={name} name={name} {...views} />
        ))}
        <CustomRoutes noLayout>
          <Route path="/join/:token" element={<JoinPage />} />
        </CustomRoutes>
        <CustomRoutes>
          <Route path="/account" element={<AccountPage />} />
          <Route path="/accounting" element={<AccountingPage />} />
          <Route path="/growth" element={<GrowthPage />} />
          <Route path="/transparency" element={<TransparencyPage />} />
          <Route path="/message-rules" element={<MessageRulesPage />} />
          <Route path="/revenue" element={<FiguresPage />} />
          <Route path="/desk" element={<DeskStart />} />
          <Route path="/desk/:kind" element={<DeskPage />} />
        </CustomRoutes>
      </Admin>
    </BarTools>
  );
}
