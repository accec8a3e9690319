import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { passwordLength } from '@kindling/contract/password-length';
import { useQuery } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { useNavigate, useParams } from 'react-router-dom';
import { callApi } from '../shared/console-api';
import { codeName } from '../shared/names';
import { LoginFrame } from './login-frame';
import { textOf } from './password-step';
import { StepForm } from './step-form';
import { useAttempt } from './use-attempt';

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
          {error.message} Ask whoever invited you for another.
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
      notify('Welcome. Log in with your new password.', { type: 'success' });
      await navigate('/login', { replace: true });
    });
  return (
    <StepForm title={`Hello ${name}`} failure={failure} onSubmit={submit}>
      <Typography color="textSecondary">
        You were invited to this console: {codeName(role).toLowerCase()}. Choose a password; with the first
        login you set up a second factor.
      </Typography>
      <TextField name="email" label="Mail address" value={email} slotProps={{ input: { readOnly: true } }} />
      <TextField
        name="password"
        type="password"
        label="New password"
        autoComplete="new-password"
        helperText={`At least ${passwordLength.min} characters`}
        slotProps={{ htmlInput: { minLength: passwordLength.min } }}
        required
        autoFocus
      />
      <Button type="submit" variant="contained" size="medium" loading={busy}>
        Join
      </Button>
    </StepForm>
  );
}
