import Box from '@mui/material/Box';
import { brandPageLengths, placeholders } from '@kindling/contract/brands/brand-page-rules';
import type { Language } from '@kindling/contract/languages';
import type { BrandPageText } from '@kindling/contract/brands/calls/brand-page-desk';
import { TextInput } from 'react-admin';
import { asTyped } from '../../shared/unsaved/as-typed';
import { languageName } from '../../shared/words/names';
import { t } from '../../shared/words/texts';

const help = t(
  'Markdown: # heading, **bold**, - list, [words](/pricing) or [words](https://…). No pictures, no HTML. These are filled in: {{placeholders}}.',
  { placeholders: placeholders.map((name) => `{{${name}}}`).join(', ') },
);

/** A page's text in one language. */
export function TextInputs({ language }: { language: Language }) {
  const input = (name: keyof BrandPageText) => ({
    source: `texts.${language}.${name}`,
    parse: asTyped,
    slotProps: { htmlInput: { maxLength: brandPageLengths[name], lang: language } },
  });
  return (
    <Box component="section" aria-label={languageName(language)} sx={{ display: 'grid', gap: 2 }}>
      <TextInput label={t('Title')} {...input('title')} />
      <TextInput
        label={t('Lead')}
        helperText={t('One sentence below the title, also for search engines.')}
        {...input('lead')}
      />
      <TextInput label={t('Text')} multiline minRows={16} maxRows={32} helperText={help} {...input('text')} />
    </Box>
  );
}
