import { Events } from '../../apps/server/src/kernel/outbox/events.ts';
import {
  DecideHeldText,
  textHeld,
  textSettled,
} from '../../apps/server/src/modules/profiles/profiles.api.ts';
import type { Profile, OwnProfile } from '../../packages/contract/src/profiles/profile.ts';
import { refusal } from '../support/members/account-calls.ts';
import { joinConfirmed, type TestMember } from '../support/members/members.ts';
import { someId } from '../support/members/profiles.ts';
import { newBrands } from '../support/app/new-brands.ts';
import type { TestApp } from '../support/app/test-app.ts';

const host = 'alpha.localhost';
const day = 86_400_000;

describe('texts of a profile', () => {
  let app: TestApp;
  let member: TestMember;
  let reader: TestMember;
  const told: string[] = [];

  beforeAll(async () => {
    app = await newBrands({ alpha: { forbidden_words: ['bloempot'] } });
    reader = await joinConfirmed(app, 'alpha');
    const events = app.nest.get(Events);
    const emit = events.emit.bind(events);
    jest.spyOn(events, 'emit').mockImplementation(async (event, payload) => {
      const { field } = payload as { field?: string };
      if ((event as object) === textHeld) told.push(`held ${field}`);
      if ((event as object) === textSettled) told.push(`settled ${field}`);
      await emit(event, payload);
    });
  });
  beforeEach(async () => {
    member = await joinConfirmed(app, 'alpha');
    told.length = 0;
  });

  const put = (body: object) =>
    app.request(host, { method: 'PUT', path: '/api/profile', cookies: member.cookies, body });
  const change = async (body: object): Promise<OwnProfile> => {
    const answer = await put(body);
    if (answer.status !== 200) throw new Error(answer.text);
    return (answer.json as { profile: OwnProfile }).profile;
  };
  const own = async (): Promise<OwnProfile> =>
    (
      (await app.request(host, { path: '/api/profile', cookies: member.cookies })).json as {
        profile: OwnProfile;
      }
    ).profile;
  const seen = async (): Promise<Profile> =>
    (
      (await app.request(host, { path: `/api/members/${member.id}`, cookies: reader.cookies })).json as {
        profile: Profile;
      }
    ).profile;
  const decide = <T>(work: (texts: DecideHeldText) => Promise<T>): Promise<T> =>
    app.inTenant('alpha', () =>
      app.database.inTransaction(() => work(app.nest.get(DecideHeldText, { strict: false }))),
    );

  it('wait for a moderator when something is found in them; others go on reading what was there', async () => {
    await change({ about_me: 'I sail.' });
    const profile = await change({ about_me: 'I sail. Call 06 1234 5678, bloempot!' });
    expect(profile.about_me).toBe('I sail.');
    expect(profile.held_texts).toMatchObject([
      {
        field: 'about_me',
        text: 'I sail. Call 06 1234 5678, bloempot!',
        findings: ['phone', 'word'],
        status: 'waiting',
      },
    ]);
    expect((await seen()).about_me).toBe('I sail.');
    expect(JSON.stringify(await seen())).not.toContain('1234');
    expect(told).toEqual(['held about_me']);
    expect(await decide((texts) => texts.find(member.id, 'about_me'))).toMatchObject({
      before: 'I sail.',
      findings: ['phone', 'word'],
    });
  });

  it('are told once however often the same is sent, and withdrawn by one that may stand', async () => {
    await change({ about_me: 'www.elsewhere.test' });
    await change({ about_me: 'www.elsewhere.test' });
    expect(told).toEqual(['held about_me']);
    expect((await change({ about_me: 'I walk.' })).held_texts).toEqual([]);
    expect((await seen()).about_me).toBe('I walk.');
    await change({ about_me: 'www.elsewhere.test' });
    expect((await change({ about_me: 'I walk.' })).held_texts).toEqual([]);
    expect(told).toEqual(['held about_me', 'settled about_me', 'held about_me', 'settled about_me']);
  });

  it('are read by others once they are approved', async () => {
    await change({ about_me: 'My boat is boat.com' });
    expect(await decide((texts) => texts.approve(member.id, 'about_me'))).toBe(true);
    expect((await seen()).about_me).toBe('My boat is boat.com');
    expect((await own()).held_texts).toEqual([]);
    expect(told).toEqual(['held about_me', 'settled about_me']);
    expect(await decide((texts) => texts.approve(member.id, 'about_me'))).toBe(false);
  });

  it('that were taken down are shown to their member, and sending them again changes nothing', async () => {
    await change({ about_me: 'Write to me@example.com' });
    const restriction = someId();
    expect(await decide((texts) => texts.remove(member.id, 'about_me', restriction))).toBe(true);
    expect((await own()).held_texts).toMatchObject([{ status: 'removed', text: 'Write to me@example.com' }]);
    expect(await decide((texts) => texts.find(member.id, 'about_me'))).toBeUndefined();
    expect((await change({ about_me: 'Write to me@example.com' })).held_texts).toMatchObject([
      { status: 'removed' },
    ]);
    expect((await seen()).about_me).toBe('');
    expect(await decide((texts) => texts.approve(member.id, 'about_me'))).toBe(false);
    expect(await decide((texts) => texts.restore(member.id, 'about_me', someId()))).toBe(false);
    // As after an appeal that was right.
    expect(await decide((texts) => texts.restore(member.id, 'about_me', restriction))).toBe(true);
    expect((await seen()).about_me).toBe('Write to me@example.com');
  });

  it('that others read already can be taken down, a name for one that says nothing', async () => {
    const { name } = await change({ about_me: 'Rude words', name: 'Rude name' });
    expect(name).toBe('Rude name');
    app.clock.advance(1);
    await decide((texts) => texts.removePublic(member.id, 'about_me', someId()));
    await decide((texts) => texts.removePublic(member.id, 'name', someId()));
    expect(await seen()).toMatchObject({
      about_me: '',
      name: expect.stringMatching(/^Lid \d{4}$/) as string,
    });
    const profile = await own();
    expect(profile.held_texts.map(({ text, status }) => [text, status])).toEqual([
      ['Rude words', 'removed'],
      ['Rude name', 'removed'],
    ]);
    expect(profile.name_change_from).toBeNull();
    expect((await change({ name: 'Kind name' })).name).toBe('Kind name');
    expect((await seen()).name).toBe('Kind name');
  });

  it('that end a decision are decided within its transaction alone', async () => {
    await change({ about_me: 'www.elsewhere.test' });
    const texts = app.nest.get(DecideHeldText, { strict: false });
    await expect(app.inTenant('alpha', () => texts.approve(member.id, 'about_me'))).rejects.toThrow(
      'transaction',
    );
  });
});

describe('a name', () => {
  let app: TestApp;
  let member: TestMember;
  beforeAll(async () => {
    app = await newBrands();
  });
  beforeEach(async () => {
    member = await joinConfirmed(app, 'alpha');
  });

  const put = (body: object) =>
    app.request(host, { method: 'PUT', path: '/api/profile', cookies: member.cookies, body });
  const profileOf = (answer: { json: unknown }) => (answer.json as { profile: OwnProfile }).profile;

  it('is changed once in thirty days, and both are recorded', async () => {
    const changed = profileOf(await put({ name: '  Noor   Anna ' }));
    expect(changed.name).toBe('Noor Anna');
    expect(Date.parse(changed.name_change_from ?? '')).toBe(app.clock.now().getTime() + 30 * day);
    expect(profileOf(await put({ name: 'Noor Anna' })).name).toBe('Noor Anna');
    expect(refusal(await put({ name: 'Noor' }))).toMatchObject({ fields: { name: 'name_too_soon' } });
    // Their session would end with the thirty days.
    await app.inTenant('alpha', () =>
      app.database.write(
        'UPDATE profile_change SET changed_at = changed_at - INTERVAL 30 DAY WHERE tenant_id = :tenant AND member_id = :id',
        { id: member.id },
      ),
    );
    expect(profileOf(await put({ name: 'Noor' })).name).toBe('Noor');
    const rows = await app.inTenant('alpha', () =>
      app.database.select<{ before_value: string; after_value: string }>(
        'SELECT before_value, after_value FROM profile_change WHERE tenant_id = :tenant AND member_id = :id ORDER BY changed_at',
        { id: member.id },
      ),
    );
    expect(rows.map((row) => row.after_value)).toEqual(['Noor Anna', 'Noor']);
    expect(rows[1]?.before_value).toBe('Noor Anna');
  });

  it.each([
    ['@noor', 'name_starts_with_at'],
    ['Moderator', 'name_reserved'],
    ['', 'required'],
  ])('is not %j', async (name, code) => {
    expect(refusal(await put({ name }))).toMatchObject({ code: 'validation_failed', fields: { name: code } });
  });

  it('that waits counts from its approval on; until then others read the old one', async () => {
    const held = profileOf(await put({ name: 'Noor 0612345678' }));
    expect(held).toMatchObject({
      name_change_from: null,
      held_texts: [{ field: 'name', status: 'waiting' }],
    });
    expect(held.name).not.toContain('06');
    app.clock.advance(2 * day);
    await app.inTenant('alpha', () =>
      app.database.inTransaction(() =>
        app.nest.get(DecideHeldText, { strict: false }).approve(member.id, 'name'),
      ),
    );
    const answer = await app.request(host, { path: '/api/profile', cookies: member.cookies });
    expect(profileOf(answer).name).toBe('Noor 0612345678');
    expect(Date.parse(profileOf(answer).name_change_from ?? '')).toBe(app.clock.now().getTime() + 30 * day);
  });

  it('and what else was sent with it change together or not at all', async () => {
    expect((await put({ name: '@noor', about_me: 'Not stored' })).status).toBe(400);
    const answer = await app.request(host, { path: '/api/profile', cookies: member.cookies });
    expect(profileOf(answer).about_me).toBe('');
  });
});

describe('a date of birth', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await newBrands();
  });

  it('is corrected once, by a few years, never under the minimum age', async () => {
    const member = await joinConfirmed(app, 'alpha');
    const put = (date_of_birth: string) =>
      app.request(host, {
        method: 'PUT',
        path: '/api/profile',
        cookies: member.cookies,
        body: { date_of_birth },
      });
    const { date_of_birth: before } = (
      (await app.request(host, { path: '/api/profile', cookies: member.cookies })).json as {
        profile: OwnProfile;
      }
    ).profile;
    const years = (by: number) => `${Number(before.slice(0, 4)) + by}${before.slice(4)}`;
    expect(refusal(await put(years(6))).fields).toEqual({ date_of_birth: 'birth_date_too_far' });
    expect(refusal(await put('2020-01-01')).fields).toEqual({ date_of_birth: 'too_young' });
    expect((await put(before)).json).toMatchObject({ profile: { birth_date_changeable: true } });
    expect((await put(years(3))).json).toMatchObject({
      profile: { date_of_birth: years(3), birth_date_changeable: false },
    });
    expect(refusal(await put(before)).fields).toEqual({ date_of_birth: 'birth_date_fixed' });
  });
});
