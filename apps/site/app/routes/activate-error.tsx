import { useTranslation } from 'react-i18next';
import type { LoaderFunctionArgs } from 'react-router';
import { AccountScreen } from '../features/account/account-screen';
import { useUser } from '../shared/account/use-user';
import { loadInBrowser } from '../shared/api/load-in-browser';
import { loadOnServer } from '../shared/api/load-on-server.server';
import type { PageHandle } from '../shared/routing/page-handle';
import { usePaths } from '../shared/routing/use-paths';
import { PageHead } from '../shared/site/page-head';
import { Alert } from '../shared/ui/alert';
import { ButtonLink } from '../shared/ui/button';

export const handle: PageHandle = { page: 'activate-error', i18n: ['account'] };
export const loader = (args: LoaderFunctionArgs) => loadOnServer(args, {});
export const clientLoader = () => loadInBrowser(handle, {});

export default function ActivateError() {
  const { t } = useTranslation('account');
  const path = usePaths();
  const user = useUser();
  return (
    <AccountScreen title={t('errors:activation_failed')}>
      <PageHead title={t('errors:activation_failed')} />
      <Alert kind="danger">{t('errors:link_expired')}</Alert>
      <p>{t('activate.error_help')}</p>
      <ButtonLink to={path(user ? 'complete-signup' : 'login')} size="large">
        {user ? t('common:activation.resend') : t('common:action.login')}
      </ButtonLink>
    </AccountScreen>
  );
}
