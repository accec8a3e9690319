import { changeWords, shortChange } from './change';

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

test('where there is little room it says the same, and no share of a few', () => {
  expect(shortChange({ now: 150, before: 120, tell })).toBe('+25% · €120 before');
  expect(shortChange({ now: 3, before: 1, tell: String, isCount: true })).toBe('1 before');
  expect(shortChange({ now: 3, before: 0, tell: String })).toBe('0 before');
});
