import TextField from '@mui/material/TextField';

interface NoteFieldProps {
  label: string;
  help?: string;
  required?: boolean;
  most: number;
  value: string;
  onChange: (note: string) => void;
}

/** Why, in the reader's own words. */
export function NoteField({ label, help, required = false, most, value, onChange }: NoteFieldProps) {
  return (
    <TextField
      required={required}
      multiline
      minRows={2}
      label={label}
      helperText={help}
      value={value}
      slotProps={{ htmlInput: { maxLength: most } }}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
