import { useTranslation } from 'react-i18next';
import { redirect, type ClientLoaderFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { buildPath, localizedPath } from '@kindling/contract/paths/paths';
import { AccountScreen } from '../../features/account/account-screen';
import { ConfirmEmail } from '../../features/account/confirmation/confirm-email';
import { isMemberHere } from '../../shared/session/forget-member';
import { loginAddress } from '../../shared/session/login-address';
import { useUser } from '../../domain/account/use-user';
import { loadInBrowser } from '../../shared/api/load-in-browser';
import { loadOnServer } from '../../shared/api/load-on-server.server';
import type { PageHandle } from '../../shared/routing/page-handle';
import { browserSite } from '../../shared/site/browser-site';
import { PageHead } from '../../domain/account/page-head';
import { siteContext } from '../../shared/site/site-context';

export const handle: PageHandle = { page: 'complete-signup', i18n: ['account'] };

export async function loader(args: LoaderFunctionArgs) {
  const { user, language, settings } = args.context.get(siteContext);
  if (!user)
    throw redirect(loginAddress(localizedPath('login', language, settings.domain_language), args.url));
  return loadOnServer(args, {});
}
export async function clientLoader({ url }: ClientLoaderFunctionArgs) {
  const { words, prefix } = browserSite();
  const answers = await loadInBrowser(handle, {});
  if (!isMemberHere()) throw redirect(loginAddress(buildPath('login', words, prefix), url));
  return answers;
}

/** The end of the signup: the mail that confirms the address should arrive within a minute (specification §4). */
export default function CompleteSignup() {
  const { t } = useTranslation('account');
  const user = useUser();
  const isConfirmed = user?.status === 'active';
  const title = t(isConfirmed ? 'activate.done_title' : 'complete.title');
  return (
    <AccountScreen title={title} drawing={isConfirmed ? 'welcome' : 'confirm'}>
      <PageHead title={title} />
      {user && <ConfirmEmail user={user} />}
    </AccountScreen>
  );
}
