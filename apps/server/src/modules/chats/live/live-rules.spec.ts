import { maySay } from './live-rules.js';

describe('what a page says', () => {
  it('is heard twenty times in ten seconds, and again in the next ten', () => {
    const said = { since: 0, times: 0 };
    const heard = (now: number, times: number) =>
      Array.from({ length: times }, () => maySay(said, now)).filter(Boolean).length;
    expect(heard(100, 15)).toBe(15);
    expect(heard(9_999, 15)).toBe(5);
    expect(heard(10_000, 30)).toBe(20);
  });
});
