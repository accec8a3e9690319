import { useTranslation } from 'react-i18next';
import { Link, Navigate, type LoaderFunctionArgs } from 'react-router';
import { AccountScreen } from '../features/account/account-screen';
import { SignupForm } from '../features/account/signup-form';
import { useSignup } from '../features/account/use-signup';
import { useUser } from '../shared/account/use-user';
import { loadInBrowser } from '../shared/api/load-in-browser';
import { loadOnServer } from '../shared/api/load-on-server.server';
import type { PageHandle } from '../shared/routing/page-handle';
import { usePaths } from '../shared/routing/use-paths';
import { PageHead } from '../shared/site/page-head';
import { useSite } from '../shared/site/site-data';
import { useAlive } from '../shared/site/use-alive';

export const handle: PageHandle = { page: 'signup', i18n: ['account', 'profile'] };
export const loader = (args: LoaderFunctionArgs) => loadOnServer(args, {});
export const clientLoader = () => loadInBrowser(handle, {});

export default function Signup() {
  const { t } = useTranslation('account');
  const { settings } = useSite();
  const path = usePaths();
  const user = useUser();
  const alive = useAlive();
  if (user)
    return <Navigate to={path(user.status === 'not_confirmed' ? 'complete-signup' : 'members')} replace />;
  return (
    <AccountScreen title={t('signup.title')}>
      <PageHead title={t('signup.title')} description={t('signup.description', { name: settings.name })} />
      <Form key={String(alive)} />
      <p>
        {t('signup.have_account')} <Link to={path('login')}>{t('common:action.login')}</Link>
      </p>
    </AccountScreen>
  );
}

function Form() {
  const signup = useSignup();
  return <SignupForm signup={signup} />;
}
