import Card from '@mui/material/Card';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../shared/session/console-api';
import { consoleLocale, t } from '../shared/words/texts';

const fewestOfShare = 10;

/** Recent decisions by moderator, and those that a second person later decided differently. */
export function Figures() {
  const { data = [] } = useQuery({ queryKey: ['desk', 'figures'], queryFn: () => callApi('deskFigures') });
  if (data.length === 0) return null;
  /** Of a few decisions, a share says nothing. */
  const share = (overturned: number, decisions: number): string =>
    decisions < fewestOfShare
      ? String(overturned)
      : `${overturned} (${(overturned / decisions).toLocaleString(consoleLocale(), { style: 'percent' })})`;
  return (
    <Card sx={{ width: '100%', maxWidth: 640, overflowX: 'auto' }}>
      <Typography variant="h2" sx={{ px: 1.75, pt: 1.5, pb: 0.5 }}>
        {t('Decisions')}
      </Typography>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{t('Who')}</TableCell>
            <TableCell align="right">{t('24 hours')}</TableCell>
            <TableCell align="right">{t('7 days')}</TableCell>
            <TableCell align="right">{t('An hour')}</TableCell>
            <TableCell align="right">{t('Overturned')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {data.map(({ staff, name, day, week }) => (
            <TableRow key={staff}>
              <TableCell sx={{ fontWeight: 600 }}>{name}</TableCell>
              <TableCell align="right">{day.decisions}</TableCell>
              <TableCell align="right">{week.decisions}</TableCell>
              <TableCell align="right">{week.per_hour === null ? '–' : Math.round(week.per_hour)}</TableCell>
              <TableCell align="right">{share(week.overturned, week.decisions)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Card>
  );
}
