import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { passwordProblem } from '@kindling/contract/accounts/account-rules';
import { passwordLength } from '@kindling/contract/accounts/password-length';
import { useBecomeUser, useUser } from '../../../domain/account/use-user';
import { browserApi } from '../../../shared/api/browser-api';
import { isApiProblem } from '../../../shared/api/page-queries';
import { LiveForm } from '../../../shared/forms/live-form';
import { useForm } from '../../../shared/forms/use-form';
import { usePaths } from '../../../shared/routing/use-paths';
import { Alert } from '../../../shared/ui/notices/alert';
import { Button, ButtonLink } from '../../../shared/ui/button';
import { Checkbox } from '../../../shared/ui/fields/checkbox';
import { PasswordField } from '../../../shared/ui/fields/password-field';
import { useMailedToken } from '../../../domain/account/mail-address/use-mailed-token';

/** Sets a new password by the link of the mail; the link works once, and a new one can always be requested. */
export function NewPassword() {
  const { t } = useTranslation('account');
  const token = useMailedToken();
  const path = usePaths();
  const [state, setState] = useState<'open' | 'done' | { refused: string }>('open');

  if (state === 'done') {
    return (
      <>
        <Alert kind="success" focused>
          {t('new_password.done')}
        </Alert>
        <ButtonLink to={path('login')} size="large">
          {t('common:action.login')}
        </ButtonLink>
      </>
    );
  }
  // A newer link on the same page is tried again.
  if (token === '' || (state !== 'open' && state.refused === token)) {
    return (
      <>
        <Alert kind="danger" focused>
          {t('errors:link_expired')}
        </Alert>
        <p>{t('new_password.expired_help')}</p>
        <ButtonLink to={path('reset-password')} size="large">
          {t('reset.again')}
        </ButtonLink>
      </>
    );
  }
  return (
    <PasswordForm
      token={token ?? ''}
      onDone={() => setState('done')}
      onExpired={() => setState({ refused: token ?? '' })}
    />
  );
}

function PasswordForm({
  token,
  onDone,
  onExpired,
}: {
  token: string;
  onDone: () => void;
  onExpired: () => void;
}) {
  const { t } = useTranslation('account');
  const user = useUser();
  const becomeUser = useBecomeUser();
  const [password, setPassword] = useState('');
  const [repeat, setRepeat] = useState('');
  const [removesPasskeys, setRemovesPasskeys] = useState(false);
  const found = {
    password: passwordProblem(password),
    password_repeat: repeat === password ? undefined : ('passwords_differ' as const),
  };
  const form = useForm(found, async () => {
    try {
      await browserApi()('resetPassword', {
        body: { token, password, password_repeat: repeat, remove_passkeys: removesPasskeys },
      });
    } catch (error) {
      if (!isApiProblem(error) || error.code !== 'link_expired') throw error;
      return onExpired();
    }
    // It ended every session of the account; this browser's may be another account's.
    if (user) becomeUser((await browserApi()('getUser')).user);
    onDone();
  });
  return (
    <LiveForm form={form}>
      <PasswordField
        label={t('new_password.password')}
        hint={t('signup.password_hint', { count: passwordLength.min })}
        name="password"
        autoComplete="new-password"
        required
        value={password}
        problem={form.problemOf('password')}
        onChange={(event) => setPassword(event.target.value)}
      />
      <PasswordField
        label={t('new_password.repeat')}
        name="password_repeat"
        autoComplete="new-password"
        required
        value={repeat}
        problem={form.problemOf('password_repeat')}
        onChange={(event) => setRepeat(event.target.value)}
      />
      <Checkbox
        label={t('new_password.remove_passkeys')}
        hint={t('new_password.remove_passkeys_hint')}
        name="remove_passkeys"
        checked={removesPasskeys}
        onChange={setRemovesPasskeys}
      />
      <Button type="submit" size="large" wide busy={form.busy}>
        {t('new_password.submit')}
      </Button>
    </LiveForm>
  );
}
