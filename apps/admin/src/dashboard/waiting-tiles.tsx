import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { usePermissions } from 'react-admin';
import { Link } from 'react-router-dom';
import type { StaffRight } from '@kindling/contract/route';
import { kindNames } from '../desk/desk-names';
import { countOf, useWaiting } from '../desk/use-waiting';
import { callApi } from '../shared/console-api';
import { kindsFor } from '../shared/desk-kinds';
import { instantName } from '../shared/names';

/** What waits to be decided, kind by kind, leading to exactly that queue. */
export function WaitingTiles() {
  const { permissions = [] } = usePermissions<StaffRight[]>();
  const waiting = useWaiting();
  return (
    <Box component="section" aria-label="Waits on the desk">
      <Typography variant="h2" sx={{ mb: 1 }}>
        Waits on the desk
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(180px, 40%), 1fr))',
        }}
      >
        {kindsFor(permissions).map((kind) => {
          const rows = waiting?.filter((row) => row.kind === kind) ?? [];
          const [oldest] = rows.map(({ oldest_at: at }) => at).sort();
          return (
            <WaitingTile
              key={kind}
              to={`/desk/${kind}`}
              label={kindNames[kind]}
              count={waiting && countOf(waiting, kind)}
              oldest={oldest}
            />
          );
        })}
        {permissions.includes('fictional:answer') && <FictionalTile />}
      </Box>
    </Box>
  );
}

/** Who waits for an answer of a fictional profile. */
function FictionalTile() {
  const { data } = useQuery({
    queryKey: ['fictional', 'waiting'],
    queryFn: () => callApi('fictionalWaiting'),
    refetchInterval: 15_000,
  });
  const [oldest] = data?.map(({ oldest_at: at }) => at).sort() ?? [];
  const count = data?.reduce((sum, { waiting }) => sum + waiting, 0);
  return <WaitingTile to="/fictional-turns" label="Fictional chats" count={count} oldest={oldest} />;
}

interface WaitingTileProps {
  to: string;
  label: string;
  /** Undefined until it is known. */
  count: number | undefined;
  oldest: string | undefined;
}

function WaitingTile({ to, label, count, oldest }: WaitingTileProps) {
  return (
    <Card>
      <CardActionArea component={Link} to={to} sx={{ p: 1.75 }}>
        <Typography variant="overline" color="textSecondary" component="div">
          {label}
        </Typography>
        <Typography component="div" sx={{ fontSize: '1.625rem', fontWeight: 650, lineHeight: 1.2 }}>
          {count ?? <Skeleton width={60} />}
        </Typography>
        <Typography variant="caption" color="textSecondary" component="div">
          {oldest === undefined ? 'Nothing waits' : `Since ${instantName(oldest)}`}
        </Typography>
      </CardActionArea>
    </Card>
  );
}
