import { useTranslation } from 'react-i18next';
import { Link, Navigate, redirect, useLocation, useNavigate, type LoaderFunctionArgs } from 'react-router';
import { localizedPath } from '@kindling/contract/paths/paths';
import { AccountScreen } from '../../features/account/account-screen';
import { LoginForm } from '../../features/account/login/login-form';
import { pageAfterLogin } from '../../shared/session/login-address';
import { useUser } from '../../domain/account/use-user';
import { browserLoader } from '../../shared/api/load-in-browser';
import { loadOnServer } from '../../shared/api/load-on-server.server';
import type { PageHandle } from '../../shared/routing/page-handle';
import { usePaths } from '../../shared/routing/use-paths';
import { PageHead } from '../../domain/account/page-head';
import { siteContext } from '../../shared/site/site-context';

export const handle: PageHandle = { page: 'login', i18n: ['account'] };

export async function loader(args: LoaderFunctionArgs) {
  const { user, language, settings } = args.context.get(siteContext);
  // The query is read for members only: a visitor's page is the same for all and independent of it.
  if (user)
    throw redirect(
      pageAfterLogin(args.url.search) ?? localizedPath('members', language, settings.domain_language),
    );
  return loadOnServer(args, {});
}
export const clientLoader = browserLoader(handle, {});

/** Login as a page of its own; it leads back to the page that required it, else to the members (specification §2). */
export default function Login() {
  const { t } = useTranslation('account');
  const path = usePaths();
  const navigate = useNavigate();
  const next = pageAfterLogin(useLocation().search) ?? path('members');
  if (useUser()) return <Navigate to={next} replace />;
  return (
    <AccountScreen title={t('login.title')}>
      <PageHead title={t('login.title')} description={t('login.description')} />
      <LoginForm onLoggedIn={() => navigate(next, { replace: true })} />
      <p>
        {t('login.no_account')} <Link to={path('signup')}>{t('common:action.start')}</Link>
      </p>
    </AccountScreen>
  );
}
