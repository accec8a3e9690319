import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { Link } from 'react-router-dom';
import type { Measure } from '../shared/ui/day-bars';
import { weekdayName } from '../shared/words/names';
import { t } from '../shared/words/texts';

/** The numbers of a brand's charts as a table, the newest day first. */
export function DayTable({
  label,
  days,
  measures,
}: {
  label: string;
  days: readonly string[];
  measures: readonly Measure[];
}) {
  return (
    <Box sx={{ overflowX: 'auto', mt: 1 }} tabIndex={0} role="region" aria-label={label}>
      <Table size="small" aria-label={label}>
        <TableHead>
          <TableRow>
            <TableCell>{t('Day')}</TableCell>
            {measures.map(({ key, name }) => (
              <TableCell key={key} align="right">
                {name}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {days
            .map((day, place) => (
              <TableRow key={day}>
                <TableCell component="th" scope="row" sx={{ whiteSpace: 'nowrap', fontWeight: 400 }}>
                  {weekdayName(day)}
                </TableCell>
                {measures.map((measure) => (
                  <TableCell key={measure.key} align="right" sx={{ whiteSpace: 'nowrap' }}>
                    <DayNumber measure={measure} day={day} value={measure.values[place] ?? null} />
                  </TableCell>
                ))}
              </TableRow>
            ))
            .toReversed()}
        </TableBody>
      </Table>
    </Box>
  );
}

function DayNumber({ measure, day, value }: { measure: Measure; day: string; value: number | null }) {
  if (value === null) return '–';
  const to = measure.behind(day, day);
  if (!to || value === 0) return measure.tell(value);
  return (
    <MuiLink component={Link} to={to}>
      {measure.tell(value)}
    </MuiLink>
  );
}
