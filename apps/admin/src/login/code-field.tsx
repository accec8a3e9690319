import TextField from '@mui/material/TextField';
import type { Ref } from 'react';
import { t } from '../shared/texts';

const digits = { inputMode: 'numeric', maxLength: 8, spellCheck: false } as const;
const wide = { fontSize: '1.125rem', letterSpacing: '0.12em', fontVariantNumeric: 'tabular-nums' } as const;

/** Six digits of an authenticator app; phones offer to fill them in. */
export function CodeField({
  inputRef,
  helperText,
  autoFocus = true,
}: {
  inputRef?: Ref<HTMLInputElement>;
  helperText?: string;
  autoFocus?: boolean;
}) {
  return (
    <TextField
      name="code"
      label={t('Code of your app')}
      autoComplete="one-time-code"
      inputRef={inputRef}
      helperText={helperText}
      slotProps={{ htmlInput: { ...digits, style: wide } }}
      required
      autoFocus={autoFocus}
    />
  );
}
