import fc from 'fast-check';
import { searchRadii } from '@kindling/contract/meeting/search-values';
import {
  blurKm,
  blurred,
  cellOf,
  cellsAround,
  kmFrom,
  kmPerDegree,
  toldKm,
  type Position,
  type StoredPlace,
} from './distance-rules.js';

/** Nobody may find out the centre of a member's city any closer than this, in kilometres. */
const blurRadius = 5;

const somewhere = fc.record({
  latitude: fc.double({ min: -55, max: 65, noNaN: true }),
  longitude: fc.double({ min: -170, max: 170, noNaN: true }),
});
const share = fc.double({ min: 0, max: 1, noNaN: true });
const here = (place: StoredPlace): Position => ({
  latitude: place.latitude / 100,
  longitude: place.longitude / 100,
});

describe('the place that distances to a member are computed from', () => {
  it('is never near the centre of their city, and never so far that their neighbours lose them', () => {
    fc.assert(
      fc.property(somewhere, share, share, (centre, far, turn) => {
        const km = kmFrom(centre, blurred(centre, far, turn));
        // Hundredths of a degree are up to 0.8 km away from what they stand for.
        expect(km).toBeGreaterThan(blurKm.least - 0.8);
        expect(km).toBeLessThan(searchRadii[0]);
        expect(km).toBeGreaterThan(blurRadius);
      }),
    );
  });

  it('is in a cell among those around every position that is not further than the radius', () => {
    const radius = fc.constantFrom(...searchRadii.filter((km) => km <= 100));
    fc.assert(
      fc.property(somewhere, share, share, radius, share, (centre, far, turn, km, part) => {
        const place = blurred(centre, far, turn);
        const from = { ...here(place), latitude: place.latitude / 100 + (part * km) / 111.4 };
        expect(kmFrom(from, place)).toBeLessThanOrEqual(km);
        const cell = cellOf(place);
        const isAmong = (ranges: [from: number, to: number][]) =>
          ranges.some(([first, last]) => first <= cell && cell <= last);
        expect(isAmong(cellsAround(from, km))).toBe(true);
        // A ring leaves out cells in its middle, and none of those in it.
        const inner = kmFrom(from, place) * 0.999;
        expect(isAmong(cellsAround(from, km, inner))).toBe(true);
        expect(cellsAround(from, km, km + 40)).toEqual([]);
      }),
    );
  });

  it.each([
    [0, 10],
    [10, 10],
    [10.1, 25],
    [60, 75],
    [999, 1000],
    [1200, 1500],
  ])('%d km are told as %d', (km, told) => {
    expect(toldKm(km)).toBe(told);
  });
});

describe('who compares answers from 200 places', () => {
  const tries = process.env['KINDLING_PROOF'] === '1' ? 200 : 30;
  const positions = 200;

  it('is off by at least the radius of the blur from where the member lives, in 95 of 100 tries', () => {
    const random = numbers(17);
    let found = 0;
    const offBlurred: number[] = [];
    for (let one = 0; one < tries; one++) {
      const home = { latitude: 50 + random() * 3, longitude: 4 + random() * 3 };
      const place = blurred(home, random(), random());
      // Cities that they set as their own, some of them very near.
      const asked = Array.from({ length: positions }, (_, at) => {
        const reach = at % 4 === 0 ? 0.3 : 2;
        const from = {
          latitude: home.latitude + (random() - 0.5) * reach,
          longitude: home.longitude + (random() - 0.5) * reach * 1.6,
        };
        return { ...from, shrink: shrinkAt(from), ...intervalOf(kmFrom(from, place)) };
      });
      const guess = bestGuess(asked);
      offBlurred.push(kmBetween(guess, here(place)));
      if (kmBetween(home, guess) < blurRadius) found++;
    }
    // No straw man: they find the place where nobody is.
    expect(offBlurred.toSorted((a, b) => a - b)[tries / 2]).toBeLessThan(2);
    expect(found / tries).toBeLessThanOrEqual(0.05);
  });
});

interface Asked extends Position {
  /** Of a degree of longitude there. */
  shrink: number;
  least: number;
  most: number;
}

/** All that an answer and every filter tell: between which two steps it is. */
function intervalOf(km: number): { least: number; most: number } {
  const most = toldKm(km);
  const steps = [0, 10, 25, 50, 75, 100, 150, 200, 250, 300, 400, 500, 750, 1000];
  const filtered = searchRadii.filter((radius) => km > radius);
  return { least: Math.max(steps[steps.indexOf(most) - 1] ?? 0, ...filtered), most };
}

/** The middle of where the member can be by all answers, on finer and finer grids. */
function bestGuess(asked: readonly Asked[]): Position {
  let middle = { latitude: 51.5, longitude: 5.5 };
  for (const [reach, step] of [
    [2, 0.1],
    [0.2, 0.02],
    [0.03, 0.003],
  ] as const) {
    let best: Position[] = [];
    let least = Number.POSITIVE_INFINITY;
    for (let north = -reach; north <= reach; north += step) {
      for (let east = -reach * 1.6; east <= reach * 1.6; east += step * 1.6) {
        const guess = { latitude: middle.latitude + north, longitude: middle.longitude + east };
        const off = misfit(guess, asked, least);
        if (off < least) [best, least] = [[], off];
        if (off === least) best.push(guess);
      }
    }
    const mean = (of: (one: Position) => number) => best.reduce((sum, one) => sum + of(one), 0) / best.length;
    middle = { latitude: mean((one) => one.latitude), longitude: mean((one) => one.longitude) };
  }
  return middle;
}

/** By how much a guess breaks the answers; it stops counting once that is more than `enough`. */
function misfit(guess: Position, asked: readonly Asked[], enough: number): number {
  let off = 0;
  for (const { latitude, longitude, shrink, least, most } of asked) {
    const north = guess.latitude - latitude;
    const east = (guess.longitude - longitude) * shrink;
    const km = Math.sqrt(north * north + east * east) * kmPerDegree;
    if (km > most) off += km - most;
    else if (km < least) off += least - km;
    if (off > enough) return off;
  }
  return off;
}

function shrinkAt({ latitude }: Position): number {
  return Math.cos((latitude * Math.PI) / 180);
}

function kmBetween(from: Position, to: Position): number {
  return kmFrom(from, { latitude: to.latitude * 100, longitude: to.longitude * 100 });
}

/** The same numbers in every run. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
