import TextField from '@mui/material/TextField';
import type { Ref } from 'react';
import { t } from '../shared/words/texts';

const either = { maxLength: 20, spellCheck: false, autoCapitalize: 'none' } as const;
const digits = { inputMode: 'numeric', maxLength: 8, spellCheck: false } as const;
const wide = { fontSize: '1.125rem', letterSpacing: '0.12em', fontVariantNumeric: 'tabular-nums' } as const;

/**
 * Six digits of an authenticator app; phones offer to fill them in.
 *
 * @param props.takesRecoveryCode whether one of those may stand there instead
 */
export function CodeField({
  inputRef,
  helperText,
  autoFocus = true,
  takesRecoveryCode = false,
}: {
  inputRef?: Ref<HTMLInputElement>;
  helperText?: string;
  autoFocus?: boolean;
  takesRecoveryCode?: boolean;
}) {
  return (
    <TextField
      name="code"
      label={t('Code of your app')}
      autoComplete="one-time-code"
      inputRef={inputRef}
      helperText={helperText}
      slotProps={{ htmlInput: { ...(takesRecoveryCode ? either : digits), style: wide } }}
      required
      autoFocus={autoFocus}
    />
  );
}
