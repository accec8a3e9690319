import { useTranslation } from 'react-i18next';
import { AccountScreen } from '../../features/account/account-screen';
import { ResetRequest } from '../../features/account/login/reset-request';
import { browserLoader } from '../../shared/api/load-in-browser';
import { serverLoader } from '../../shared/api/load-on-server.server';
import type { PageHandle } from '../../shared/routing/page-handle';
import { PageHead } from '../../domain/account/page-head';

export const handle: PageHandle = { page: 'reset-password', i18n: ['account'] };
export const loader = serverLoader({});
export const clientLoader = browserLoader({ i18n: ['account'] }, {});

export default function ResetPassword() {
  const { t } = useTranslation('account');
  return (
    <AccountScreen title={t('reset.title')}>
      <PageHead title={t('reset.title')} />
      <ResetRequest />
    </AccountScreen>
  );
}
