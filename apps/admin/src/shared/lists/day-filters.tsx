import { TextInput } from 'react-admin';
import { t } from '../words/texts';

const dayMs = 86_400_000;
const localDay = (instant: Date): string =>
  [instant.getFullYear(), instant.getMonth() + 1, instant.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');

/** Days are those of the reader, like the times in the list; the server is asked by moments. */
const fromDay = (day: string) => (day === '' ? undefined : new Date(`${day}T00:00`).toISOString());
/** A saved filter may still hold a day. */
const isDay = (value: string) => value.length === 'YYYY-MM-DD'.length;
const toDay = (value: string | undefined) =>
  !value || isDay(value) ? (value ?? '') : localDay(new Date(value));
const untilDay = (day: string) =>
  day === '' ? undefined : new Date(new Date(`${day}T00:00`).getTime() + dayMs).toISOString();
const toLastDay = (value: string | undefined) =>
  !value || isDay(value) ? (value ?? '') : localDay(new Date(new Date(value).getTime() - dayMs / 2));

const date = { type: 'date', slotProps: { inputLabel: { shrink: true } } } as const;

/** Filters of a list for the first and for the last day that are shown. @param label what happened on those days */
export const dayFilters = (since: string, until: string, label: string) => [
  <TextInput
    key={since}
    source={since}
    label={t('{{label}} from', { label })}
    parse={fromDay}
    format={toDay}
    {...date}
  />,
  <TextInput
    key={until}
    source={until}
    label={t('{{label}} to', { label })}
    parse={untilDay}
    format={toLastDay}
    {...date}
  />,
];
