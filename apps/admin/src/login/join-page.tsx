import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { passwordLength } from '@kindling/contract/accounts/password-length';
import { useQuery } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { useNavigate, useParams } from 'react-router-dom';
import { callApi } from '../shared/session/console-api';
import { LoginFrame } from './login-frame';
import { textOf } from './password-step';
import { StepForm } from './step-form';
import { useAttempt } from './use-attempt';
import { codeName, t } from '../shared/words/texts';

/** Where the link of an invitation leads: one chooses a password, and logs in with it. */
export function JoinPage() {
  const { token = '' } = useParams();
  const { data, error } = useQuery({
    queryKey: ['staff-invitation', token],
    queryFn: () => callApi('openStaffInvitation', { body: { token } }),
    retry: false,
  });
  return (
    <LoginFrame>
      {error && (
        <Alert severity="error" sx={{ maxWidth: 360 }}>
          {t('{{message}} Ask whoever invited you for another.', { message: error.message })}
        </Alert>
      )}
      {!data && !error && <Skeleton variant="rounded" width={360} height={240} />}
      {data && <ChoosePassword token={token} {...data} />}
    </LoginFrame>
  );
}

interface ChoosePasswordProps {
  token: string;
  email: string;
  name: string;
  role: string;
}

function ChoosePassword({ token, email, name, role }: ChoosePasswordProps) {
  const { busy, failure, run } = useAttempt();
  const notify = useNotify();
  const navigate = useNavigate();
  const submit = (fields: FormData) =>
    run(async () => {
      await callApi('acceptStaffInvitation', { body: { token, password: textOf(fields, 'password') } });
      notify(t('Welcome. Log in with your new password.'), { type: 'success' });
      await navigate('/login', { replace: true });
    });
  return (
    <StepForm title={t('Hello {{name}}', { name })} failure={failure} onSubmit={submit}>
      <Typography color="textSecondary">
        {t(
          'You were invited to this console: {{role}}. Choose a password; with the first login you set up a second factor.',
          { role: codeName(role).toLowerCase() },
        )}
      </Typography>
      <TextField
        name="email"
        label={t('Mail address')}
        value={email}
        slotProps={{ input: { readOnly: true } }}
      />
      <TextField
        name="password"
        type="password"
        label={t('New password')}
        autoComplete="new-password"
        helperText={t('At least {{min}} characters', { min: passwordLength.min })}
        slotProps={{ htmlInput: { minLength: passwordLength.min } }}
        required
        autoFocus
      />
      <Button type="submit" variant="contained" size="medium" loading={busy}>
        {t('Join')}
      </Button>
    </StepForm>
  );
}
