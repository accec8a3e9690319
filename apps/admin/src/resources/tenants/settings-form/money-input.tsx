import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useState } from 'react';

interface MoneyInputProps {
  id: string;
  label: string;
  /** Integer cents; undefined for none. */
  cents: number | undefined;
  currency: string;
  onChange: (cents: number | undefined) => void;
  error?: string | undefined;
  disabled?: boolean | undefined;
  hideLabel?: boolean;
}

/** An amount as people write it, kept in cents. */
export function MoneyInput({
  id,
  label,
  cents,
  currency,
  onChange,
  error,
  disabled,
  hideLabel,
}: MoneyInputProps) {
  // What is being typed: `12.` is on its way to something, and must not be tidied up meanwhile.
  const [typed, setTyped] = useState<string>();
  const shown = typed ?? (cents === undefined ? '' : (cents / 100).toFixed(2));

  const change = (text: string) => {
    setTyped(text);
    const amount = Number(text.replace(',', '.'));
    if (text.trim() === '') onChange(undefined);
    else if (Number.isFinite(amount)) onChange(Math.round(amount * 100));
  };

  return (
    <TextField
      id={id}
      label={hideLabel ? undefined : label}
      value={shown}
      onChange={(event) => change(event.target.value)}
      onBlur={() => setTyped(undefined)}
      error={error !== undefined}
      helperText={error}
      disabled={disabled}
      slotProps={{
        htmlInput: { inputMode: 'decimal', 'aria-label': label },
        input: { startAdornment: <InputAdornment position="start">{currency}</InputAdornment> },
      }}
    />
  );
}
