import fc from 'fast-check';
import { isSolved, loginDifficulty, suffices, usualDifficulty } from '../proof/proof-rules.js';
import { freeSignups, neededDifficulty } from './signup-gate-rules.js';

const { network, brand } = freeSignups;
const counts = { network: fc.integer({ min: 1, max: 100_000 }), brand: fc.integer({ min: 1, max: 1e6 }) };

describe('the work that a signup costs', () => {
  test('is nothing for a person who took their time among few', () => {
    expect(neededDifficulty({ network: network.free, brand: brand.free }, true)).toBe(0);
  });

  test('is the usual work for whoever was faster than a person', () => {
    expect(neededDifficulty({ network: 1, brand: 1 }, false)).toBe(usualDifficulty);
  });

  test('doubles each time the signups of a network or of the brand double', () => {
    const ofNetwork = (times: number) =>
      neededDifficulty({ network: network.free * times, brand: 1 }, true) - usualDifficulty;
    expect([1.2, 2, 4, 8, 16].map(ofNetwork)).toEqual([0, 1, 2, 3, 4]);
    expect(neededDifficulty({ network: 1, brand: brand.free * 4 }, true)).toBe(usualDifficulty + 2);
  });

  test('never falls when the signups grow, and has an end, so that whoever does it gets in', () => {
    fc.assert(
      fc.property(fc.record(counts), fc.record(counts), fc.boolean(), (one, more, patient) => {
        const sum = { network: one.network + more.network, brand: one.brand + more.brand };
        const needed = neededDifficulty(sum, patient);
        expect(needed).toBeGreaterThanOrEqual(neededDifficulty(one, patient));
        expect(needed).toBeLessThanOrEqual(24);
        expect(suffices(24, needed)).toBe(true);
      }),
    );
  });

  test('counts when it was done for a little less than is asked for by now, but nothing never counts', () => {
    expect(suffices(usualDifficulty, usualDifficulty + 2)).toBe(true);
    expect(suffices(usualDifficulty, usualDifficulty + 3)).toBe(false);
    expect(suffices(0, 0)).toBe(true);
    expect(suffices(0, 1)).toBe(false);
  });
});

test('a solution has the zero bits that were asked for', () => {
  const solution = [...Array(5000).keys()].map(String).find((text) => isSolved('a', 8, text)) ?? '';
  expect(isSolved('a', 8, solution)).toBe(true);
  expect(isSolved('b', 8, solution) && isSolved('c', 8, solution)).toBe(false);
  expect(isSolved('a', 24, solution)).toBe(false);
  expect(isSolved('a', 0, '')).toBe(true);
});

test('a login of an unknown browser costs work once half of the queue is taken, and more as it fills', () => {
  expect([0, 0.2, 0.499].map(loginDifficulty)).toEqual([0, 0, 0]);
  expect([0.5, 0.63, 0.75, 0.88, 1].map(loginDifficulty)).toEqual([17, 18, 19, 20, 21]);
});
