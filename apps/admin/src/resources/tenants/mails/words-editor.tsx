import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { Language } from '@kindling/contract/languages';
import {
  mailPlaceholders,
  mailWordLengths,
  mailWordParts,
  type MailWordPart,
} from '@kindling/contract/mails/mail-words';
import type { WordedMailAnswer } from '@kindling/contract/mails/calls/mail-words';
import { t } from '../../../shared/words/texts';
import { areSame, type MailWording } from './use-mail-words';
import { partNames } from './mail-names';

interface WordsEditorProps {
  brandName: string;
  language: Language;
  wording: MailWording;
  /** The errors of the typed words, by part. */
  problems: ReadonlyMap<string, string>;
}

const button = { minHeight: { xs: 44, sm: 36 } };
const placeholder = `{{${mailPlaceholders[0]}}}`;

/** Subject, title and opening of a mail in the brand's own words. */
export function WordsEditor({ brandName, language, wording, problems }: WordsEditorProps) {
  const { stored, failure, draft, words, busy, change, discard, save } = wording;
  if (!stored || !words)
    return failure ? (
      <Alert severity="error">{failure}</Alert>
    ) : (
      <Skeleton variant="rounded" height={320} aria-label={t('Loading')} />
    );
  const isOwn = mailWordParts.some((part) => stored.own[part] !== null);
  return (
    <Box
      component="section"
      aria-label={t('Words')}
      sx={{ display: 'grid', gap: 2, minWidth: 0, alignContent: 'start' }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
        <Typography variant="h3">{t('Words')}</Typography>
        {draft ? (
          <Chip color="warning" variant="outlined" label={t('Not saved yet')} />
        ) : isOwn ? (
          <Chip color="success" variant="outlined" label={t('Own words')} />
        ) : (
          <Chip variant="outlined" label={t('Standard words')} />
        )}
      </Box>
      {draft && draft.version !== stored.version && (
        <Alert
          severity="warning"
          action={
            <Button color="inherit" onClick={() => change(draft.words, stored.version)}>
              {t('Keep mine')}
            </Button>
          }
        >
          {t('Somebody else saved other words meanwhile. Discard yours to see them.')}
        </Alert>
      )}
      {mailWordParts.map((part) => (
        <TextField
          key={part}
          id={`mail-${part}`}
          label={partNames[part]}
          value={words[part]}
          onChange={({ target }) => change({ ...words, [part]: target.value })}
          multiline={part === 'lead'}
          minRows={part === 'lead' ? 3 : undefined}
          error={problems.has(part)}
          helperText={problems.get(part) ?? helpOf(part, words[part], stored)}
          slotProps={{ htmlInput: { maxLength: mailWordLengths[part], lang: language } }}
          fullWidth
        />
      ))}
      <Typography variant="body2" color="textSecondary">
        {t(
          '{{placeholder}} becomes {{brandName}}. The button, periods, counts and footer stay as they are, so that they are true.',
          {
            placeholder,
            brandName,
          },
        )}
      </Typography>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        <Button variant="contained" disabled={busy || !draft} onClick={save} sx={button}>
          {t('Save')}
        </Button>
        <Button disabled={busy || !draft} onClick={discard} sx={button}>
          {t('Discard')}
        </Button>
        {!areSame(words, stored.ours) && (
          <Button disabled={busy} onClick={() => change(stored.ours)} sx={{ ...button, ml: { sm: 'auto' } }}>
            {t('Back to the standard words')}
          </Button>
        )}
      </Box>
    </Box>
  );
}

/** The text below a part: our wording, where the brand has its own. */
function helpOf(part: MailWordPart, text: string, { ours, opening }: WordedMailAnswer): string | undefined {
  if (part === 'lead' && opening === 'above')
    return t('Stands above the standard text. Empty: that text alone.');
  return text === ours[part] ? undefined : t('Standard: {{words}}', { words: ours[part] });
}
