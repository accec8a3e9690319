import { useTranslation } from 'react-i18next';
import { AccountScreen } from '../../features/account/account-screen';
import { useUser } from '../../domain/account/use-user';
import { browserLoader } from '../../shared/api/load-in-browser';
import { serverLoader } from '../../shared/api/load-on-server.server';
import type { PageHandle } from '../../shared/routing/page-handle';
import { usePaths } from '../../shared/routing/use-paths';
import { PageHead } from '../../domain/account/page-head';
import { Alert } from '../../shared/ui/notices/alert';
import { ButtonLink } from '../../shared/ui/button';

export const handle: PageHandle = { page: 'activate-error', i18n: ['account'] };
export const loader = serverLoader({});
export const clientLoader = browserLoader(handle, {});

/** A failed link, and the next step: log in, request another mail, or go to the members if the address is already confirmed. */
export default function ActivateError() {
  const { t } = useTranslation('account');
  const path = usePaths();
  const user = useUser();
  const ways = {
    visitor: { help: t('activate.error_help'), to: path('login'), label: t('common:action.login') },
    member: {
      help: t('activate.error_help_member'),
      to: path('complete-signup'),
      label: t('common:activation.resend'),
    },
    confirmed: {
      help: t('activate.error_help_confirmed'),
      to: path('members'),
      label: t('common:action.to_members'),
    },
  };
  const { help, to, label } = ways[!user ? 'visitor' : user.status === 'active' ? 'confirmed' : 'member'];
  return (
    <AccountScreen title={t('errors:activation_failed')}>
      <PageHead title={t('errors:activation_failed')} />
      <Alert kind="danger">{t('errors:link_expired')}</Alert>
      <p>{help}</p>
      <ButtonLink to={to} size="large">
        {label}
      </ButtonLink>
    </AccountScreen>
  );
}
