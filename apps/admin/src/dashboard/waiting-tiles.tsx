import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Chip from '@mui/material/Chip';
import MuiLink from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { WaitingQueueRow } from '@kindling/contract/overviews/calls/home';
import { Link } from 'react-router-dom';
import { useScope } from '../shared/brands/scope';
import { ageWords, partOf, queueNames, queuePath, summaryOf, urgencyOf } from '../shared/queues/queues';
import { useWaiting } from '../shared/queues/use-waiting';
import { consoleLocale, t } from '../shared/words/texts';

const tones = { late: 'error.main', soon: 'warning.main', calm: 'divider' } as const;
const chips = { late: 'error', soon: 'warning' } as const;

/** The reader's queues in the current scope: a linked tile with its count each. Empty queues share one line. */
export function WaitingTiles() {
  const { rows, isFailed } = useWaiting();
  const tenant = useScope();
  const data = tenant === undefined ? rows : rows?.map((row) => partOf(row, tenant));
  if (data?.length === 0) return null;
  const now = new Date();
  const full = data?.filter(({ count }) => count > 0) ?? [];
  const empty = data?.filter(({ count }) => count === 0) ?? [];
  return (
    <Box component="section" aria-labelledby="waiting">
      <Typography variant="h2" id="waiting" sx={{ mb: 1 }}>
        {data ? (
          summaryOf(data)
        ) : isFailed ? (
          t('What waits is not known just now.')
        ) : (
          <Skeleton width={260} />
        )}
      </Typography>
      <Box
        component="ul"
        sx={{
          ...{ display: 'grid', gap: 1.5, listStyle: 'none', m: 0, p: 0 },
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(172px, 100% / 2 - 6px), 1fr))',
        }}
      >
        {full.map((row) => (
          <Tile key={row.queue} row={row} now={now} tenant={tenant} />
        ))}
        {!data &&
          !isFailed &&
          [0, 1, 2, 3].map((place) => <Skeleton key={place} variant="rounded" height={104} />)}
      </Box>
      {empty.length > 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: full.length > 0 ? 1.25 : 0 }}>
          <span>{t('Empty:')}</span>{' '}
          {empty.map(({ queue }, place) => (
            <span key={queue}>
              {place > 0 && <span> · </span>}
              <MuiLink component={Link} to={queuePath(queue, now, tenant)} color="inherit">
                {queueNames[queue]}
              </MuiLink>
            </span>
          ))}
        </Typography>
      )}
    </Box>
  );
}

function Tile({ row, now, tenant }: { row: WaitingQueueRow; now: Date; tenant: string | undefined }) {
  const { is, words } = urgencyOf(row, now);
  return (
    <Card component="li" sx={{ borderTop: 3, borderTopColor: tones[is], display: 'flex' }}>
      <CardActionArea
        component={Link}
        to={queuePath(row.queue, now, tenant)}
        sx={{ p: 1.5, display: 'grid', alignContent: 'start', justifyContent: 'start', gap: 0.25 }}
      >
        <Typography variant="body2" component="span" sx={{ fontWeight: 600 }}>
          {queueNames[row.queue]}
        </Typography>
        <Box component="span" sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', columnGap: 1 }}>
          <Typography component="span" sx={{ fontSize: '1.625rem', fontWeight: 650, lineHeight: 1.25 }}>
            {row.count.toLocaleString(consoleLocale())}
          </Typography>
          {is !== 'calm' && (
            <Chip
              component="span"
              color={chips[is]}
              variant="outlined"
              label={words}
              sx={{ cursor: 'inherit' }}
            />
          )}
        </Box>
        <Typography variant="caption" component="span" color="textSecondary">
          {ageWords(row, now)}
        </Typography>
      </CardActionArea>
    </Card>
  );
}
