import type { Profile } from '@kindling/contract/profiles/profile';
import { erasedName } from '../../../../kernel/ground/without-names.js';
import { fieldsIn, namelessSnapshot, snapshotOf, versionsIn, withMessages } from './snapshot.js';

const profile = {
  ...{ id: 'p', name: 'Ann (A+)', age: 40, gender: null, country: 'NL', region: 'Utrecht', city: 'Zeist' },
  ...{ fictional: false, sexuality: 'bi', interests: ['wine'], about_me: 'ann (a+) sells coins' },
  prompts: [
    { prompt: 'we_click_if', answer: 'you ask for ANN (A+)' },
    { prompt: 'small_joy', answer: 'Coins' },
  ],
} as unknown as Profile;

describe('what is kept of a profile', () => {
  test('is what the report is about, and nothing that is told by consent only', () => {
    expect(snapshotOf(profile, 'photo').profile).not.toHaveProperty('about_me');
    expect(snapshotOf(profile, 'name').profile).not.toHaveProperty('about_me');
    expect(snapshotOf(profile, 'about_me').profile).toHaveProperty('about_me', 'ann (a+) sells coins');
    expect(JSON.stringify(snapshotOf(profile, 'profile'))).not.toMatch(/wine|bi"/);
  });

  test('has the answer that is reported, or all of a whole profile', () => {
    const answer = snapshotOf(profile, 'small_joy');
    expect(answer.profile).toMatchObject({ prompts: [{ prompt: 'small_joy', answer: 'Coins' }] });
    expect(answer.profile).not.toHaveProperty('about_me');
    expect(versionsIn([answer, answer], 'small_joy')).toEqual(['Coins']);
    expect(versionsIn([answer], 'we_click_if')).toEqual([]);
    expect(fieldsIn([snapshotOf(profile, 'profile')])).toEqual(['about_me', 'we_click_if', 'small_joy']);
  });

  test('gets the messages that its reporter adds, and keeps what it had as it was seen', () => {
    const message = (text: string, sentAt: string) =>
      ({ fromReporter: false, reported: false, kind: 'text', text, sentAt }) as const;
    const first = message('first', '2026-01-01T10:00:00.000Z');
    const second = message('second', '2026-01-01T10:01:00.000Z');
    const with1 = { profile: null, address: null, messages: [second] };
    // Staff removed it meanwhile, so that it is read as empty.
    const more = { ...with1, messages: [first, { ...second, text: '' }] };
    expect(withMessages(with1, more).messages).toEqual([first, second]);
    expect(withMessages(with1, with1)).toBe(with1);
  });

  test('never has more than a hundred messages, however often its reporter adds some', () => {
    const messages = (from: number, to: number) =>
      Array.from({ length: to - from }, (_, index) => ({
        ...({ fromReporter: false, reported: false, kind: 'text' } as const),
        text: `message ${from + index}`,
        sentAt: new Date(Date.UTC(2026, 0, 1) + (from + index) * 1000).toISOString(),
      }));
    const of = (from: number, to: number) => ({ profile: null, address: null, messages: messages(from, to) });
    const full = withMessages(withMessages(of(0, 60), of(60, 95)), of(90, 120));
    expect(full.messages).toEqual([...messages(0, 95), ...messages(115, 120)]);
    expect(withMessages(full, of(130, 140))).toBe(full);
  });

  test('names nobody once they are erased, however the name is written', () => {
    const { profile: kept } = namelessSnapshot(snapshotOf(profile, 'profile'), ['Ann (A+)']);
    expect(kept).toMatchObject({ name: erasedName, city: null, about_me: `${erasedName} sells coins` });
    expect(kept?.prompts?.[0]).toEqual({ prompt: 'we_click_if', answer: `you ask for ${erasedName}` });
    const address = { profile: null, address: 'the page of ANN (A+)' };
    expect(namelessSnapshot(address, ['Ann (A+)']).address).toBe(`the page of ${erasedName}`);
  });
});
