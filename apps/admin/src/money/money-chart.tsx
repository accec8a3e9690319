import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import type { ChartRow } from './figures';
import { dayOfMonthName } from '../shared/words/names';
import { t } from '../shared/words/texts';

interface MoneyChartProps {
  rows: readonly ChartRow[];
  what: 'revenue' | 'refunded' | 'conversion';
  label: string;
  tone: 'primary' | 'secondary' | 'success';
  format: (value: number) => string;
}

const height = 220;

/** Bars over days, hidden from screen readers, which read the same numbers in the table below. */
export function MoneyChart({ rows, what, label, tone, format }: MoneyChartProps) {
  const { palette } = useTheme();
  if (!rows.some((row) => row[what]))
    return (
      <Box sx={{ height, display: 'grid', placeItems: 'center', color: 'text.secondary' }}>
        {t('Nothing in these days.')}
      </Box>
    );
  const days = { valueFormatter: dayOfMonthName, tickLabelMinGap: 24, disableTicks: true } as const;
  return (
    <Box aria-hidden="true" sx={{ mx: -0.5 }}>
      <BarChart
        height={height}
        hideLegend
        skipAnimation
        // Hidden from screen readers, so it must not take the focus either.
        disableKeyboardNavigation
        margin={{ left: 4, right: 28, top: 8, bottom: 0 }}
        colors={[palette[tone].main]}
        grid={{ horizontal: true }}
        xAxis={[{ data: rows.map(({ from }) => from), scaleType: 'band', ...days }]}
        yAxis={[{ min: 0, width: 64, valueFormatter: (value: number) => format(value), tickNumber: 4 }]}
        series={[
          {
            data: rows.map((row) => row[what]),
            label,
            valueFormatter: (value) => (value === null ? '–' : format(value)),
          },
        ]}
        borderRadius={3}
      />
    </Box>
  );
}
