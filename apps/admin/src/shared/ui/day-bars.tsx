import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { dayOfMonthName, weekdayName } from '../words/names';
import { t } from '../words/texts';
import { scaleOf } from './scale';

export interface Measure {
  key: string;
  name: string;
  /** Day by day, the oldest first; null where there is nothing to tell. */
  values: (number | null)[];
  total: number | null;
  /** The total of as many days before; null where there is nothing to tell, absent where it is not known. */
  before?: number | null;
  /** Shown below the total, and where it leads. */
  note?: { words: string; to?: string | undefined };
  tell: (value: number) => string;
  /** What an axis writes of a value; default: `tell`. */
  mark?: (value: number) => string;
  /** The least full scale of a chart: one signup is no peak. */
  least: number;
  /** A share of a few of them is none. */
  isCount?: boolean;
  /** The steps of the scale are whole minutes of hours and days rather than tens. */
  isTime?: boolean;
  /** The list behind the days from one to another; undefined where the reader may open none. */
  behind: (first: string, last: string) => string | undefined;
  /** The list behind the total; default: that of all the days. */
  behindTotal?: string | undefined;
}

const height = 72;
const step = 10;
const gap = 2;
/** An empty day still has a visible foot. */
const foot = 1.5;

const Chart = styled('svg')(({ theme }) => ({
  display: 'block',
  width: '100%',
  height,
  '& rect': { fill: theme.palette.primary.main },
  '& .below': { fill: theme.palette.error.main },
  '& .empty': { fill: theme.palette.divider },
  '& .today': { opacity: 0.55 },
  '& a:hover rect': { fill: theme.palette.secondary.main },
  '& .reach': { fill: 'transparent !important' },
}));

const words = {
  color: 'text.secondary',
  fontSize: '0.6875rem',
  lineHeight: 1,
  whiteSpace: 'nowrap',
} as const;

/**
 * A bar for each day, the last of which is not over yet, between an axis of values and one of days. For eye and mouse
 * alone: keyboards and screen readers use the table below.
 *
 * @param ends what the last day is called
 */
export function DayBars({
  measure,
  days,
  ends,
}: {
  measure: Measure;
  days: readonly string[];
  ends?: string;
}) {
  const { values, tell, mark = tell, least, isTime = false, behind } = measure;
  const { top, middle, bottom } = scaleOf(values, { least, isTime });
  const y = (value: number) => ((top - value) / (top - bottom)) * height;
  const lines = [top, ...(middle === undefined ? [] : [middle]), 0, ...(bottom < 0 ? [bottom] : [])];
  const [first = '', last = ''] = [days[0], days.at(-1)];
  const half = days[Math.floor((days.length - 1) / 2)] ?? '';
  return (
    <Box
      aria-hidden="true"
      sx={{ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: 0.75, mt: 1.25 }}
    >
      <Box sx={{ ...words, display: 'grid', textAlign: 'right' }}>
        {lines.map((value) => (
          <Box key={value} component="span" sx={{ gridArea: '1 / 1', height: 0, mt: `${y(value)}px` }}>
            <Box component="span" sx={{ position: 'relative', top: '-0.5em' }}>
              {mark(value)}
            </Box>
          </Box>
        ))}
      </Box>
      <Box sx={{ position: 'relative', height }}>
        {lines.map((value) => (
          <Box
            key={value}
            sx={{
              ...{ position: 'absolute', left: 0, right: 0, top: y(value) },
              ...{ borderTop: 1, borderColor: 'divider', opacity: value === 0 ? 1 : 0.6 },
            }}
          />
        ))}
        <Chart
          viewBox={`0 0 ${days.length * step - gap} ${height}`}
          preserveAspectRatio="none"
          sx={{ position: 'relative' }}
        >
          {days.map((day, place) => {
            const value = values[place] ?? 0;
            const tall = value === 0 ? foot : Math.max(Math.abs(y(value) - y(0)), 3);
            const across = { x: place * step, width: step - gap };
            const marks = [value === 0 && 'empty', value < 0 && 'below', place === days.length - 1 && 'today']
              .filter(Boolean)
              .join(' ');
            const bar = (
              <>
                <title>{`${weekdayName(day)}: ${values[place] === null ? t('none') : tell(value)}`}</title>
                <rect className="reach" {...across} y={0} height={height} />
                <rect className={marks} {...across} y={value < 0 ? y(0) : y(0) - tall} height={tall} rx={1} />
              </>
            );
            const to = behind(day, day);
            return to && value !== 0 ? (
              <Link key={day} to={to} tabIndex={-1}>
                {bar}
              </Link>
            ) : (
              <g key={day}>{bar}</g>
            );
          })}
        </Chart>
      </Box>
      <Box
        sx={{ ...words, gridColumn: 2, mt: 0.5, display: 'flex', justifyContent: 'space-between', gap: 0.5 }}
      >
        <span>{dayOfMonthName(first)}</span>
        {days.length > 2 && (
          <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
            {dayOfMonthName(half)}
          </Box>
        )}
        <span>{ends ?? dayOfMonthName(last)}</span>
      </Box>
    </Box>
  );
}
