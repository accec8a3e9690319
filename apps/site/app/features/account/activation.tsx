import { useEffect, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import type { User } from '@kindling/contract/shapes/user';
import { useAccountDialogs } from '../../domain/account/account-dialogs';
import { userQuery, useUser } from '../../domain/account/use-user';
import { browserApi } from '../../shared/api/browser-api';
import { isApiProblem } from '../../shared/api/page-queries';
import { usePaths } from '../../shared/routing/use-paths';
import { PageHead } from '../../domain/account/page-head';
import { Alert } from '../../shared/ui/alert';
import { Button, ButtonLink } from '../../shared/ui/button';
import { AccountScreen } from './account-screen';
import { DeliveredMessages } from './delivered-messages';
import { useMailedToken } from '../../domain/account/use-mailed-token';

type Outcome = 'confirmed' | 'failed';

/**
 * Sends the token of the mailed link as the body of a call. A link that is worth nothing leads to `activate/error`; where
 * the call did not get through, it is tried again with the same token.
 */
export function Activation() {
  const { t } = useTranslation('account');
  const user = useUser();
  const token = useMailedToken();
  const { outcome, isBusy, tryAgain } = useActivation(token);

  const isDone = outcome === 'confirmed' || (token === '' && user?.status === 'active');
  const title = t(isDone ? 'activate.done_title' : 'activate.title');
  return (
    <AccountScreen title={title}>
      <PageHead title={title} />
      {isDone ? (
        <Done user={user} />
      ) : token === '' ? (
        <NoToken user={user} />
      ) : outcome === 'failed' ? (
        <>
          <Alert kind="danger" focused>
            {t('errors:unexpected')}
          </Alert>
          <Button size="large" busy={isBusy} onClick={tryAgain}>
            {t('activate.again')}
          </Button>
        </>
      ) : (
        <p role="status">{t('activate.working')}</p>
      )}
    </AccountScreen>
  );
}

function useActivation(token: string | undefined) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const errorPath = usePaths()('activate-error');
  const [outcome, setOutcome] = useState<Outcome>();
  const [isBusy, setBusy] = useState(false);
  const asked = useRef('');

  const ask = async (body: { token: string }) => {
    setBusy(true);
    try {
      await browserApi()('activate', { body });
      await client.invalidateQueries({ queryKey: userQuery.key });
      setOutcome('confirmed');
    } catch (error) {
      if (isRefused(error)) await navigate(errorPath, { replace: true });
      else setOutcome('failed');
    } finally {
      setBusy(false);
    }
  };
  const latest = useRef(ask);
  useEffect(() => {
    latest.current = ask;
  });
  useEffect(() => {
    if (!token || asked.current === token) return;
    asked.current = token;
    setOutcome(undefined);
    void latest.current({ token });
  }, [token]);

  return {
    outcome,
    isBusy,
    tryAgain: () => {
      if (token) void ask({ token });
    },
  };
}

/** The server looked at the link; everything else says nothing about it. */
function isRefused(error: unknown): boolean {
  return isApiProblem(error) && (error.code === 'activation_failed' || error.code === 'validation_failed');
}

function Done({ user }: { user: User | null }) {
  const { t } = useTranslation('account');
  const path = usePaths();
  const dialogs = useAccountDialogs();
  return (
    <>
      <Alert kind="success" focused>
        {t('activate.done')}
      </Alert>
      {user ? (
        <>
          <DeliveredMessages />
          <ButtonLink to={path('members')} size="large">
            {t('common:action.to_members')}
          </ButtonLink>
          {user.signup_step !== null && <Link to={path('signup')}>{t('complete.finish')}</Link>}
        </>
      ) : (
        <>
          <p>{t('errors:authentication_required')}</p>
          <Button size="large" onClick={() => dialogs.openLogin()}>
            {t('common:action.login')}
          </Button>
        </>
      )}
    </>
  );
}

/** Opened without the mail: nothing is on its way, and the page says what would be. */
function NoToken({ user }: { user: User | null }) {
  const { t } = useTranslation('account');
  const path = usePaths();
  return (
    <>
      <Alert kind="warning">{t('activate.no_token')}</Alert>
      <ButtonLink to={path(user ? 'complete-signup' : 'login')} size="large">
        {t(user ? 'common:activation.resend' : 'common:action.login')}
      </ButtonLink>
    </>
  );
}
