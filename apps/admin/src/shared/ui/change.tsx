import Typography from '@mui/material/Typography';
import { consoleLocale, t } from '../words/texts';

interface ChangeProps {
  now: number;
  before: number;
  tell: (value: number) => string;
  /** Length of each period in days; without it, a month. */
  days?: number;
}

/** Change of a figure against the previous period, in words. */
export function Change(props: ChangeProps) {
  return (
    <Typography variant="caption" component="div" color="textSecondary">
      {changeWords(props)}
    </Typography>
  );
}

export function changeWords({ now, before, tell, days }: ChangeProps): string {
  if (before === 0)
    return days === undefined
      ? t('Nothing in the month before')
      : t('Nothing in the {{days}} days before', { days });
  const words = { change: shareOfChange(now, before), before: tell(before) };
  return days === undefined
    ? t('{{change}} against {{before}} in the month before', words)
    : t('{{change}} against {{before}} in the {{days}} days before', { ...words, days });
}

function shareOfChange(now: number, before: number): string {
  return ((now - before) / Math.abs(before)).toLocaleString(consoleLocale(), {
    style: 'percent',
    signDisplay: 'exceptZero',
    maximumFractionDigits: 0,
  });
}

/** A share of less than this many is none. */
const fewest = 5;

/** The same where there is little room: `+25% · 16 before`. @param isCount shares of a few are left out */
export function shortChange({
  now,
  before,
  tell,
  isCount = false,
}: Omit<ChangeProps, 'days'> & { isCount?: boolean }): string {
  if (before <= 0 || (isCount && before < fewest)) return t('{{before}} before', { before: tell(before) });
  return t('{{change}} · {{before}} before', { change: shareOfChange(now, before), before: tell(before) });
}
