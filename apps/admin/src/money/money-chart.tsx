import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';
import type { ChartRow } from './figures';

interface MoneyChartProps {
  kind: 'bar' | 'line';
  rows: readonly ChartRow[];
  what: 'revenue' | 'refunded' | 'conversion';
  label: string;
  tone: 'primary' | 'secondary' | 'success';
  format: (value: number) => string;
}

/** `3 Mar`, for an axis. */
const dayLabel = (day: string) =>
  new Date(`${day}T00:00:00.000Z`).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });

/** A row of values over days. Its numbers stand in the table below, so those who don't see it are told nothing twice. */
export function MoneyChart({ kind, rows, what, label, tone, format }: MoneyChartProps) {
  const { palette } = useTheme();
  const shared = {
    height: 220,
    hideLegend: true,
    skipAnimation: true,
    margin: { left: 4, right: 12, top: 8, bottom: 0 },
    colors: [palette[tone].main],
    grid: { horizontal: true },
    yAxis: [{ min: 0, width: 64, valueFormatter: (value: number) => format(value), tickNumber: 4 }],
  } as const;
  const days = rows.map(({ from }) => from);
  const values = rows.map((row) => row[what]);
  const valueFormatter = (value: number | null) => (value === null ? '–' : format(value));
  return (
    <Box aria-hidden="true" sx={{ mx: -0.5 }}>
      {kind === 'bar' ? (
        <BarChart
          {...shared}
          xAxis={[{ data: days, scaleType: 'band', valueFormatter: dayLabel, tickLabelMinGap: 16 }]}
          series={[{ data: values, label, valueFormatter }]}
          borderRadius={3}
        />
      ) : (
        <LineChart
          {...shared}
          xAxis={[{ data: days, scaleType: 'point', valueFormatter: dayLabel, tickLabelMinGap: 16 }]}
          series={[{ data: values, label, valueFormatter, connectNulls: true, showMark: rows.length < 40 }]}
        />
      )}
    </Box>
  );
}
