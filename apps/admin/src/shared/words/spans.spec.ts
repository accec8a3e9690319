import { minutesName, spanName } from './spans';

const minute = 60_000;

test.each([
  [-5, 'less than a minute'],
  [minute, '1 minute'],
  [59 * minute, '59 minutes'],
  [60 * minute, '1 hour'],
  [47 * 60 * minute, '47 hours'],
  [48 * 60 * minute, '2 days'],
])('%d ms are told as %s', (ms, told) => {
  expect(spanName(ms)).toBe(told);
});

test.each([
  [0, '0 min'],
  [59, '59 min'],
  [60, '1 h'],
  [125, '2 h 05'],
  [48 * 60, '2 d'],
  [51 * 60, '2 d 3 h'],
])('%d minutes are told as %s', (minutes, told) => {
  expect(minutesName(minutes)).toBe(told);
});
