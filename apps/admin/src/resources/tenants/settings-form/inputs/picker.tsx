import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

export interface PickerOption<Id> {
  id: Id;
  name: string;
  hint?: string;
  mark?: ReactNode;
}

interface PickerProps<Id> {
  id: string;
  label: string;
  /** By which a form finds it. */
  name?: string;
  options: readonly PickerOption<Id>[];
  value: Id | undefined;
  onChange: (value: Id) => void;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  error?: ReactNode;
  help?: ReactNode;
}

/** One of what there is, found by typing a part of its name. A value that is no choice any more stays in sight. */
export function Picker<Id extends string | number>(props: PickerProps<Id>) {
  const { id, name: source, label, options, value, onChange, required, disabled, error, help } = props;
  const chosen = options.find((option) => option.id === value);
  const known = chosen ?? (value === undefined ? undefined : { id: value, name: String(value) });
  return (
    <Autocomplete<PickerOption<Id>, false, true>
      id={id}
      options={options}
      value={known as PickerOption<Id>}
      onChange={(_, option) => onChange(option.id)}
      getOptionLabel={({ name }) => name}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      disableClearable
      disabled={Boolean(disabled)}
      renderOption={({ key, ...attributes }, { name, hint, mark }) => (
        <Box component="li" key={key} {...attributes} sx={{ gap: 1.25 }}>
          {mark}
          <Box sx={{ minWidth: 0 }}>
            <Typography variant="body2" sx={{ fontWeight: 600 }}>
              {name}
            </Typography>
            {hint && (
              <Typography variant="caption" color="textSecondary" component="div">
                {hint}
              </Typography>
            )}
          </Box>
        </Box>
      )}
      renderInput={(input) => (
        <TextField
          {...input}
          {...(source !== undefined && { name: source })}
          label={label}
          required={Boolean(required)}
          error={Boolean(error)}
          helperText={error || help}
          slotProps={{
            ...input.slotProps,
            input: {
              ...input.slotProps.input,
              ...(known?.mark && {
                startAdornment: (
                  <InputAdornment position="start" sx={{ ml: 0.75 }}>
                    {known.mark}
                  </InputAdornment>
                ),
              }),
            },
          }}
        />
      )}
    />
  );
}
