import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { brandPageLengths, placeholders } from '@kindling/contract/brands/brand-page-rules';
import type { Language } from '@kindling/contract/languages';
import type { BrandPageText } from '@kindling/contract/brands/calls/brand-page-desk';
import { languageName } from '../../shared/words/names';
import { t } from '../../shared/words/texts';

const help = t(
  'Markdown: # heading, **bold**, - list, [words](/pricing) or [words](https://…). No pictures, no HTML. These are filled in: {{placeholders}}.',
  { placeholders: placeholders.map((name) => `{{${name}}}`).join(', ') },
);

/** A page's text in one language. */
export function TextFields({
  text,
  language,
  onText,
}: {
  text: BrandPageText;
  language: Language;
  onText: (text: BrandPageText) => void;
}) {
  const field = (name: keyof BrandPageText) => ({
    value: text[name],
    onChange: ({ target }: { target: { value: string } }) => onText({ ...text, [name]: target.value }),
    slotProps: { htmlInput: { maxLength: brandPageLengths[name], lang: language } },
  });
  return (
    <Box component="section" aria-label={languageName(language)} sx={{ display: 'grid', gap: 2 }}>
      <TextField label={t('Title')} {...field('title')} />
      <TextField
        label={t('Lead')}
        helperText={t('One sentence below the title, also for search engines.')}
        {...field('lead')}
      />
      <TextField label={t('Text')} multiline minRows={16} maxRows={32} helperText={help} {...field('text')} />
    </Box>
  );
}
