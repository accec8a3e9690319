import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useRef, type FormEvent, type ReactNode } from 'react';
import { CodeField } from '../login/code-field';
import { DemoCode } from '../login/demo-code';
import { textOf } from '../login/password-step';
import { t } from '../shared/words/texts';
import { wrongFields } from '../shared/session/wrong-fields';
import { useErrorFocus } from '../shared/unsaved/error-focus';

export interface ProofDialogProps {
  email: string;
  /** Whether the demo tells the code. */
  hasDemoCode: boolean;
  onClose: () => void;
}

interface Props extends ProofDialogProps {
  title: string;
  lead: string;
  button: string;
  isPending: boolean;
  error: Error | null;
  onSend: (proof: { password: string; code: string }, fields: FormData) => void;
  /** What else is asked, below the password. */
  children?: ReactNode;
}

/** Asks for both factors again before something changes of how the reader gets in. */
export function ProofDialog({ email, hasDemoCode, title, lead, button, error, children, ...rest }: Props) {
  const { isPending, onClose, onSend } = rest;
  const code = useRef<HTMLInputElement>(null);
  const wrong = wrongFields(error);
  const isOfFields = Object.keys(wrong).length > 0;
  useErrorFocus(error);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    onSend({ password: textOf(fields, 'password'), code: textOf(fields, 'code') }, fields);
  };
  const fillIn = (told: string) => {
    if (code.current) code.current.value = told;
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="proof-title">
      <form onSubmit={submit}>
        <DialogTitle id="proof-title">{title}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <Typography color="textSecondary">{lead}</Typography>
          {error && !isOfFields && <Alert severity="error">{error.message}</Alert>}
          {/* Tells a password manager whose password this is. */}
          <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
          <TextField
            name="password"
            type="password"
            label={t('Your password')}
            autoComplete="current-password"
            error={'password' in wrong}
            helperText={wrong['password']}
            required
            autoFocus
          />
          {children}
          <CodeField
            inputRef={code}
            autoFocus={false}
            takesRecoveryCode
            helperText={t('Or one of your recovery codes.')}
          />
          {hasDemoCode && <DemoCode email={email} onUse={fillIn} />}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button type="submit" variant="contained" loading={isPending}>
            {button}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
