import { useTranslation } from 'react-i18next';
import { AccountScreen } from '../../features/account/account-screen';
import { MailChange } from '../../features/account/confirmation/mail-change';
import { browserLoader } from '../../shared/api/load-in-browser';
import { serverLoader } from '../../shared/api/load-on-server.server';
import type { PageHandle } from '../../shared/routing/page-handle';
import { PageHead } from '../../domain/account/page-head';

export const handle: PageHandle = { page: 'mail-change-do', i18n: ['account'] };
export const loader = serverLoader({});
export const clientLoader = browserLoader({ i18n: ['account'] }, {});

export default function MailChangeDo() {
  const { t } = useTranslation('account');
  return (
    <AccountScreen title={t('mail_change.title')}>
      <PageHead title={t('mail_change.title')} />
      <MailChange />
    </AccountScreen>
  );
}
