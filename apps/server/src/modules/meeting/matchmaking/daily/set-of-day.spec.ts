import fc from 'fast-check';
import { mostOfDay } from '@kindling/contract/meeting/match-wishes';
import { drawnFrom, setOfDay } from './set-of-day.js';

const none = new Set<string>();
const people = (count: number): string[] => Array.from({ length: count }, (_, at) => `member-${at}`);
const days = ['2026-03-01', '2026-03-02', '2026-03-03'] as const;

const anyIds = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 8 }), { maxLength: 60 });

describe('the set of a day', () => {
  it('is the same for one member and day, of those who fit, each once and in the order of relevance', () => {
    fc.assert(
      fc.property(anyIds, fc.constantFrom(...days), fc.array(fc.nat(59)), (ranked, day, places) => {
        const before = new Set(places.flatMap((place) => ranked[place] ?? []));
        const set = setOfDay('reader', day, ranked, before);
        expect(set).toEqual(setOfDay('reader', day, ranked, before));
        expect(set).toHaveLength(Math.min(mostOfDay, ranked.length));
        expect(set).toEqual(ranked.filter((id) => set.includes(id)));
      }),
    );
  });

  it('has nobody of the days before while there are enough others', () => {
    fc.assert(
      fc.property(anyIds, fc.array(fc.nat(59)), (ranked, places) => {
        const before = new Set(places.flatMap((place) => ranked[place] ?? []));
        const others = ranked.filter((id) => !before.has(id)).length;
        const again = setOfDay('reader', days[0], ranked, before).filter((id) => before.has(id));
        expect(again).toHaveLength(Math.min(before.size, Math.max(0, mostOfDay - others)));
      }),
    );
  });

  it('is another on the next day and for another member, of the most relevant', () => {
    const ranked = people(100);
    const sets = [
      setOfDay('reader', days[0], ranked, none),
      setOfDay('reader', days[1], ranked, none),
      setOfDay('other', days[0], ranked, none),
    ];
    expect(new Set(sets.map((set) => set.join())).size).toBe(sets.length);
    for (const set of sets) for (const id of set) expect(ranked.indexOf(id)).toBeLessThan(drawnFrom);
  });

  it('gives each of the most relevant their turn within a month', () => {
    const ranked = people(drawnFrom);
    const month = Array.from({ length: 30 }, (_, at) => `2026-03-${String(at + 1).padStart(2, '0')}`);
    expect(new Set(month.flatMap((day) => setOfDay('reader', day, ranked, none))).size).toBe(drawnFrom);
  });
});
