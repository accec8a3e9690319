import fc from 'fast-check';
import { genders } from '@kindling/contract/profiles/profile-values';
import {
  amongOthers,
  fitsBothWays,
  newcomersInTurn,
  pointsOf,
  turnOf,
  type Candidate,
  type Ranked,
} from './ranking-rules.js';
import { weights } from './ranking-weights.js';

const today = '2026-03-02';
const at = { now: new Date(`${today}T12:00:00Z`), today };

const person = (changes: Partial<Candidate> = {}): Candidate => ({
  ...{ id: 'a'.repeat(24), gender: 'female', sexuality: null, dateOfBirth: '1990-01-01', seeking: null },
  ...{ country: 'NL', region: 'Utrecht', lastSeenAt: at.now, km: 5, sharedInterests: 0 },
  ...{ answers: 0, quickAnswers: 0 },
  ...changes,
});
const reader: Ranked = person({ id: 'b'.repeat(24), gender: 'male' });
const points = (changes: Partial<Candidate>, of: Ranked = reader) => pointsOf(of, person(changes), at, 0.5);

describe('how relevant somebody is', () => {
  it('grows with nearness, activity, answers and shared interests, each alone', () => {
    const better: [Partial<Candidate>, Partial<Candidate>][] = [
      [{ km: 5 }, { km: 40 }],
      [{ km: null }, { km: null, region: 'Drenthe' }],
      [{}, { lastSeenAt: new Date(at.now.getTime() - 3 * 86_400_000) }],
      [
        { answers: 10, quickAnswers: 9 },
        { answers: 10, quickAnswers: 2 },
      ],
      [{ sharedInterests: 2 }, { sharedInterests: 1 }],
    ];
    for (const [more, less] of better) expect(points(more)).toBeGreaterThan(points(less));
  });

  it('falls where one of the two seeks somebody else, whoever of them it is', () => {
    const men = { gender: 'male', min_age: null, max_age: null } as const;
    const women = { ...men, gender: 'female' } as const;
    expect(points({ seeking: women })).toBe(points({}) - weights.fit);
    expect(points({}, { ...reader, seeking: men })).toBe(points({}) - weights.fit);
    expect(points({ sexuality: 'lesbian' })).toBe(points({}) - weights.fit);
    // Somewhat too old is better than another gender.
    const young = { gender: null, min_age: 18, max_age: 34 };
    expect(points({}, { ...reader, seeking: young })).toBeLessThan(points({}));
    expect(points({}, { ...reader, seeking: young })).toBeGreaterThan(points({ seeking: women }));
  });

  it('is never more than all weights, nor less than nothing', () => {
    const most = Object.values(weights).reduce((sum, weight) => sum + weight, 0);
    const any = fc.record({
      gender: fc.constantFrom(...genders, null),
      km: fc.option(fc.double({ min: 0, max: 20_000, noNaN: true }), { nil: null }),
      sharedInterests: fc.nat({ max: 50 }),
      answers: fc.nat({ max: 100 }),
    });
    fc.assert(
      fc.property(any, fc.double({ min: 0, max: 1, noNaN: true }), (changes, turn) => {
        const told = pointsOf(reader, person({ ...changes, quickAnswers: changes.answers }), at, turn);
        expect(told).toBeGreaterThanOrEqual(0);
        expect(told).toBeLessThanOrEqual(most);
      }),
    );
  });
});

describe('newcomers', () => {
  const many = Array.from({ length: 200 }, (_, i) => person({ id: String(i).padStart(24, 'n') }));

  it('have their turn by the reader and the day, the same for both all day', () => {
    const ids = (of: Ranked, day: string) => newcomersInTurn(of, many, day).map(({ id }) => id);
    expect(ids(reader, today)).toEqual(ids(reader, today));
    expect(ids(reader, today)).not.toEqual(ids(reader, '2026-03-03'));
    expect(ids(reader, today)).not.toEqual(ids({ ...reader, id: 'c'.repeat(24) }, today));
  });

  it('are dealt evenly', () => {
    const turns = many.flatMap(({ id }) => many.map((other) => turnOf(other.id, id, today)));
    const tenths = Array.from(
      { length: 10 },
      (_, tenth) => turns.filter((turn) => Math.floor(turn * 10) === tenth).length / turns.length,
    );
    for (const part of tenths) expect(part).toBeCloseTo(0.1, 1);
  });

  it('who seek somebody else, or are not sought, have none', () => {
    const women = person({ seeking: { gender: 'female', min_age: null, max_age: null } });
    expect(fitsBothWays(reader, women, today)).toBe(false);
    expect(newcomersInTurn(reader, [women], today)).toEqual([]);
  });

  it('stand between the others', () => {
    const page = amongOthers([...'abcdefghijklmnopqrst'], [...'1234']);
    expect(page.join('')).toBe('ab1cdefg2hijkl3mnopq4rst');
    expect(amongOthers([], [...'12']).join('')).toBe('12');
    expect(amongOthers([...'ab'], []).join('')).toBe('ab');
  });
});
