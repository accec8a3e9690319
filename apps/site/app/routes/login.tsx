import { useTranslation } from 'react-i18next';
import { Link, Navigate, type LoaderFunctionArgs } from 'react-router';
import { AccountScreen } from '../features/account/account-screen';
import { LoginForm } from '../features/account/login-form';
import { useUser } from '../shared/account/use-user';
import { loadInBrowser } from '../shared/api/load-in-browser';
import { loadOnServer } from '../shared/api/load-on-server.server';
import type { PageHandle } from '../shared/routing/page-handle';
import { usePaths } from '../shared/routing/use-paths';
import { PageHead } from '../shared/site/page-head';

export const handle: PageHandle = { page: 'login', i18n: ['account'] };
export const loader = (args: LoaderFunctionArgs) => loadOnServer(args, {});
export const clientLoader = () => loadInBrowser(handle, {});

export default function Login() {
  const { t } = useTranslation('account');
  const path = usePaths();
  if (useUser()) return <Navigate to={path('members')} replace />;
  return (
    <AccountScreen title={t('login.title')}>
      <PageHead title={t('login.title')} description={t('login.description')} />
      <LoginForm />
      <p>
        {t('login.no_account')} <Link to={path('signup')}>{t('common:action.start')}</Link>
      </p>
    </AccountScreen>
  );
}
