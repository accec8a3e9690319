import { hourIn, isQuiet, nextMorning, wakingTime } from './quiet-hours.js';

const amsterdam = 'Europe/Amsterdam';

it('the quiet hours are those of the brand’s place, from 22 to 8', () => {
  expect(hourIn(amsterdam, new Date('2026-01-10T00:30:00Z'))).toBe(1);
  expect(isQuiet(amsterdam, new Date('2026-01-10T20:59:00Z'))).toBe(false);
  expect(isQuiet(amsterdam, new Date('2026-01-10T21:00:00Z'))).toBe(true);
  expect(isQuiet(amsterdam, new Date('2026-01-11T06:59:59Z'))).toBe(true);
  expect(isQuiet(amsterdam, new Date('2026-01-11T07:00:00Z'))).toBe(false);
});

it('what comes at night waits for the morning, and what comes by day does not', () => {
  const day = new Date('2026-01-10T14:03:00Z');
  expect(wakingTime(amsterdam, day)).toEqual(day);
  expect(wakingTime(amsterdam, new Date('2026-01-10T21:00:00Z'))).toEqual(new Date('2026-01-11T07:00:00Z'));
  // The night in which clocks go forward.
  expect(wakingTime(amsterdam, new Date('2026-03-29T00:30:00Z'))).toEqual(new Date('2026-03-29T06:00:00Z'));
  // A place whose hours begin at a quarter of ours.
  expect(wakingTime('Asia/Kathmandu', new Date('2026-01-10T20:00:00Z'))).toEqual(
    new Date('2026-01-11T02:15:00Z'),
  );
});

it('the next morning is another day’s, also before dawn', () => {
  expect(nextMorning(amsterdam, new Date('2026-01-10T14:03:00Z'))).toEqual(new Date('2026-01-11T07:00:00Z'));
  expect(nextMorning(amsterdam, new Date('2026-01-10T23:30:00Z'))).toEqual(new Date('2026-01-12T07:00:00Z'));
});
