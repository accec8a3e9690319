import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { usePermissions } from 'react-admin';
import type { StaffRight } from '@kindling/contract/route';
import { kindNames } from '../desk/desk-names';
import { countOf, useWaiting } from '../desk/use-waiting';
import { callApi } from '../shared/console-api';
import { kindsFor } from '../shared/desk-kinds';
import { WaitingTile } from './waiting-tile';

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
              at={oldest}
            />
          );
        })}
        {permissions.includes('support:answer') && <ComplaintsTile />}
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
  return <WaitingTile to="/fictional-turns" label="Fictional chats" count={count} at={oldest} />;
}

/** Complaints that wait for an answer, and until when the first one has time. */
function ComplaintsTile() {
  const { data } = useQuery({
    queryKey: ['support', 'waiting'],
    queryFn: () => callApi('supportWaiting'),
    refetchInterval: 15_000,
  });
  const [first] = data?.map(({ due_at: at }) => at).sort() ?? [];
  const count = data?.reduce((sum, { waiting }) => sum + waiting, 0);
  return <WaitingTile to="/support-cases" label="Complaints" count={count} at={first} says="First due" />;
}
