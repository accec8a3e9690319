/** Day, month and year as typed; joined they are `YYYY-MM-DD`. */
export interface DateParts {
  day: string;
  month: string;
  year: string;
}

/** @returns `''` while a part is missing; complete but impossible dates (31 February) are joined all the same */
export function joinDate({ day, month, year }: DateParts): string {
  if (day === '' || month === '' || year.length < 4) return '';
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** @param date `YYYY-MM-DD` or anything else, which gives empty parts */
export function splitDate(date: string): DateParts {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date) ?? [];
  return { day: day.replace(/^0/, ''), month: month.replace(/^0/, ''), year };
}
