import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { z } from 'zod';
import type { reportSubject } from '@kindling/contract/safety/desk-subjects';
import { giftName, instantName } from '../../shared/words/names';
import { t } from '../../shared/words/texts';

type Evidence = z.output<typeof reportSubject>['evidence'];

/** A reported message among those around it, as they were; the rest of the conversation stays private. */
export function ReportedMessages({ evidence }: { evidence: Evidence }) {
  const name = evidence.name ?? t('The accused');
  return (
    <Box
      component="ol"
      aria-label={t('Messages as they were when one was reported')}
      sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}
    >
      {evidence.messages.map((message, index) => (
        <Box
          key={index}
          component="li"
          sx={{
            justifySelf: message.from_reporter ? 'end' : 'start',
            maxWidth: { xs: '92%', sm: '78%' },
            px: 1.5,
            py: 1,
            borderRadius: 2,
            border: 2,
            borderColor: message.reported ? 'error.main' : 'divider',
          }}
        >
          <Typography variant="caption" color="textSecondary" component="p">
            <bdi>{message.from_reporter ? t('Who reported') : name}</bdi>
            <span>{` · ${instantName(message.sent_at)}`}</span>
            {message.reported && <span>{` · ${t('reported')}`}</span>}
            {message.retracted && <span>{` · ${t('taken back by its sender')}`}</span>}
          </Typography>
          <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {message.text === '' ? <em>{wordless(message)}</em> : <bdi>{message.text}</bdi>}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

/** The text for a message without words. Only the reported one's picture is kept, and shown below. */
function wordless({ kind, gift, reported }: Evidence['messages'][number]): string {
  if (kind === 'gift') return giftName(gift);
  if (kind === 'text') return t('No text');
  return reported ? t('A picture, shown below') : t('A picture, which nobody reported');
}
