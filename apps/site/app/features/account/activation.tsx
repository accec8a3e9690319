import { useEffect, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useAccountDialogs } from '../../shared/account/account-dialogs';
import { userQuery, useUser } from '../../shared/account/use-user';
import { browserApi } from '../../shared/api/browser-api';
import { usePaths } from '../../shared/routing/use-paths';
import { Alert } from '../../shared/ui/alert';
import { Button, ButtonLink } from '../../shared/ui/button';

/**
 * Takes the token from behind the address's `#`, where no server and no log sees it, removes it there and sends it as the
 * body of a call. A refusal leads to `activate/error`.
 */
export function Activation() {
  const { t } = useTranslation('account');
  const client = useQueryClient();
  const navigate = useNavigate();
  const path = usePaths();
  const user = useUser();
  const dialogs = useAccountDialogs();
  const [confirmed, setConfirmed] = useState(false);
  const errorPath = path('activate-error');

  useEffect(() => {
    const token = takeToken();
    if (token === '') return;
    browserApi()('activate', { body: { token } }).then(
      () => {
        setConfirmed(true);
        void client.invalidateQueries({ queryKey: userQuery.key });
      },
      () => void navigate(errorPath, { replace: true }),
    );
  }, [client, navigate, errorPath]);

  if (!confirmed && user?.status !== 'active') return <p role="status">{t('activate.working')}</p>;
  return (
    <>
      <Alert kind="success" focused>
        {t('activate.done')}
      </Alert>
      {user ? (
        <ButtonLink to={path('members')} size="large">
          {t('common:action.to_members')}
        </ButtonLink>
      ) : (
        <Button size="large" onClick={() => dialogs.openLogin()}>
          {t('common:action.login')}
        </Button>
      )}
    </>
  );
}

/** The token of the address, which loses it at once: a second look finds nothing. */
function takeToken(): string {
  const token = window.location.hash.slice(1);
  if (token !== '') {
    window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
  }
  return token;
}
