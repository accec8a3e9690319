import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { instantName } from '../shared/names';

interface WaitingTileProps {
  to: string;
  label: string;
  /** Undefined until it is known. */
  count: number | undefined;
  /** Of the oldest that waits, or of whatever `says` names. */
  at: string | null | undefined;
  says?: string;
  none?: string;
}

/** How much waits and since when, leading there. */
export function WaitingTile({
  to,
  label,
  count,
  at,
  says = 'Since',
  none = 'Nothing waits',
}: WaitingTileProps) {
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
          {at === null || at === undefined ? none : `${says} ${instantName(at)}`}
        </Typography>
      </CardActionArea>
    </Card>
  );
}
