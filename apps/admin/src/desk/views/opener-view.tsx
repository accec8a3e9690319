import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { z } from 'zod';
import type { openerSubject } from '@kindling/contract/safety/desk-subjects';
import { Words } from './quoted-words';
import { t } from '../../shared/words/texts';

/** A first message of a member, before anyone has read it, with the number of conversations begun with it. */
export function OpenerView({ subject }: { subject: z.output<typeof openerSubject> }) {
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Words label={t('First message')} strong>
        {subject.text}
      </Words>
      <Typography variant="body2" color="textSecondary" sx={{ maxWidth: '65ch' }}>
        {t(
          'Sent to {{receivers}} members within a week, this one included. Approved, it is delivered, and the line may go to a few more; removed, nobody reads it, and what it cost goes back.',
          { receivers: subject.receivers },
        )}
      </Typography>
    </Box>
  );
}
