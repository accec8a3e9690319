import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

interface CodeChoiceProps<Code extends string> {
  id: string;
  label: string;
  codes: readonly Code[];
  nameOf: (code: Code) => string;
  value: readonly Code[];
  onChange: (codes: Code[]) => void;
  error?: string | undefined;
  help?: string;
}

/** Several of a list of codes, found by typing a part of their names. */
export function CodeChoice<Code extends string>(props: CodeChoiceProps<Code>) {
  const { id, label, codes, nameOf, value, onChange, error, help } = props;
  return (
    <Autocomplete<Code, true>
      id={id}
      multiple
      disableCloseOnSelect
      options={codes}
      value={[...value]}
      getOptionLabel={nameOf}
      onChange={(_, chosen) => onChange(chosen)}
      renderInput={(input) => (
        <TextField {...input} label={label} required error={error !== undefined} helperText={error ?? help} />
      )}
    />
  );
}
