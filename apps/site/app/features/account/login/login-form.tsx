import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { emailProblem } from '@kindling/contract/accounts/email-rules';
import { useUnconfirmedEmail } from '../../../domain/account/mail-address/unconfirmed-visit';
import { useBecomeUser } from '../../../domain/account/use-user';
import type { AnswerOf } from '../../../shared/api/api-query';
import { browserApi } from '../../../shared/api/browser-api';
import { LiveForm } from '../../../shared/forms/live-form';
import { useForm } from '../../../shared/forms/use-form';
import { sendWithProof } from '../../../shared/proof/send-with-proof';
import { useProof } from '../../../shared/proof/use-proof';
import { usePaths } from '../../../shared/routing/use-paths';
import { Alert } from '../../../shared/ui/notices/alert';
import { Button } from '../../../shared/ui/button';
import { Field } from '../../../shared/ui/fields/field';
import { PasswordField } from '../../../shared/ui/fields/password-field';
import styles from '../forms.module.scss';
import { BanReasons } from './ban-reasons';
import { PasskeyLogin } from './passkey-login';

/**
 * Email and password, or a passkey.
 *
 * @param onLoggedIn decides where to go next; by default to the members (specification §2)
 * @param onLeave called if the reader goes to the password reset instead
 */
export function LoginForm({ onLoggedIn, onLeave }: { onLoggedIn?: () => unknown; onLeave?: () => void }) {
  const { t } = useTranslation('account');
  const becomeUser = useBecomeUser();
  const navigate = useNavigate();
  const path = usePaths();
  const awaited = useUnconfirmedEmail();
  const [typed, setEmail] = useState<string>();
  const email = typed ?? awaited ?? '';
  const [password, setPassword] = useState('');
  const [refused, setRefused] = useState<unknown>();
  const { proving, solve } = useProof();
  const enter = async ({ user }: AnswerOf<'login'>) => {
    becomeUser(user);
    await (onLoggedIn ? onLoggedIn() : navigate(path('members')));
  };
  const form = useForm(
    { email: emailProblem(email), password: password === '' ? 'required' : undefined },
    async () => {
      setRefused(undefined);
      const { user } = await sendWithProof(
        (challenge) =>
          browserApi()('login', { body: { email, password, ...(challenge ? { challenge } : {}) } }),
        solve,
      ).catch((error: unknown) => {
        setRefused(error);
        throw error;
      });
      await enter({ user });
    },
  );

  return (
    <LiveForm form={form} wayOn={<BanReasons refused={refused} onLeave={onLeave} />}>
      {awaited !== null && !form.failure && <Alert>{t('errors:authentication_required')}</Alert>}
      <Field
        label={t('field.email')}
        type="email"
        name="email"
        autoComplete="username webauthn"
        required
        value={email}
        problem={form.problemOf('email')}
        onChange={(event) => setEmail(event.target.value)}
      />
      <PasswordField
        label={t('field.password')}
        name="password"
        autoComplete="current-password"
        required
        value={password}
        problem={form.problemOf('password')}
        onChange={(event) => setPassword(event.target.value)}
      />
      <p role="status" className={styles.small}>
        {proving && t('signup.proving')}
      </p>
      <Button type="submit" size="large" wide busy={form.busy}>
        {t('login.submit')}
      </Button>
      <PasskeyLogin onEntered={enter} onLeave={onLeave} />
      <p>
        <Link to={path('reset-password')} onClick={onLeave}>
          {t('login.forgotten')}
        </Link>
      </p>
    </LiveForm>
  );
}
