import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { isolate } from '@kindling/contract/text/isolate';
import type { SupportCase } from '@kindling/contract/safety/calls/support-desk';
import { instantName } from '../../shared/words/names';
import { WordsWithOrders } from './words-with-orders';
import { t } from '../../shared/words/texts';

const kindNames = { complaint: t('Who complained'), answer: t('Answer'), note: t('Note, for staff only') };

/** What both sides wrote and what staff noted, in its order. */
export function CaseMessages({
  messages,
  language,
  orders,
}: Pick<SupportCase, 'messages' | 'language' | 'orders'>) {
  return (
    <Box component="ol" sx={{ display: 'grid', gap: 1.5, m: 0, p: 0, listStyle: 'none' }}>
      {messages.map(({ id, kind, by, text, at }) => (
        <Box
          component="li"
          key={id}
          sx={{
            p: 2,
            borderRadius: 1,
            border: 1,
            borderColor: 'divider',
            borderLeftWidth: kind === 'complaint' ? 1 : 4,
            borderLeftColor: { complaint: 'divider', answer: 'info.main', note: 'warning.main' }[kind],
            bgcolor: 'background.paper',
          }}
        >
          <Typography variant="body2" color="textSecondary">
            {[by === null ? kindNames[kind] : `${kindNames[kind]}, ${isolate(by)}`, instantName(at)].join(
              ' · ',
            )}
          </Typography>
          <Typography
            lang={kind === 'note' ? undefined : language}
            sx={{ mt: 0.5, whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: '75ch' }}
          >
            <WordsWithOrders orders={kind === 'complaint' ? orders : []}>{text}</WordsWithOrders>
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
