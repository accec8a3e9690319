import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Typography from '@mui/material/Typography';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import type { Language } from '@kindling/contract/languages';
import { longestButton, longestNewsletter, longestSubject } from '@kindling/contract/mails/newsletters';
import { useState } from 'react';
import { maxLength, required, TextInput } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { languageName } from '../../shared/words/names';
import { t } from '../../shared/words/texts';

/** The fields of one language; the brand's own has to be there. */
export function LanguageText({ language, isOwn }: { language: Language; isOwn: boolean }) {
  const rules = (longest: number) => [...(isOwn ? [required()] : []), maxLength(longest)];
  const source = (part: string) => `texts.${language}.${part}`;
  const [isOpen, setOpen] = useState(isOwn);
  const { errors } = useFormState<{ texts?: Partial<Record<Language, object>> }>();
  const isWrong = errors.texts?.[language] !== undefined;
  return (
    <Accordion
      // What has to change is never folded away.
      expanded={isOpen || isWrong}
      onChange={(_event, next) => setOpen(next)}
      variant="outlined"
      disableGutters
      slotProps={{ heading: { component: 'h2' } }}
    >
      <AccordionSummary expandIcon={<ExpandMoreIcon />}>
        <Typography component="span">
          {isOwn ? `${languageName(language)} (${t('the brand’s own')})` : languageName(language)}
        </Typography>
      </AccordionSummary>
      <AccordionDetails sx={{ display: 'grid', gap: 2 }}>
        <TextInput source={source('subject')} label={t('Subject')} validate={rules(longestSubject)} />
        <TextInput
          source={source('body')}
          label={t('Text')}
          helperText={t('Plain text; an empty line begins a paragraph.')}
          multiline
          minRows={5}
          validate={rules(longestNewsletter)}
        />
        <TextInput source={source('button')} label={t('Button')} validate={rules(longestButton)} />
      </AccordionDetails>
    </Accordion>
  );
}
