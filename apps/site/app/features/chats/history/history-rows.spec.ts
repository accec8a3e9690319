import { firstUnread, historyRows, receivedAfter } from './history-rows';
import { someMessage } from '../bubbles/some-message';

const at = (seq: number, sent_at: string, from_me = false) => someMessage(seq, { sent_at, from_me });

describe('the rows of a history', () => {
  it('have a mark before each day, and stand close where one hand wrote them', () => {
    const rows = historyRows(
      [
        at(1, '2026-05-01T10:00:00.000Z'),
        at(2, '2026-05-01T10:01:00.000Z'),
        at(3, '2026-05-01T10:30:00.000Z'),
        at(4, '2026-05-01T10:30:10.000Z', true),
        at(5, '2026-05-02T10:30:20.000Z', true),
      ],
      undefined,
      undefined,
    );
    expect(rows.map(({ kind }) => kind)).toEqual([
      'day',
      'message',
      'message',
      'message',
      'message',
      'day',
      'message',
    ]);
    const messages = rows.flatMap((row) => (row.kind === 'message' ? [[row.joined, row.last]] : []));
    expect(messages).toEqual([
      [false, false],
      [true, true],
      [false, true],
      [false, true],
      [false, true],
    ]);
  });

  it('say before which one it was new', () => {
    const rows = historyRows(
      [at(1, '2026-05-01T10:00:00.000Z'), at(2, '2026-05-01T10:00:01.000Z')],
      undefined,
      'm2',
    );
    expect(rows.map(({ key }) => key)).toEqual(['day m1', 'm1', 'new', 'm2']);
  });

  it('find the first unread one among those received', () => {
    const messages = [someMessage(1), someMessage(2, { from_me: true }), someMessage(3), someMessage(4)];
    expect(firstUnread(messages, 2)).toBe('m3');
    expect(firstUnread(messages, 3)).toBe('m1');
    expect(firstUnread(messages, 30)).toBe('m1');
    expect(firstUnread(messages, 0)).toBeUndefined();
    expect(receivedAfter(messages, 1)).toBe(2);
  });
});
