import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import type { StaffLoginAnswer } from '@kindling/contract/console/calls/staff-session';
import { beginLogin } from '../shared/session/session';
import { PasskeyButton } from './passkey-button';
import { StepForm } from './step-form';
import { useAttempt } from './use-attempt';
import { t } from '../shared/words/texts';

interface PasswordStepProps {
  /** Why one is here again. */
  failure: string | undefined;
  /** Called once a passkey has opened the session. */
  onEntered: () => Promise<void>;
  onRight: (email: string, answer: StaffLoginAnswer) => void;
}

/** The first step: an address and a password, with what went wrong. */
export function PasswordStep({ failure: before, onEntered, onRight }: PasswordStepProps) {
  const { busy, failure, run } = useAttempt(undefined, before);
  const submit = (fields: FormData) =>
    run(async () => {
      const email = textOf(fields, 'email');
      onRight(email, await beginLogin(email, textOf(fields, 'password')));
    });
  return (
    <StepForm title={t('Log in')} failure={failure} onSubmit={submit}>
      <TextField name="email" type="email" label={t('Email')} autoComplete="username" required autoFocus />
      <TextField
        name="password"
        type="password"
        label={t('Password')}
        autoComplete="current-password"
        required
      />
      <Button type="submit" variant="contained" size="medium" loading={busy}>
        {t('Log in')}
      </Button>
      <PasskeyButton onDone={onEntered} />
    </StepForm>
  );
}

/** @returns the value of a field; empty where there is none */
export function textOf(fields: FormData, name: string): string {
  const value = fields.get(name);
  return typeof value === 'string' ? value : '';
}
