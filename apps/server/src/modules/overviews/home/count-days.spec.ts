import { medianOf } from './count-days.js';

test('the median of values that were counted is that of all of them', () => {
  const of = (...pairs: [minutes: number, count: number][]) =>
    medianOf(pairs.map(([minutes, count]) => ({ minutes, count })));
  expect(of()).toBeNull();
  expect(of([7, 1])).toBe(7);
  expect(of([30, 1], [10, 3])).toBe(10);
  expect(of([30, 2], [10, 2])).toBe(20);
  expect(of([600, 1], [10, 1], [30, 1])).toBe(30);
  expect(of([11, 1], [10, 1])).toBe(11);
});
