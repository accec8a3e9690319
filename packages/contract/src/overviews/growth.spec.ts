import fc from 'fast-check';
import { shareRange, verdictOn } from './growth.js';

test('a share lies in its range, which narrows with the number', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 5000 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (whole, of) => {
        const part = Math.round(whole * of);
        const range = shareRange(part, whole);
        if (!range) throw new Error('no range');
        expect(range.low).toBeGreaterThanOrEqual(0);
        expect(range.high).toBeLessThanOrEqual(1);
        expect(range.low).toBeLessThanOrEqual(range.share);
        expect(range.high).toBeGreaterThanOrEqual(range.share);
        const more = shareRange(part * 10, whole * 10);
        expect((more?.high ?? 1) - (more?.low ?? 0)).toBeLessThan(range.high - range.low);
      },
    ),
  );
  expect(shareRange(5, 0)).toBeNull();
  expect(shareRange(5, 4)).toBeNull();
});

test('no page is ahead on few numbers, or where ranges overlap', () => {
  const page = (name: string, visits: number, signups: number) => ({ name, visits, signups });
  expect(verdictOn([])).toEqual({ is: 'few' });
  expect(verdictOn([page('a', 5000, 500)])).toEqual({ is: 'few' });
  expect(verdictOn([page('a', 5000, 500), page('b', 20, 0)])).toEqual({ is: 'few' });
  expect(verdictOn([page('a', 1000, 60), page('b', 1000, 50)])).toEqual({ is: 'even', names: ['a', 'b'] });
  expect(verdictOn([page('b', 1000, 50), page('a', 1000, 120), page('c', 300, 12)])).toEqual({
    ...{ is: 'ahead', name: 'a' },
  });
  expect(verdictOn([page('a', 1000, 120), page('b', 300, 24)])).toEqual({ is: 'even', names: ['a', 'b'] });
});
