import { useEffect, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { useAccountDialogs } from '../../shared/account/account-dialogs';
import { userQuery, useUser } from '../../shared/account/use-user';
import { browserApi } from '../../shared/api/browser-api';
import { usePaths } from '../../shared/routing/use-paths';
import { Alert } from '../../shared/ui/alert';
import { Button, ButtonLink } from '../../shared/ui/button';
import { useMailedToken } from './use-mailed-token';

/** Sends the token of the mailed link as the body of a call. A refusal leads to `activate/error`. */
export function Activation() {
  const { t } = useTranslation('account');
  const client = useQueryClient();
  const navigate = useNavigate();
  const path = usePaths();
  const user = useUser();
  const dialogs = useAccountDialogs();
  const [confirmed, setConfirmed] = useState(false);
  const token = useMailedToken();
  const asked = useRef('');
  const errorPath = path('activate-error');

  useEffect(() => {
    if (!token || asked.current === token) return;
    asked.current = token;
    browserApi()('activate', { body: { token } }).then(
      () => {
        setConfirmed(true);
        void client.invalidateQueries({ queryKey: userQuery.key });
      },
      () => void navigate(errorPath, { replace: true }),
    );
  }, [token, client, navigate, errorPath]);

  if (!confirmed && user?.status !== 'active') return <p role="status">{t('activate.working')}</p>;
  return (
    <>
      <Alert kind="success" focused>
        {t('activate.done')}
      </Alert>
      {user ? (
        <>
          <ButtonLink to={path('members')} size="large">
            {t('common:action.to_members')}
          </ButtonLink>
          {user.signup_step !== null && <Link to={path('signup')}>{t('complete.finish')}</Link>}
        </>
      ) : (
        <Button size="large" onClick={() => dialogs.openLogin()}>
          {t('common:action.login')}
        </Button>
      )}
    </>
  );
}
