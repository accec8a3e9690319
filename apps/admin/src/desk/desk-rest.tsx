import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { DeskKindName } from '@kindling/contract/safety/desk';
import { queueNames } from '../shared/queues/queues';
import { colleagueWords } from '../shared/words/colleague-words';
import { Figures } from './figures';
import type { Elsewhere } from './use-desk';
import { t } from '../shared/words/texts';

interface DeskRestProps {
  elsewhere: Elsewhere;
  state: 'loading' | 'working' | 'empty' | 'resting';
  kind: DeskKindName;
  onResume: () => void;
}

/** The desk without an item: loading, nothing waiting, or the moderator resting. */
export function DeskRest({ state, kind, elsewhere: { colleagues, own }, onResume }: DeskRestProps) {
  if (state === 'loading' || state === 'working') {
    return <Skeleton variant="rounded" height={420} aria-label={t('Loading')} />;
  }
  const isEmpty = state === 'empty';
  const title = colleagues
    ? t('With colleagues')
    : own > 0
      ? t('Nothing is free for this tab')
      : t('Nothing waits here');
  return (
    <Box
      sx={{ display: 'grid', gap: 3, alignContent: 'start', justifyItems: 'center', py: { xs: 3, md: 6 } }}
    >
      <Box sx={{ textAlign: 'center', maxWidth: 460 }}>
        <Typography variant="h1" gutterBottom>
          {isEmpty ? title : t('Take your time')}
        </Typography>
        <Typography color="textSecondary">
          {isEmpty
            ? emptyWords(kind, { colleagues, own })
            : t('What you held is back in the queue for others. Nothing waits for you by name.')}
        </Typography>
        {!isEmpty && (
          <Button variant="contained" onClick={onResume} sx={{ mt: 2 }}>
            {t('Go on')}
          </Button>
        )}
      </Box>
      <Figures />
    </Box>
  );
}

/** Why there is nothing to decide here. */
function emptyWords(kind: DeskKindName, { colleagues, own }: Elsewhere): string {
  if (!colleagues && own === 0) {
    return t('{{kind}}: everything is decided. This page looks again by itself.', { kind: queueNames[kind] });
  }
  return [
    ...(colleagues ? [colleagueWords(colleagues)] : []),
    ...(own > 0
      ? [
          t('{{count}} are in your other tabs, or were yours for an hour and go to colleagues first.', {
            count: own,
          }),
        ]
      : []),
    t('This page looks again by itself.'),
  ].join(' ');
}
