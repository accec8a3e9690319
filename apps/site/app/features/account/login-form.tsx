import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { emailProblem } from '@kindling/contract/account-rules';
import { useBecomeUser } from '../../shared/account/use-user';
import { browserApi } from '../../shared/api/browser-api';
import { useProblemText } from '../../shared/api/use-problem-text';
import { usePaths } from '../../shared/routing/use-paths';
import { Alert } from '../../shared/ui/alert';
import { Button } from '../../shared/ui/button';
import { Field } from '../../shared/ui/field';
import { PasswordField } from '../../shared/ui/password-field';
import { focusFirstProblem } from './focus-first-problem';
import { LiveFields } from './live-fields';

/** Email and password; after it come the members (specification §2). */
export function LoginForm({ onDone }: { onDone?: () => void }) {
  const { t } = useTranslation('account');
  const { ofError, ofField } = useProblemText();
  const becomeUser = useBecomeUser();
  const navigate = useNavigate();
  const path = usePaths();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const wrongEmail = tried ? emailProblem(email) : undefined;

  const send = async () => {
    setTried(true);
    setFailure(null);
    if (emailProblem(email) || password === '') return;
    setBusy(true);
    try {
      const { user } = await browserApi()('login', { body: { email, password } });
      becomeUser(user);
      onDone?.();
      await navigate(path('members'));
    } catch (error) {
      setFailure(ofError(error));
    } finally {
      setBusy(false);
    }
  };

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const form = event.currentTarget;
        if (!busy) void send().then(() => focusFirstProblem(form));
      }}
    >
      <LiveFields>
        {failure && (
          <Alert kind="danger" focused>
            {failure}
          </Alert>
        )}
        <Field
          label={t('field.email')}
          type="email"
          name="email"
          autoComplete="username"
          required
          value={email}
          problem={wrongEmail && ofField(wrongEmail)}
          onChange={(event) => setEmail(event.target.value)}
        />
        <PasswordField
          label={t('field.password')}
          name="password"
          autoComplete="current-password"
          required
          value={password}
          problem={tried && password === '' ? ofField('required') : undefined}
          onChange={(event) => setPassword(event.target.value)}
        />
        <Button type="submit" size="large" wide busy={busy}>
          {t('login.submit')}
        </Button>
      </LiveFields>
    </form>
  );
}
