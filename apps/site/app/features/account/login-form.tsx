import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { emailProblem } from '@kindling/contract/email-rules';
import { useUnconfirmedEmail } from '../../domain/account/unconfirmed-visit';
import { useBecomeUser } from '../../domain/account/use-user';
import { browserApi } from '../../shared/api/browser-api';
import { LiveFields } from '../../shared/forms/live-fields';
import { useForm } from '../../shared/forms/use-form';
import { usePaths } from '../../shared/routing/use-paths';
import { Alert } from '../../shared/ui/alert';
import { Button } from '../../shared/ui/button';
import { Field } from '../../shared/ui/field';
import { PasswordField } from '../../shared/ui/password-field';
import styles from './forms.module.scss';
import type { ProofTask } from './find-proof';
import { sendWithProof } from './send-with-proof';
import { solveInWorker } from './solve-in-worker';

/**
 * Email and password.
 * @param onLoggedIn decides where the way leads on; by default to the members (specification §2)
 * @param onLeave called where the reader goes to the password reset instead
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
  const { proving, solve } = useProof();
  const form = useForm(
    { email: emailProblem(email), password: password === '' ? 'required' : undefined },
    async () => {
      const { user } = await sendWithProof(
        (challenge) =>
          browserApi()('login', { body: { email, password, ...(challenge ? { challenge } : {}) } }),
        solve,
      );
      becomeUser(user);
      await (onLoggedIn ? onLoggedIn() : navigate(path('members')));
    },
  );

  return (
    <form noValidate onSubmit={form.onSubmit}>
      <LiveFields>
        {awaited !== null && !form.failure && <Alert>{t('errors:authentication_required')}</Alert>}
        {form.failure && (
          <Alert kind="danger" focused>
            {form.failure}
          </Alert>
        )}
        <Field
          label={t('field.email')}
          type="email"
          name="email"
          autoComplete="username"
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
        <p>
          <Link to={path('reset-password')} onClick={onLeave}>
            {t('login.forgotten')}
          </Link>
        </p>
      </LiveFields>
    </form>
  );
}

/** Work that the server asks for while very many log in; whoever leaves the form gives it up. */
function useProof() {
  const [proving, setProving] = useState(false);
  const left = useRef<AbortController>(null);
  useEffect(() => {
    const controller = new AbortController();
    left.current = controller;
    return () => controller.abort();
  }, []);
  return {
    proving,
    async solve(task: ProofTask): Promise<string> {
      setProving(true);
      try {
        return await solveInWorker(task, left.current?.signal ?? AbortSignal.abort());
      } finally {
        setProving(false);
      }
    },
  };
}
