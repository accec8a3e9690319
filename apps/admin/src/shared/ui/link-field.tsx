import TextField from '@mui/material/TextField';
import type { FocusEvent } from 'react';

/** A link to be copied: one press selects the whole of it. */
export function LinkField({ label, link }: { label: string; link: string }) {
  return (
    <TextField
      label={label}
      value={link}
      slotProps={{ input: { readOnly: true }, htmlInput: { onFocus: selectAll } }}
      autoFocus
      sx={{ mt: 1 }}
    />
  );
}

function selectAll({ currentTarget }: FocusEvent<HTMLInputElement>) {
  currentTarget.select();
}
