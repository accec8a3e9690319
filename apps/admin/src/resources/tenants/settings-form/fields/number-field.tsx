import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import type { FieldProps } from '@rjsf/utils';
import { ownError } from '../form-context';
import { unitOf } from '../setting-names';
import { wholeNumber, type Typed } from '../inputs/typed-numbers';
import { translated } from '../../../../shared/words/texts';

/** A whole number with what it counts. */
export function NumberField(props: FieldProps<Typed>) {
  const { schema, formData, onChange, fieldPathId, required, readonly, disabled } = props;
  const unit = unitOf(props.name);
  const error = ownError(props);

  return (
    <TextField
      id={fieldPathId.$id}
      label={translated(schema.title ?? '')}
      value={formData ?? ''}
      onChange={(event) => onChange(wholeNumber(event.target.value), fieldPathId.path)}
      required={Boolean(required)}
      disabled={Boolean(readonly || disabled)}
      error={error !== undefined}
      helperText={error ?? (schema.description && translated(schema.description))}
      slotProps={{
        // Inside the field a long name would lie under what it counts.
        inputLabel: { shrink: true },
        htmlInput: { inputMode: 'numeric' },
        ...(unit && {
          input: { endAdornment: <InputAdornment position="end">{unit}</InputAdornment> },
        }),
      }}
    />
  );
}
