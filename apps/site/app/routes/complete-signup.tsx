import { useTranslation } from 'react-i18next';
import { redirect, type LoaderFunctionArgs } from 'react-router';
import { localizedPath } from '@kindling/contract/paths';
import { AccountScreen } from '../features/account/account-screen';
import { ConfirmEmail } from '../features/account/confirm-email';
import { useUser } from '../shared/account/use-user';
import { loadInBrowser } from '../shared/api/load-in-browser';
import { loadOnServer } from '../shared/api/load-on-server.server';
import type { PageHandle } from '../shared/routing/page-handle';
import { PageHead } from '../shared/site/page-head';
import { siteContext } from '../shared/site/site-context';

export const handle: PageHandle = { page: 'complete-signup', i18n: ['account'] };

export async function loader(args: LoaderFunctionArgs) {
  const { user, language, settings } = args.context.get(siteContext);
  if (!user) throw redirect(localizedPath('login', language, settings.domain_language));
  return loadOnServer(args, {});
}
export const clientLoader = () => loadInBrowser(handle, {});

/** The end of the signup: the mail that confirms the address should be there within a minute (specification §4). */
export default function CompleteSignup() {
  const { t } = useTranslation('account');
  const user = useUser();
  return (
    <AccountScreen title={t('complete.title')}>
      <PageHead title={t('complete.title')} />
      {user && <ConfirmEmail user={user} />}
    </AccountScreen>
  );
}
