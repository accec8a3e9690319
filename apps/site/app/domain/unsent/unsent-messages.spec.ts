import { readDrafts, keepDraft } from '../drafts/drafts';
import { takeBackUnpaid } from './give-back';
import { dropUnsent, isKeptUnsent, keepUnsent, readUnsent, type UnsentMessage } from './unsent-messages';

/** The part of a browser's storage that is used here. */
class SomeStorage {
  [key: string]: unknown;
  getItem(key: string) {
    return (this[key] as string | undefined) ?? null;
  }
  setItem(key: string, value: string) {
    this[key] = value;
  }
  removeItem(key: string) {
    delete this[key];
  }
}
const message = (clientId: string, writtenAt: string): UnsentMessage => ({
  clientId,
  to: { id: 'p1', name: 'Mo', fictional: false },
  text: clientId,
  gift: null,
  replyTo: null,
  writtenAt,
  acknowledged: false,
  isFailed: false,
});

describe('unsent messages', () => {
  it('are there again in the order of writing, until they arrived', () => {
    const storage = new SomeStorage() as unknown as Storage;
    keepUnsent(storage, 'me', message('later', '2026-05-01T11:00:00.000Z'));
    keepUnsent(storage, 'me', message('first', '2026-05-01T10:00:00.000Z'));
    expect(readUnsent(storage, 'me').map(({ clientId }) => clientId)).toEqual(['first', 'later']);
    dropUnsent(storage, 'me', 'first');
    expect(readUnsent(storage, 'me').map(({ clientId }) => clientId)).toEqual(['later']);
  });

  it('are never those of whoever was here before, nor what somebody wrote there', () => {
    const storage = new SomeStorage() as unknown as Storage;
    keepUnsent(storage, 'before', message('theirs', '2026-05-01T11:00:00.000Z'));
    storage.setItem('unsent me x', '{"clientId":1}');
    storage.setItem('unsent me y', 'no json');
    expect(readUnsent(storage, 'me')).toEqual([]);
    expect(Object.keys(storage)).not.toContain('unsent before theirs');
  });

  it('of an earlier version are read, and ones with an odd payment are not', () => {
    const storage = new SomeStorage() as unknown as Storage;
    keepUnsent(storage, 'me', message('earlier', '2026-05-01T10:00:00.000Z'));
    for (const payment of [null, 7, { id: 'p', atMost: '10', isSettled: false }])
      storage.setItem(
        `unsent me ${JSON.stringify(payment)}`,
        JSON.stringify({ ...message('odd', '2026-05-01T10:00:00.000Z'), payment }),
      );
    expect(readUnsent(storage, 'me').map(({ clientId }) => clientId)).toEqual(['earlier']);
  });

  it('that wait for a payment can be taken back, and become the beginning of a draft', () => {
    const storage = new SomeStorage() as unknown as Storage;
    const payment = { id: 'p', atMost: 10, isSettled: false };
    const held = { ...message('held', '2026-05-01T10:00:00.000Z'), payment };
    keepUnsent(storage, 'me', held);
    keepDraft(storage, 'me', {
      profileId: 'p1',
      name: 'Mo',
      fictional: false,
      text: 'More',
      isStopped: false,
    });
    expect(takeBackUnpaid(storage, 'me', 'held')).toBe(true);
    expect(readUnsent(storage, 'me')).toEqual([]);
    expect(readDrafts(storage, 'me')).toMatchObject([
      { profileId: 'p1', text: 'held\nMore', isStopped: true },
    ]);
    expect(takeBackUnpaid(storage, 'me', 'held')).toBe(false);
    keepUnsent(storage, 'me', { ...held, payment: { ...payment, isSettled: true } });
    expect(takeBackUnpaid(storage, 'me', 'held')).toBe(false);
    expect(isKeptUnsent(storage, 'me', 'held')).toBe(true);
  });
});
