import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { enterCode } from '../shared/session/session';
import { CodeField } from './code-field';
import { DemoCode } from './demo-code';
import { textOf } from './password-step';
import { StepForm } from './step-form';
import { useAttempt } from './use-attempt';
import { t } from '../shared/words/texts';

export interface BegunLogin {
  email: string;
  ticket: string;
  codeIsTold: boolean;
}

interface CodeStepProps {
  begun: BegunLogin;
  /** @param codesLeft recovery codes, when one was used */
  onDone: (codesLeft: number | null) => Promise<void>;
  onBack: (failure?: string) => void;
}

/** The second step where it is set up: a code of the app, or a recovery code. */
export function CodeStep({ begun, onDone, onBack }: CodeStepProps) {
  const { busy, failure, run } = useAttempt(onBack);
  const [isRecovery, setRecovery] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const submit = (fields: FormData) =>
    run(async () => onDone(await enterCode(begun.ticket, textOf(fields, 'code'))));
  const fillIn = (code: string) => {
    if (!field.current) return;
    field.current.value = code;
    field.current.focus();
  };
  return (
    <StepForm title={t('Two-factor login')} failure={failure} onSubmit={submit}>
      <Typography color="textSecondary">
        {isRecovery
          ? t('Enter one of the ten codes that you stored when you set this up. Each works once.')
          : t('Enter the six digits that your authenticator app shows for Kindling Console.')}
      </Typography>
      {isRecovery ? (
        <TextField
          key="recovery"
          name="code"
          label={t('Recovery code')}
          autoComplete="off"
          slotProps={{ htmlInput: { maxLength: 20, spellCheck: false, autoCapitalize: 'none' } }}
          required
          autoFocus
        />
      ) : (
        <CodeField key="app" inputRef={field} />
      )}
      {begun.codeIsTold && !isRecovery && <DemoCode email={begun.email} onUse={fillIn} />}
      <Button type="submit" variant="contained" size="medium" loading={busy}>
        {t('Log in')}
      </Button>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1 }}>
        <Button onClick={() => setRecovery(!isRecovery)}>
          {isRecovery ? t('Use the app instead') : t('Use a recovery code')}
        </Button>
        <Button onClick={() => onBack()}>{t('Back')}</Button>
      </Box>
      {isRecovery && (
        <Typography variant="body2" color="textSecondary">
          {t('No codes left? An owner can reset your second factor.')}
        </Typography>
      )}
    </StepForm>
  );
}
