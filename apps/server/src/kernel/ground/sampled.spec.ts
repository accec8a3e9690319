import { Sampled } from './sampled.js';

test('of many alike one in each stretch of time is told, with how many there were since', () => {
  const sampled = new Sampled(1000);
  expect([0, 10, 999].map((now) => sampled.take('full', now))).toEqual([1, undefined, undefined]);
  expect(sampled.take('other', 999)).toBe(1);
  expect([1000, 1001, 2000].map((now) => sampled.take('full', now))).toEqual([3, undefined, 2]);
});
