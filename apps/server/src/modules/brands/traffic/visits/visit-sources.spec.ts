import fc from 'fast-check';
import { bounds, VisitSources } from './visit-sources.js';

const from = (network: string, ref = '', sub1 = '') => ({ network, ref, sub1, sub2: 'click', sub3: 'click' });

test('a source is counted by network, ref and its first sub', () => {
  const sources = new VisitSources();
  expect(sources.of(undefined, true)).toMatchObject({ kind: 'none', network: '' });
  expect(sources.of(from('north', 'r1', 'a'), true)).toEqual({
    ...{ kind: 'full', network: 'north', ref: 'r1', sub: 'a' },
  });
  expect(sources.of(from('north', 'r2'), false)).toMatchObject({
    kind: 'network',
    network: 'north',
    ref: '',
  });
  expect(sources.of(from('south'), false)).toMatchObject({ kind: 'others', network: '' });
});

test('whoever makes up sources makes up no more than there is place for, and known ones stay known', () => {
  const word = fc.string({ maxLength: 3 });
  fc.assert(
    fc.property(fc.array(fc.tuple(word, word, word), { minLength: 1, maxLength: 2000 }), (given) => {
      const sources = new VisitSources();
      const first = sources.of(from('known', 'r', 's'), true);
      const counted = new Set(given.map(([...parts]) => JSON.stringify(sources.of(from(...parts), true))));
      expect(counted.size).toBeLessThanOrEqual(bounds.sources + bounds.networks + 1);
      expect(sources.of(from('known', 'r', 's'), true)).toEqual(first);
    }),
    { numRuns: 20 },
  );
});
