import fc from 'fast-check';
import { fraudMarks } from '@kindling/contract/safety/fraud-marks';
import { mostWaiting, openedBy, placesKept, type Sharer } from './fraud-rules.js';

const now = new Date('2026-05-01T12:00:00Z');
let count = 0;
const sharer = (changes: Partial<Sharer> = {}): Sharer => ({
  ...{ memberId: `member${count++}`, places: ['a', 'b'], openedAt: null, outcome: null },
  ...changes,
});
const idsOf = (sharers: readonly Sharer[]) => sharers.map(({ memberId }) => memberId);

describe('accounts that share a mark', () => {
  it('make a case from two on of a bank account, from three on of anything else, and never of a browser', () => {
    const three = [sharer(), sharer(), sharer()];
    for (const kind of fraudMarks) {
      expect(openedBy(kind, three.slice(0, 1))).toEqual([]);
      expect(openedBy(kind, three.slice(0, 2))).toEqual(kind === 'payee' ? idsOf(three.slice(0, 2)) : []);
      expect(openedBy(kind, three)).toEqual(kind === 'device' ? [] : idsOf(three));
    }
  });

  it('count for words and links once they were tried on two', () => {
    const once = [sharer({ places: ['a'] }), sharer(), sharer()];
    expect(openedBy('line', once)).toEqual([]);
    expect(openedBy('link', once)).toEqual([]);
    expect(openedBy('photo', once)).toHaveLength(3);
  });

  it('are not counted once they were cleared, and are once something was taken from them', () => {
    const [first, second, third] = [sharer({ openedAt: now, outcome: 'cleared' }), sharer(), sharer()];
    expect(openedBy('line', [first, second, third])).toEqual([]);
    expect(openedBy('line', [{ ...first, outcome: 'restricted' }, second, third])).toEqual(
      idsOf([second, third]),
    );
    expect(openedBy('line', [{ ...first, outcome: 'left' }, second, third])).toEqual(idsOf([second, third]));
  });

  const any: fc.Arbitrary<Sharer> = fc.record({
    memberId: fc.uuid(),
    places: fc.array(fc.string(), { maxLength: placesKept }),
    openedAt: fc.constantFrom(null, now),
    outcome: fc.constantFrom(null, 'cleared' as const, 'restricted' as const, 'left' as const),
  });

  it('come to the desk once each, and never more than so many of one mark', () => {
    fc.assert(
      fc.property(fc.constantFrom(...fraudMarks), fc.array(any, { maxLength: 60 }), (kind, sharers) => {
        const known = sharers.map((one) => (one.openedAt === null ? { ...one, outcome: null } : one));
        const opened = openedBy(kind, known);
        const after = known.map((one) => (opened.includes(one.memberId) ? { ...one, openedAt: now } : one));
        const waitBefore = known.filter(
          ({ openedAt, outcome }) => openedAt !== null && outcome === null,
        ).length;
        expect(waitBefore + opened.length).toBeLessThanOrEqual(Math.max(mostWaiting, waitBefore));
        if (opened.length < mostWaiting - waitBefore) expect(openedBy(kind, after)).toEqual([]);
        for (const id of opened) expect(known.find(({ memberId }) => memberId === id)?.openedAt).toBeNull();
      }),
    );
  });
});
