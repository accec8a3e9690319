import type { Profile } from '@kindling/contract/profiles/profile';
import { erasedName } from '../../../../kernel/ground/without-names.js';
import { fieldsIn, namelessSnapshot, snapshotOf, versionsIn } from './snapshot.js';

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

  test('names nobody once they are erased, however the name is written', () => {
    const { profile: kept } = namelessSnapshot(snapshotOf(profile, 'profile'), ['Ann (A+)']);
    expect(kept).toMatchObject({ name: erasedName, city: null, about_me: `${erasedName} sells coins` });
    expect(kept?.prompts?.[0]).toEqual({ prompt: 'we_click_if', answer: `you ask for ${erasedName}` });
    const address = { profile: null, address: 'the page of ANN (A+)' };
    expect(namelessSnapshot(address, ['Ann (A+)']).address).toBe(`the page of ${erasedName}`);
  });
});
