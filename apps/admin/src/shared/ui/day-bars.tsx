import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { weekdayName } from '../words/names';
import { t } from '../words/texts';

export interface Measure {
  key: string;
  name: string;
  /** Day by day, the oldest first; null where there is nothing to tell. */
  values: (number | null)[];
  total: number | null;
  /** Shown below the total. */
  note?: string;
  tell: (value: number) => string;
  /** The least full scale of a chart: one signup is no peak. */
  least: number;
  /** The list behind the days from one to another; undefined where the reader may open none. */
  behind: (first: string, last: string) => string | undefined;
}

const height = 40;
const step = 10;
const gap = 2;
/** An empty day still has a visible foot. */
const foot = 1.5;

const Chart = styled('svg')(({ theme }) => ({
  display: 'block',
  width: '100%',
  height,
  '& rect': { fill: theme.palette.primary.main },
  '& .empty': { fill: theme.palette.divider },
  '& .today': { opacity: 0.55 },
  '& a:hover rect': { fill: theme.palette.secondary.main },
  '& .reach': { fill: 'transparent !important' },
}));

/**
 * A bar for each day, the last of which is not over yet. For eye and mouse alone: keyboards and screen readers use the
 * table below.
 */
export function DayBars({ measure, days }: { measure: Measure; days: readonly string[] }) {
  const { values, tell, least, behind } = measure;
  const most = Math.max(...values.map((value) => value ?? 0), least);
  return (
    <Chart
      viewBox={`0 0 ${days.length * step - gap} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {days.map((day, place) => {
        const value = values[place] ?? 0;
        const tall = value === 0 ? foot : Math.max((value / most) * height, 3);
        const place0 = { x: place * step, width: step - gap };
        const marks = [value === 0 && 'empty', place === days.length - 1 && 'today']
          .filter(Boolean)
          .join(' ');
        const bar = (
          <>
            <title>{`${weekdayName(day)}: ${values[place] === null ? t('none') : tell(value)}`}</title>
            <rect className="reach" {...place0} y={0} height={height} />
            <rect className={marks} {...place0} y={height - tall} height={tall} rx={1} />
          </>
        );
        const to = behind(day, day);
        return to && value > 0 ? (
          <Link key={day} to={to} tabIndex={-1}>
            {bar}
          </Link>
        ) : (
          <g key={day}>{bar}</g>
        );
      })}
    </Chart>
  );
}
