const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** How long a time is, in the one unit that tells it best: `3 hours`, `2 days`. */
export function spanName(ms: number): string {
  const span = Math.max(0, ms);
  if (span < minute) return 'less than a minute';
  if (span < hour) return counted(Math.floor(span / minute), 'minute');
  if (span < 2 * day) return counted(Math.floor(span / hour), 'hour');
  return counted(Math.floor(span / day), 'day');
}

/** Minutes as a narrow cell tells them: `45 min`, `2 h 10`, `3 d 4 h`. */
export function minutesName(minutes: number): string {
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  if (hours < 48) return `${hours} h${minutes % 60 === 0 ? '' : ` ${String(minutes % 60).padStart(2, '0')}`}`;
  return `${Math.floor(hours / 24)} d${hours % 24 === 0 ? '' : ` ${hours % 24} h`}`;
}
