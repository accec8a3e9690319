import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { z } from 'zod';
import type { textSubject } from '@kindling/contract/safety/desk-subjects';
import { Words } from './quoted-words';
import { codeName, t } from '../../shared/words/texts';

/** A name or text that waits, why it does, and what others see until then. */
export function TextView({ subject }: { subject: z.output<typeof textSubject> }) {
  const { field, text, before, findings } = subject;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Words label={field === 'name' ? t('New name') : t('New text about themselves')} strong>
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
