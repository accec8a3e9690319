import { scaleOf } from './scale';

test('an axis ends at a number that reads well, and is halved where the half is one', () => {
  expect(scaleOf([1, null, 0], { least: 4 })).toEqual({ top: 4, middle: 2, bottom: 0 });
  expect(scaleOf([37], { least: 4 })).toEqual({ top: 40, middle: 20, bottom: 0 });
  expect(scaleOf([5], { least: 4 })).toEqual({ top: 5, middle: undefined, bottom: 0 });
  expect(scaleOf([], { least: 1 })).toEqual({ top: 1, middle: undefined, bottom: 0 });
});

test('an axis of minutes ends at hours and days', () => {
  expect(scaleOf([95], { least: 1, isTime: true })).toEqual({ top: 120, middle: 60, bottom: 0 });
  expect(scaleOf([1500], { least: 1, isTime: true }).top).toBe(2880);
});

test('more refunded than paid lies below zero', () => {
  expect(scaleOf([5000, -1999], { least: 1 })).toEqual({ top: 5000, middle: 2500, bottom: -2000 });
});
