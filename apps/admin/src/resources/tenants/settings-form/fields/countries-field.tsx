import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import type { Country } from '@kindling/contract/languages';
import type { FieldProps } from '@rjsf/utils';
import { countriesByName } from '../../../../shared/words/country-choices';
import { countryName } from '../../../../shared/words/names';
import { translated } from '../../../../shared/words/texts';
import { ownError } from '../form-context';

/** Several countries, looked for by their names. They stay in the order in which they were chosen: the first counts. */
export function CountriesField(props: FieldProps<Country[] | undefined>) {
  const { schema, formData = [], onChange, fieldPathId, required, readonly, disabled } = props;
  const error = ownError(props);
  const change = (chosen: Country[]) =>
    onChange(chosen.length > 0 || required ? chosen : undefined, fieldPathId.path);
  return (
    <Autocomplete<Country, true>
      id={fieldPathId.$id}
      multiple
      disableCloseOnSelect
      options={countriesByName}
      value={formData}
      getOptionLabel={countryName}
      disabled={Boolean(readonly || disabled)}
      onChange={(_event, chosen) => change(chosen)}
      renderInput={(input) => (
        <TextField
          {...input}
          label={translated(schema.title ?? '')}
          required={Boolean(required)}
          error={error !== undefined}
          helperText={error ?? translated(schema.description ?? '')}
        />
      )}
    />
  );
}
