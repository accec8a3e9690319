import { useTranslation } from 'react-i18next';
import type { LoaderFunctionArgs } from 'react-router';
import { AccountScreen } from '../features/account/account-screen';
import { Activation } from '../features/account/activation';
import { loadInBrowser } from '../shared/api/load-in-browser';
import { loadOnServer } from '../shared/api/load-on-server.server';
import type { PageHandle } from '../shared/routing/page-handle';
import { PageHead } from '../shared/site/page-head';

export const handle: PageHandle = { page: 'activate-done', i18n: ['account'] };
export const loader = (args: LoaderFunctionArgs) => loadOnServer(args, {});
export const clientLoader = () => loadInBrowser(handle, {});

export default function ActivateDone() {
  const { t } = useTranslation('account');
  return (
    <AccountScreen title={t('activate.title')}>
      <PageHead title={t('activate.title')} />
      <Activation />
    </AccountScreen>
  );
}
