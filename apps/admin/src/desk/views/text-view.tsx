import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { z } from 'zod';
import type { textSubject } from '@kindling/contract/safety/desk-subjects';
import { Words } from './quoted-words';
import { promptNames } from '../../shared/words/prompt-names';
import { codeName, t } from '../../shared/words/texts';

type TextSubject = z.output<typeof textSubject>;

/** A name or text that waits, why it does, and what others see until then. */
export function TextView({ subject }: { subject: TextSubject }) {
  const { field, text, before, findings } = subject;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Words label={newText(field)} strong>
        {text}
      </Words>
      <Box sx={{ display: 'flex', gap: 0.75, flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography variant="body2" color="textSecondary">
          {t('The filter found')}
        </Typography>
        {findings.map((finding) => (
          <Chip key={finding} color="warning" variant="outlined" label={codeName(finding)} />
        ))}
      </Box>
      {before !== null && before !== '' && <Words label={t('What others see until then')}>{before}</Words>}
    </Box>
  );
}

function newText(field: TextSubject['field']): string {
  if (field === 'name') return t('New name');
  if (field === 'about_me') return t('New text about themselves');
  return t('New answer to: {{prompt}}', { prompt: promptNames[field] });
}
