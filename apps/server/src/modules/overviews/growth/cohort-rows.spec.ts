import { cohortRows, mondayOf } from './cohort-rows.js';

const mondays = ['2026-03-02', '2026-03-09', '2026-03-16'];
const counted = (week: number, signups: number, active: number[], paid: number[]) => ({
  ...{ week, signups, active, paid },
});

test('a week begins on its Monday', () => {
  expect(mondayOf('2026-03-02')).toBe('2026-03-02');
  expect(mondayOf('2026-03-08')).toBe('2026-03-02');
});

test('cohorts tell the weeks that are over for all of them, the newest first', () => {
  const rows = cohortRows([counted(0, 20, [15, 9, 5], [0, 6, 6])], mondays, '2026-03-23');
  expect(rows.map(({ week, signups }) => [week, signups])).toEqual([
    ['2026-03-16', 0],
    ['2026-03-09', 0],
    ['2026-03-02', 20],
  ]);
  // On the Monday three weeks after theirs, the second week of whoever signed up last is over, and the third has begun.
  expect(rows[2]?.active.slice(0, 4)).toEqual([15, null, null, null]);
  expect(rows[2]?.paid.slice(0, 4)).toEqual([0, 6, null, null]);
});

test('one to four are few, and of few signups nothing more is told', () => {
  const [row] = cohortRows([counted(0, 6, [4, 5, 0], [1, 1, 5])], mondays.slice(0, 1), '2026-07-01');
  expect(row?.active.slice(0, 3)).toEqual(['few', 5, 0]);
  expect(row?.paid.slice(0, 3)).toEqual(['few', 'few', 5]);
  const [few] = cohortRows([counted(0, 4, [4, 0], [4, 0])], mondays.slice(0, 1), '2026-07-01');
  expect(few?.signups).toBe('few');
  expect(new Set([...(few?.active ?? []), ...(few?.paid ?? [])])).toEqual(new Set(['few']));
});
