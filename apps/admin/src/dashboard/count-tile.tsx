import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useCreatePath, useGetList } from 'react-admin';
import { Link } from 'react-router-dom';

/** The server counts no further. */
const countCap = 10_000;

interface CountTileProps {
  label: string;
  resource: string;
  filter: Record<string, string | boolean>;
}

/** How many records a filter finds, leading to exactly that list. */
export function CountTile({ label, resource, filter }: CountTileProps) {
  const createPath = useCreatePath();
  const { total, isPending, isError } = useGetList(resource, {
    filter,
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'name', order: 'ASC' },
  });
  const to = {
    pathname: createPath({ resource, type: 'list' }),
    search: new URLSearchParams({ filter: JSON.stringify(filter) }).toString(),
  };
  return (
    <Card>
      <CardActionArea component={Link} to={to} sx={{ p: 1.75 }}>
        <Typography variant="overline" color="textSecondary" component="div">
          {label}
        </Typography>
        <Typography component="div" sx={{ fontSize: '1.625rem', fontWeight: 650, lineHeight: 1.2 }}>
          {isPending ? <Skeleton width={60} /> : isError ? '–' : countName(total ?? 0)}
        </Typography>
      </CardActionArea>
    </Card>
  );
}

function countName(total: number): string {
  return total >= countCap ? `${countCap.toLocaleString('en-GB')}+` : total.toLocaleString('en-GB');
}
