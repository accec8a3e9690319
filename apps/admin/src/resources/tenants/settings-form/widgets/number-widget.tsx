import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { ariaDescribedByIds, type FieldProps, type WidgetProps } from '@rjsf/utils';
import { wholeNumber } from '../inputs/typed-numbers';

/** A whole number with what it counts, `ui:unit`. Its hint and what is wrong with it stand below, as with any setting. */
export function NumberWidget(props: WidgetProps) {
  const { id, label, value, onChange, required, readonly, disabled, rawErrors = [], options } = props;
  return (
    <TextField
      id={id}
      label={label}
      value={(value as number | string | undefined) ?? ''}
      onChange={(event) => onChange(wholeNumber(event.target.value))}
      required={Boolean(required)}
      disabled={Boolean(readonly || disabled)}
      error={rawErrors.length > 0}
      slotProps={{
        // Inside the field a long name would lie under what it counts.
        inputLabel: { shrink: true },
        htmlInput: { inputMode: 'numeric', 'aria-describedby': ariaDescribedByIds(id) },
        ...(options['unit'] !== undefined && {
          input: { endAdornment: <InputAdornment position="end">{String(options['unit'])}</InputAdornment> },
        }),
      }}
    />
  );
}

/** Leaves to the widget what is typed: the library would make a number of half of one. */
export function TypedNumber(props: FieldProps) {
  const { StringField } = props.registry.fields;
  return StringField && <StringField {...props} />;
}
