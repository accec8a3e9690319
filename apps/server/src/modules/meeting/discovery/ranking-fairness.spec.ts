import { amongOthers, newcomersInTurn, pointsOf, turnOf, type Candidate } from './ranking/ranking-rules.js';
import { ranking } from './ranking/ranking-weights.js';

/** `npm run proof` lets 20,000 live for a month. */
const people = process.env['KINDLING_PROOF'] === '1' ? 20_000 : 800;
const days = process.env['KINDLING_PROOF'] === '1' ? 30 : 5;
const pageLength = 24;
const dayMs = 86_400_000;
const hourMs = 3_600_000;
const start = Date.parse('2026-03-02T00:00:00Z');
/** A brand grows by so much a day; everybody else was there before. */
const joinADay = 0.004;
/** Pages that somebody looks at on a visit. */
const pages = 3;
/** A list of the most popular is made anew after so many visits, as a cache would. */
const visitsOfList = 50;
/** Whom they are, and whom they seek. */
const males = ['male', 'female'] as const;
const females = ['female', 'male'] as const;
// Taken once: jest looks every global up anew.
const { floor, hypot } = Math;

interface Simulated extends Candidate {
  joinedAt: number;
  /** How often they are here, in visits a day. */
  visits: number;
  attraction: number;
  /** Where they live, in kilometres of a flat land. */
  x: number;
  y: number;
  exposure: number;
  popularity: number;
  /** By how many fitting people they were seen within two days of joining. */
  seenBy: Set<string>;
}

describe('the places on pages in a simulated brand', () => {
  const ours = simulate('relevance');

  it('are shared out more evenly than by popularity: at most 0.8 of its Gini', () => {
    const popularity = simulate('popularity');
    const [one, other] = [gini(ours.active()), gini(popularity.active())];
    tell(`Gini ${one.toFixed(3)}, by popularity ${other.toFixed(3)}: ${(one / other).toFixed(3)} of it`);
    expect(one / other).toBeLessThanOrEqual(0.8);
  });

  it('show every active newcomer to 50 fitting people within two days', () => {
    const newcomers = ours.newcomers();
    const seenBy = newcomers.map(({ seenBy: readers }) => readers.size).toSorted((one, other) => one - other);
    tell(
      `${seenBy.length} newcomers, seen by ${seenBy[0]} to ${seenBy.at(-1)}, in the middle by ${seenBy[seenBy.length >> 1]}`,
    );
    expect(newcomers.length).toBeGreaterThan(people * joinADay);
    expect(seenBy[0]).toBeGreaterThanOrEqual(50);
  });
});

/** Says what the proof's long run found. */
function tell(figures: string): void {
  if (process.env['KINDLING_PROOF'] === '1') process.stdout.write(`${figures}\n`);
}

function simulate(by: 'relevance' | 'popularity') {
  const random = numbers(2026);
  const all = Array.from({ length: people }, (_, index) => someone(index, random));
  let counted: Simulated[] = [];
  for (let day = 0; day < days; day++) {
    const today = new Date(start + day * dayMs).toISOString().slice(0, 10);
    const comings = all
      .flatMap((person) => {
        // Who joins is here that day and the next.
        const fresh = day * dayMs <= person.joinedAt && person.joinedAt < (day + 1) * dayMs;
        const at = fresh ? person.joinedAt : (day + random()) * dayMs;
        const isNew = day * dayMs - person.joinedAt < 2 * dayMs;
        const comes = person.joinedAt <= at && (fresh || isNew || random() < person.visits);
        return comes ? [{ person, at }] : [];
      })
      .toSorted((one, other) => one.at - other.at);
    // Those who were here last, the latest first, as the index has them.
    const latest = { male: listOf(all, 'male'), female: listOf(all, 'female') };
    const newest = { male: newestOf(all, 'male'), female: newestOf(all, 'female') };
    const popular: { male?: Simulated[] | undefined; female?: Simulated[] | undefined } = {};
    for (const [visit, { person, at }] of comings.entries()) {
      if (visit % visitsOfList === 0) popular.male = popular.female = undefined;
      const now = start + at;
      person.lastSeenAt = new Date(now);
      const [gender, sought] = person.gender === 'male' ? males : females;
      const own = latest[gender];
      own.splice(own.indexOf(person), 1);
      own.unshift(person);
      const others = latest[sought];
      const recent = newest[sought];
      const shown =
        by === 'popularity'
          ? (popular[sought] ??= byPopularity(others, at))
          : byRelevance(person, others, recent, at, today);
      for (const other of shown) {
        other.exposure++;
        if (random() < other.attraction) other.popularity++;
        if (at - other.joinedAt <= 2 * dayMs) other.seenBy.add(person.id);
      }
    }
    counted = all.filter(({ joinedAt }) => joinedAt <= day * dayMs);
  }
  return {
    /** Those who were there from the beginning and came by. */
    active: () => counted.filter(({ joinedAt, lastSeenAt }) => joinedAt <= 0 && lastSeenAt.getTime() > start),
    newcomers: () => all.filter(({ joinedAt }) => joinedAt > 0 && joinedAt <= (days - 2) * dayMs),
  };
}

/** The first pages of a list as `RankList` puts them together. */
function byRelevance(
  reader: Simulated,
  others: readonly Simulated[],
  newest: readonly Simulated[],
  at: number,
  today: string,
): Simulated[] {
  const candidates = newest
    .filter(({ joinedAt }) => joinedAt <= at && at - joinedAt < ranking.newcomerDays * dayMs)
    .slice(0, ranking.newcomersLookedAt);
  const newcomers = newcomersInTurn(reader, candidates, today).slice(0, pages * ranking.newcomersOfPage);
  const left = new Set(newcomers.map(({ id }) => id));
  const when = { now: new Date(start + at), today };
  const ranked = others
    .slice(0, ranking.window)
    .filter(({ id, joinedAt }) => joinedAt <= at && !left.has(id))
    .map((one) => {
      const km = hypot(one.x - reader.x, one.y - reader.y);
      return { one, points: pointsOf(reader, { ...one, km }, when, turnOf(reader.id, one.id, today)) };
    })
    .toSorted((a, b) => b.points - a.points)
    .slice(0, pages * pageLength - newcomers.length)
    .map(({ one }) => one);
  return amongOthers(ranked, newcomers);
}

/** The most popular ones, found as one finds the best of a list without sorting all of it. */
function byPopularity(others: readonly Simulated[], at: number): Simulated[] {
  const wanted = pages * pageLength;
  const best: Simulated[] = [];
  for (const one of others) {
    if (one.joinedAt > at || one.popularity <= (best[wanted - 1]?.popularity ?? -1)) continue;
    const place = best.findLastIndex(({ popularity }) => popularity >= one.popularity) + 1;
    best.splice(place, 0, one);
    if (best.length > wanted) best.pop();
  }
  return best;
}

function listOf(all: readonly Simulated[], gender: 'male' | 'female'): Simulated[] {
  return all
    .filter((one) => one.gender === gender)
    .toSorted((one, other) => other.lastSeenAt.getTime() - one.lastSeenAt.getTime());
}

function newestOf(all: readonly Simulated[], gender: 'male' | 'female'): Simulated[] {
  return all
    .filter((one) => one.gender === gender && one.joinedAt > 0)
    .toSorted((one, other) => other.joinedAt - one.joinedAt);
}

function someone(index: number, random: () => number): Simulated {
  const gender = random() < 0.6 ? 'male' : 'female';
  const age = floor(22 + 40 * random() * random());
  const joins = index / people > 1 - joinADay * days;
  const seeks = random() < 0.5;
  return {
    id: String(index).padStart(24, 's'),
    gender,
    sexuality: 'hetero',
    dateOfBirth: `${2026 - age}-01-01`,
    seeking: seeks
      ? { gender: gender === 'male' ? 'female' : 'male', min_age: Math.max(18, age - 15), max_age: age + 12 }
      : null,
    country: 'NL',
    region: null,
    lastSeenAt: new Date(start - 30 * dayMs * random() - hourMs),
    km: null,
    sharedInterests: floor(4 * random() * random()),
    answers: floor(20 * random()),
    quickAnswers: 0,
    joinedAt: joins ? days * dayMs * random() : 0,
    visits: 0.05 + 0.6 * random() * random(),
    attraction: 0.3 * random() ** 3,
    ...{ x: 200 * random(), y: 250 * random() },
    ...{ exposure: 0, popularity: 0, seenBy: new Set<string>() },
  };
}

function gini(of: readonly Simulated[]): number {
  const sorted = of.map(({ exposure }) => exposure).toSorted((one, other) => one - other);
  const total = sorted.reduce((sum, one) => sum + one, 0);
  const weighted = sorted.reduce((sum, one, at) => sum + one * (at + 1), 0);
  return (2 * weighted) / (sorted.length * total) - (sorted.length + 1) / sorted.length;
}

/** The same numbers in every run. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
