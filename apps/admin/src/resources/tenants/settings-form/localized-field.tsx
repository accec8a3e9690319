import Box from '@mui/material/Box';
import FormLabel from '@mui/material/FormLabel';
import TextField from '@mui/material/TextField';
import type { FieldProps } from '@rjsf/utils';
import { languageName } from '../../../shared/names';
import { contextOf, errorAt } from './form-context';

type Texts = Record<string, string>;

/** Longer texts get room for it. */
const multilineFrom = 200;

/** One text in each language that the brand offers; texts of other languages stay stored. */
export function LocalizedField(props: FieldProps<Texts | undefined>) {
  const { schema, formData, onChange, fieldPathId, errorSchema, readonly, disabled, required } = props;
  const { settings } = contextOf(props);
  const each = typeof schema.additionalProperties === 'object' ? schema.additionalProperties : {};
  const maxLength = each.maxLength ?? 1000;

  const change = (language: string, text: string) => {
    const { [language]: _before, ...others } = formData ?? {};
    const texts = text === '' ? others : { ...others, [language]: text };
    const isEmpty = Object.keys(texts).length === 0;
    onChange(isEmpty && !required ? undefined : texts, fieldPathId.path);
  };

  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, display: 'grid', gap: 1.25 }}>
      <FormLabel component="legend" required={required} sx={{ mb: 1 }}>
        {schema.title}
      </FormLabel>
      {settings.locales.map((language) => {
        const error = errorAt(errorSchema, language);
        const text = formData?.[language] ?? '';
        return (
          <TextField
            key={language}
            id={`${fieldPathId.$id}_${language}`}
            label={languageName(language)}
            value={text}
            onChange={(event) => change(language, event.target.value)}
            error={error !== undefined}
            helperText={error}
            multiline={maxLength >= multilineFrom}
            disabled={disabled || readonly}
            slotProps={{
              htmlInput: { maxLength, lang: language },
              input: { endAdornment: <Length of={text} max={maxLength} /> },
            }}
          />
        );
      })}
    </Box>
  );
}

function Length({ of, max }: { of: string; max: number }) {
  return (
    <Box
      component="span"
      sx={{ color: 'text.secondary', fontSize: '0.6875rem', whiteSpace: 'nowrap', pl: 1 }}
    >
      {of.length} / {max}
    </Box>
  );
}
