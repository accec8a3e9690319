import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../shared/console-api';
import { WaitingTile } from './waiting-tile';

const listOf = (resource: string, filter: object) =>
  `/${resource}?${new URLSearchParams({ filter: JSON.stringify(filter) }).toString()}`;

/** What of money waits for somebody, leading to exactly those rows. */
export function MoneyTiles() {
  const { data } = useQuery({
    queryKey: ['money', 'waiting'],
    queryFn: () => callApi('moneyWaiting'),
    refetchInterval: 30_000,
  });
  return (
    <Box component="section" aria-label="Money">
      <Typography variant="h2" sx={{ mb: 1 }}>
        Money
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
        }}
      >
        <WaitingTile
          to={listOf('refunds', { waits: true })}
          label="Refunds for a second person"
          count={data?.refunds.count}
          at={data?.refunds.oldest_at}
        />
        <WaitingTile
          to={listOf('corrections', { state: 'requested' })}
          label="Corrections to agree to"
          count={data?.corrections.count}
          at={data?.corrections.oldest_at}
        />
        <WaitingTile
          to={listOf('payments', { status: 'failed' })}
          label="Payments failed in 24 hours"
          count={data?.failed_payments.count}
          at={data?.failed_payments.newest_at}
          says="The last one"
          none="None failed"
        />
      </Box>
    </Box>
  );
}
