import { isRefusedTooOften } from './refusal-share.js';

test.each([
  [1, 1, false],
  [50, 19, false],
  [50, 20, true],
  [99, 19, false],
  [100, 5, false],
  [100, 6, true],
  [10_000, 500, false],
  [10_000, 501, true],
])('of %i mails %i refused: stop is %s', (sent, refused, stops) => {
  expect(isRefusedTooOften({ sent, refused })).toBe(stops);
});
