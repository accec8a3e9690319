import { useTranslation } from 'react-i18next';
import { AccountScreen } from '../../features/account/account-screen';
import { NewPassword } from '../../features/account/login/new-password';
import { browserLoader } from '../../shared/api/load-in-browser';
import { serverLoader } from '../../shared/api/load-on-server.server';
import type { PageHandle } from '../../shared/routing/page-handle';
import { PageHead } from '../../domain/account/page-head';

export const handle: PageHandle = { page: 'reset-password-do', i18n: ['account'] };
export const loader = serverLoader({});
export const clientLoader = browserLoader({ i18n: ['account'] }, {});

export default function ResetPasswordDo() {
  const { t } = useTranslation('account');
  return (
    <AccountScreen title={t('new_password.title')}>
      <PageHead title={t('new_password.title')} />
      <NewPassword />
    </AccountScreen>
  );
}
