import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import TextField from '@mui/material/TextField';
import type { Language } from '@kindling/contract/languages';
import type { FieldProps } from '@rjsf/utils';
import { languageName } from '../../../../shared/words/names';
import { contextOf, errorAt } from '../form-context';
import { missingLanguages, type Texts } from '../localized-texts';
import { t, translated } from '../../../../shared/words/texts';

/** Texts that may be longer get several lines. */
const multilineFrom = 200;

/** A text in the language that is being edited, and where it is missing; texts of other languages stay stored. */
export function LocalizedField(props: FieldProps<Texts | undefined>) {
  const { schema, formData, onChange, fieldPathId, errorSchema, readonly, disabled, required } = props;
  const { settings, language, onLanguage } = contextOf(props);
  const each = typeof schema.additionalProperties === 'object' ? schema.additionalProperties : {};
  const maxLength = each.maxLength ?? 1000;
  const missing = missingLanguages(formData, settings.locales, Boolean(required));
  const error = errorAt(errorSchema, language);
  const text = formData?.[language] ?? '';
  const unshown = !required && text === '' ? t('Not shown while it is empty.') : '';
  const hint = [translated(schema.description ?? ''), unshown].filter(Boolean).join(' ');
  const original = language === settings.domain_language ? undefined : formData?.[settings.domain_language];

  const change = (written: string) => {
    const { [language]: _before, ...others } = formData ?? {};
    const texts: Texts = written === '' ? others : { ...others, [language]: written };
    const isEmpty = Object.keys(texts).length === 0;
    onChange(isEmpty && !required ? undefined : texts, fieldPathId.path);
  };

  return (
    <Box>
      <TextField
        id={fieldPathId.$id}
        label={translated(schema.title ?? '')}
        required={Boolean(required)}
        value={text}
        onChange={(event) => change(event.target.value)}
        error={error !== undefined}
        helperText={
          <Box component="span" sx={{ display: 'flex', gap: 2, justifyContent: 'space-between' }}>
            <span>{error ?? hint}</span>
            <span>
              {text.length}/{maxLength}
            </span>
          </Box>
        }
        multiline={maxLength >= multilineFrom}
        minRows={2}
        disabled={Boolean(disabled || readonly)}
        slotProps={{ htmlInput: { maxLength, lang: language } }}
      />
      {original && (
        <Box
          lang={settings.domain_language}
          sx={{
            fontSize: '0.75rem',
            color: 'text.secondary',
            borderLeft: 2,
            borderColor: 'divider',
            pl: 1,
            mt: 0.5,
          }}
        >
          {languageName(settings.domain_language)}: {original}
        </Box>
      )}
      <Missing languages={missing.filter((one) => one !== language)} onLanguage={onLanguage} />
    </Box>
  );
}

interface MissingProps {
  languages: readonly Language[];
  onLanguage: (language: Language) => void;
}

/** The other languages that still lack the text, each a step away. */
function Missing({ languages, onLanguage }: MissingProps) {
  if (languages.length === 0) return null;
  return (
    <Box
      sx={{
        fontSize: '0.75rem',
        color: 'error.main',
        mt: 0.5,
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 0.75,
      }}
    >
      <span>{t('Missing in')}</span>
      {languages.map((language) => (
        <Link
          key={language}
          component="button"
          type="button"
          color="inherit"
          onClick={() => onLanguage(language)}
          sx={{ fontSize: 'inherit', fontWeight: 600, verticalAlign: 'baseline' }}
        >
          {languageName(language)}
        </Link>
      ))}
    </Box>
  );
}
