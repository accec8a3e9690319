import { opensBonusWindow } from './bonus-rule';

describe('the window about the time bonus', () => {
  const facts = { isDue: true, credits: 0, dismissedAt: null };
  it.each([
    [{}, true],
    [{ isDue: false }, false],
    [{ credits: 1 }, false],
    [{ credits: null }, false],
    [{ dismissedAt: 1_790_000_000 }, false],
    [{ dismissedAt: undefined }, false],
  ])('with %o opens: %s', (change, opens) => {
    expect(opensBonusWindow({ ...facts, ...change })).toBe(opens);
  });
});
