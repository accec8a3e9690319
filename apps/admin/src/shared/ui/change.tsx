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
  const change = ((now - before) / Math.abs(before)).toLocaleString(consoleLocale(), {
    style: 'percent',
    signDisplay: 'exceptZero',
    maximumFractionDigits: 0,
  });
  const words = { change, before: tell(before) };
  return days === undefined
    ? t('{{change}} against {{before}} in the month before', words)
    : t('{{change}} against {{before}} in the {{days}} days before', { ...words, days });
}
