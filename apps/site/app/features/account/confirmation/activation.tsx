import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import type { User } from '@kindling/contract/overviews/user';
import { useAccountDialogs } from '../../../domain/account/account-dialogs';
import { useUser } from '../../../domain/account/use-user';
import { isApiProblem } from '../../../shared/api/page-queries';
import { usePaths } from '../../../shared/routing/use-paths';
import { PageHead } from '../../../domain/account/page-head';
import { Alert } from '../../../shared/ui/notices/alert';
import { Button, ButtonLink } from '../../../shared/ui/button';
import { showToast } from '../../../shared/ui/notices/toasts';
import { AccountScreen } from '../account-screen';
import { DeliveredMessages } from './delivered-messages';
import { FirstPasskey } from './first-passkey';
import { useDelivered } from './use-delivered';
import { useConfirmation } from './use-confirmation';
import { useMailedToken } from '../../../domain/account/mail-address/use-mailed-token';

/**
 * Sends the token of the mailed link in a call's body. After confirmation it goes straight to the members, unless this page
 * has something to show first. An invalid link leads to `activate/error`; a failed call is retried with the same token.
 */
export function Activation() {
  const { t } = useTranslation('account');
  const user = useUser();
  const token = useMailedToken();
  const isAwaited = user?.status === 'not_confirmed';
  const { outcome, isBusy, press } = useConfirmation('activate', token, isAwaited);
  const isRefused = outcome?.state === 'refused' && isOfTheLink(outcome.error);
  const navigate = useNavigate();
  const path = usePaths();
  const errorPath = path('activate-error');
  useEffect(() => {
    if (isRefused) void navigate(errorPath, { replace: true });
  }, [isRefused, navigate, errorPath]);
  const isConfirmed = outcome?.state === 'done';
  const isLeading = useRedirectToMembers(isConfirmed && user?.has_password === true);

  const isDone =
    (isConfirmed && !isLeading) ||
    outcome?.state === 'already' ||
    (token === '' && user?.status === 'active');
  const title = t(isDone ? 'activate.done_title' : 'activate.title');
  return (
    <AccountScreen title={title} drawing={isDone ? 'welcome' : 'confirm'} growing>
      <PageHead title={title} />
      {isDone ? (
        <Done user={user} isFirst={outcome?.state !== 'already'} />
      ) : token === '' ? (
        <NoToken user={user} />
      ) : outcome?.state === 'refused' && !isRefused ? (
        <>
          <Alert kind="danger" focused>
            {t('errors:unexpected')}
          </Alert>
          <Button size="large" busy={isBusy} onClick={press}>
            {t('activate.again')}
          </Button>
        </>
      ) : token === undefined || isAwaited || isRefused || isLeading ? (
        <p role="status">{t('activate.working')}</p>
      ) : (
        <>
          <p>{t('activate.lead')}</p>
          <Button size="large" busy={isBusy} onClick={press}>
            {t('activate.submit')}
          </Button>
        </>
      )}
    </AccountScreen>
  );
}

/** Navigates to the members, unless this page lists delivered messages. @returns whether it does, or may yet */
function useRedirectToMembers(isConfirmed: boolean): boolean {
  const { t } = useTranslation('account');
  const navigate = useNavigate();
  const members = usePaths()('members');
  const delivered = useDelivered(isConfirmed);
  const isLeft = useRef(false);
  const goes = isConfirmed && delivered?.length === 0;
  useEffect(() => {
    if (!goes || isLeft.current) return;
    isLeft.current = true;
    showToast(t('activate.done'), 'success');
    void navigate(members, { replace: true });
  }, [goes, t, navigate, members]);
  return goes || (isConfirmed && !delivered);
}

/** Whether the server judged the link; every other failure says nothing about it. */
function isOfTheLink(error: unknown): boolean {
  return isApiProblem(error) && (error.code === 'activation_failed' || error.code === 'validation_failed');
}

/** @param isFirst false for a link that was used before */
function Done({ user, isFirst }: { user: User | null; isFirst: boolean }) {
  const { t } = useTranslation('account');
  const path = usePaths();
  const dialogs = useAccountDialogs();
  return (
    <>
      <Alert kind="success" focused>
        {t(isFirst ? 'activate.done' : 'errors:already_active')}
      </Alert>
      {user ? (
        <>
          {isFirst && !user.has_password && <FirstPasskey />}
          <ButtonLink to={path('members')} size="large" look={user.has_password ? 'primary' : 'secondary'}>
            {t('common:action.to_members')}
          </ButtonLink>
          {isFirst && user.has_password && (
            <Link to={`${path('settings')}#passkeys`}>{t('activate.passkey')}</Link>
          )}
          {user.signup_step !== null && <Link to={path('signup')}>{t('complete.finish')}</Link>}
          {/* Last, so that it moves nothing when it arrives. */}
          <DeliveredMessages />
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

/** Opened without the mail: says what the page is for. */
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
