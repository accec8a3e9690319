import { useTranslation } from 'react-i18next';
import type { LoaderFunctionArgs } from 'react-router';
import { AccountScreen } from '../../features/account/account-screen';
import { MailChange } from '../../features/account/mail-change';
import { loadInBrowser } from '../../shared/api/load-in-browser';
import { loadOnServer } from '../../shared/api/load-on-server.server';
import type { PageHandle } from '../../shared/routing/page-handle';
import { PageHead } from '../../domain/account/page-head';

export const handle: PageHandle = { page: 'mail-change-do', i18n: ['account'] };
export const loader = (args: LoaderFunctionArgs) => loadOnServer(args, {});
export const clientLoader = () => loadInBrowser({ i18n: ['account'] }, {});

export default function MailChangeDo() {
  const { t } = useTranslation('account');
  return (
    <AccountScreen title={t('mail_change.title')}>
      <PageHead title={t('mail_change.title')} />
      <MailChange />
    </AccountScreen>
  );
}
