import { changeWords } from './change';

const tell = (value: number) => `€${value}`;

test('a figure is told against what it was before', () => {
  expect(changeWords({ now: 150, before: 120, tell, days: 30 })).toBe(
    '+25% against €120 in the 30 days before',
  );
  expect(changeWords({ now: 60, before: 120, tell })).toBe('-50% against €120 in the month before');
  expect(changeWords({ now: 120, before: 120, tell })).toBe('0% against €120 in the month before');
});

test('there is no share of nothing, and less is less below zero too', () => {
  expect(changeWords({ now: 5, before: 0, tell, days: 7 })).toBe('Nothing in the 7 days before');
  expect(changeWords({ now: -150, before: -100, tell })).toBe('-50% against €-100 in the month before');
});
