import fc from 'fast-check';
import { afterFailure, blockMs, minutesBlocked, type FailureRecord } from './lockout-rules.js';

const start = new Date('2026-03-01T12:00:00Z');
const later = (from: Date, ms: number): Date => new Date(from.getTime() + ms);
const minute = 60_000;
const none: FailureRecord = { failures: 0, blocks: 0, blockedUntil: null, lastFailedAt: start };

function fail(record: FailureRecord, times: number, at: Date): FailureRecord {
  return times === 0 ? record : fail(afterFailure(record, at), times - 1, at);
}

describe('lockout', () => {
  test('four failures do not block, the fifth does for 15 minutes', () => {
    expect(minutesBlocked(fail(none, 4, start), start)).toBe(0);
    const blocked = fail(none, 5, start);
    expect(minutesBlocked(blocked, start)).toBe(15);
    expect(minutesBlocked(blocked, later(start, 14 * minute + 1))).toBe(1);
    expect(minutesBlocked(blocked, later(start, 15 * minute))).toBe(0);
  });

  test('the first failure of all is counted like that of an empty record', () => {
    expect(afterFailure(undefined, start)).toEqual(afterFailure(none, start));
  });

  test('each block in a row is twice as long, up to 24 hours', () => {
    let record = none;
    let now = start;
    const lengths: number[] = [];
    for (let block = 0; block < 9; block++) {
      record = fail(record, 5, now);
      const minutes = minutesBlocked(record, now);
      lengths.push(minutes);
      now = later(now, minutes * minute);
    }
    expect(lengths).toEqual([15, 30, 60, 120, 240, 480, 960, 1440, 1440]);
  });

  test('a day without failures makes it the first time again', () => {
    const once = fail(none, 5, start);
    const quiet = later(start, 15 * minute + 24 * 60 * minute);
    expect(minutesBlocked(fail(once, 5, quiet), quiet)).toBe(15);
    expect(afterFailure(fail(none, 4, start), later(start, 24 * 60 * minute)).failures).toBe(1);
  });

  test('never more than five guesses between blocks, whenever they come', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 40 * minute }), { maxLength: 80 }), (pauses) => {
        let record = none;
        let now = start;
        let run = 0;
        for (const pause of pauses) {
          now = later(now, pause);
          if (minutesBlocked(record, now) > 0) continue;
          record = afterFailure(record, now);
          run = minutesBlocked(record, now) > 0 ? 0 : run + 1;
          expect(run).toBeLessThan(5);
        }
      }),
    );
  });

  test('the length of a block stays finite', () => {
    expect(blockMs(255)).toBe(24 * 60 * minute);
  });
});
