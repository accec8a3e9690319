import { chain, isAtOrBefore, logPart, partName, wholeEvents, type LogPart } from './binlog-files.js';

const part = (from: number, to: number): LogPart => {
  const name = partName('binlog.000012', from, to);
  const read = logPart({ name, file: name, hash: '' });
  if (!read) throw new Error('not a part');
  return read;
};
const eventOf = (length: number) => {
  const event = Buffer.alloc(length);
  event.writeUInt32LE(length, 9);
  return event;
};
const magic = Buffer.from('\xfebin', 'latin1');

describe('parts of a binary log', () => {
  it('say in their names where they are', () => {
    expect(part(4, 700)).toMatchObject({ log: 'binlog.000012', from: 4, to: 700 });
  });

  it('are put together without a gap, a whole log before its parts', () => {
    const [first, second, later, whole] = [part(0, 10), part(10, 30), part(31, 40), part(0, 30)];
    expect(chain([later, second, first])).toEqual([first, second]);
    expect(chain([first, second, whole])).toEqual([whole]);
    expect(chain([second])).toEqual([]);
  });

  it('end with an event', () => {
    const log = Buffer.concat([magic, eventOf(40), eventOf(25), eventOf(30).subarray(0, 29)]);
    expect(wholeEvents(log, 0)).toBe(4 + 40 + 25);
    expect(wholeEvents(log.subarray(4), 4)).toBe(40 + 25);
    expect(wholeEvents(magic.subarray(0, 2), 0)).toBe(0);
  });

  it('know which place in the logs comes first, also past six digits', () => {
    const at = (file: string, position: number) => ({ file, position });
    expect(isAtOrBefore(at('b.999999', 9), at('b.1000000', 4))).toBe(true);
    expect(isAtOrBefore(at('b.000002', 9), at('b.000002', 9))).toBe(true);
    expect(isAtOrBefore(at('b.000002', 10), at('b.000002', 9))).toBe(false);
  });
});
