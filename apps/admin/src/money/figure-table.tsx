import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { FigureStep } from '@kindling/contract/money/calls/money-figures';
import { dayName } from '../shared/words/names';
import { conversionName, type ChartRow } from './figures';
import { consoleLocale, t } from '../shared/words/texts';

/** The numbers of the charts as a table. */
export function FigureTable({
  rows,
  total,
  step,
  money,
}: {
  rows: readonly ChartRow[];
  total: Omit<ChartRow, 'from'>;
  step: FigureStep;
  money: (cents: number) => string;
}) {
  return (
    <Card>
      <Typography variant="h2" id="figure-table" sx={{ px: 2, pt: 1.5, pb: 1 }}>
        {t('The same in numbers')}
      </Typography>
      <Box
        sx={{ overflow: 'auto', maxHeight: 420 }}
        tabIndex={0}
        role="region"
        aria-labelledby="figure-table"
      >
        <Table size="small" stickyHeader aria-labelledby="figure-table">
          <TableHead>
            <TableRow>
              <TableCell>{step === 'week' ? t('Week of') : t('Day')}</TableCell>
              <TableCell align="right">{t('Revenue')}</TableCell>
              <TableCell align="right">{t('Went back')}</TableCell>
              <TableCell align="right">{t('Net')}</TableCell>
              <TableCell align="right">{t('Signups')}</TableCell>
              <TableCell align="right">{t('Of these bought')}</TableCell>
              <TableCell align="right">{t('Conversion')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.toReversed().map(({ from, ...row }) => (
              <TableRow key={from}>
                <TableCell sx={{ whiteSpace: 'nowrap' }}>{dayName(`${from}T12:00:00.000Z`)}</TableCell>
                <Numbers row={row} money={money} />
              </TableRow>
            ))}
          </TableBody>
          <TableFooter>
            <TableRow sx={{ '& td': { fontWeight: 650, color: 'text.primary' } }}>
              <TableCell>{t('All')}</TableCell>
              <Numbers row={total} money={money} />
            </TableRow>
          </TableFooter>
        </Table>
      </Box>
    </Card>
  );
}

function Numbers({ row, money }: { row: Omit<ChartRow, 'from'>; money: (cents: number) => string }) {
  const { revenue, refunded, net, signups, buyers, conversion } = row;
  const cells = [
    ...[
      money(revenue),
      money(refunded),
      money(net),
      signups.toLocaleString(consoleLocale()),
      buyers.toLocaleString(consoleLocale()),
    ],
    conversion === null ? '–' : conversionName(conversion),
  ];
  return cells.map((cell, index) => (
    <TableCell key={index} align="right" sx={{ whiteSpace: 'nowrap' }}>
      {cell}
    </TableCell>
  ));
}
