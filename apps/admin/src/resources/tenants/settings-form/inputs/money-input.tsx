import type { Currency } from '@kindling/contract/languages';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { currencySign } from '../../../../shared/words/names';
import { centsOf, writtenCents, type Typed } from './typed-numbers';
import { t } from '../../../../shared/words/texts';

interface MoneyInputProps {
  id: string;
  label: string;
  /** Integer cents, or what was typed instead. */
  cents: Typed;
  currency: Currency;
  onChange: (cents: Typed) => void;
  error?: string | undefined;
  /** Whether it is wrong, where the reason stands elsewhere. */
  isWrong?: boolean;
  /** Ids of what says more about it elsewhere. */
  describedBy?: string;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
}

/** An amount as people write it, kept in cents. */
export function MoneyInput(props: MoneyInputProps) {
  const { id, label, cents, currency, onChange, error, isWrong, describedBy, required, disabled } = props;
  // What is being typed: `12.` is on its way to something, and must not be tidied up meanwhile.
  const [typed, setTyped] = useState<string>();
  const known = typeof cents === 'number' ? writtenCents(cents) : (cents ?? '');

  const change = (text: string) => {
    setTyped(text);
    onChange(centsOf(text));
  };

  return (
    <TextField
      id={id}
      label={label}
      value={typed ?? known}
      onChange={(event) => change(event.target.value)}
      onBlur={() => setTyped(undefined)}
      required={Boolean(required)}
      error={isWrong ?? error !== undefined}
      helperText={error}
      disabled={Boolean(disabled)}
      slotProps={{
        htmlInput: {
          inputMode: 'decimal',
          'aria-label': t('{{label}} in {{currency}}', { label, currency }),
          ...(describedBy !== undefined && { 'aria-describedby': describedBy }),
        },
        input: {
          startAdornment: <InputAdornment position="start">{currencySign(currency)}</InputAdornment>,
        },
      }}
    />
  );
}
