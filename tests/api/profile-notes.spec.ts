import { profileFields } from '../../packages/contract/src/brands/settings/settings.ts';
import type { Profile, ProfileCard } from '../../packages/contract/src/profiles/profile.ts';
import type { SearchAnswer } from '../../packages/contract/src/meeting/calls/discovery.ts';
import { chatSettings, chatting } from '../support/members/chatting.ts';
import { noise } from '../support/photos/hostile-images.ts';
import { joinConfirmed, makeFictional, type TestMember } from '../support/members/members.ts';
import { storePhoto } from '../support/photos/photos.ts';
import { buyCredits, setProfile } from '../support/members/profiles.ts';
import { newBrands } from '../support/app/new-brands.ts';
import type { TestApp } from '../support/app/test-app.ts';

const hour = 3_600_000;

describe('the notes on a profile', () => {
  let app: TestApp;
  const { get, send, premium } = chatting(() => app);
  beforeAll(async () => {
    app = await newBrands({
      alpha: { ...chatSettings, visible_profile_notes: ['new_member', 'reply_time'] },
    });
  });
  const notes = async (reader: TestMember, of: TestMember) =>
    ((await get(reader, `/api/members/${of.id}`)).json as { profile: Profile }).profile.notes;

  it('call a member new for fourteen days, on their page and on cards', async () => {
    const [reader, fresh] = [await premium(), await premium()];
    const card = async (): Promise<ProfileCard | undefined> =>
      ((await get(reader, '/api/members')).json as SearchAnswer).results.find(({ id }) => id === fresh.id);
    expect((await notes(reader, fresh)).new_member).toBe(true);
    expect((await card())?.notes).toEqual({ new_member: true, verified_photo: false });
    app.clock.advance(14 * 24 * hour);
    expect((await notes(reader, fresh)).new_member).toBe(false);
    expect((await card())?.notes).toEqual({ new_member: false, verified_photo: false });
  });

  it('tell how soon a member answers from five answers on: the first to each run, from its first message', async () => {
    const slow = await premium(1000);
    const others: TestMember[] = [];
    for (let left = 5; left > 0; left--) {
      const other = await premium(1000);
      others.push(other);
      await send(other, slow.id, { text: 'First of a run' });
      app.clock.advance(2 * hour);
      await send(other, slow.id, { text: 'Second of it' });
      app.clock.advance(hour / 2);
      expect((await notes(other, slow)).reply_time).toBeNull();
      await send(slow, other.id, { text: 'The answer' });
      await send(slow, other.id, { text: 'And something more' });
    }
    const [reader] = others;
    if (!reader) throw new Error('nobody wrote');
    // Half an hour after the second, but two and a half after the first.
    expect((await notes(reader, slow)).reply_time).toBe(1440);
    // Whoever wrote first answered nobody.
    expect((await notes(slow, reader)).reply_time).toBeNull();
  });

  it('claim nothing of a fictional profile', async () => {
    const [reader, robot] = [await premium(), await premium()];
    await makeFictional(app, 'alpha', robot.id);
    expect(await notes(reader, robot)).toEqual({
      ...{ new_member: false, verified_photo: false, reply_time: null },
    });
  });
});

describe('a brand that does not show ages', () => {
  let app: TestApp;
  const { get, premium } = chatting(() => app);
  beforeAll(async () => {
    app = await newBrands({
      alpha: {
        ...chatSettings,
        visible_profile_fields: profileFields.filter((field) => field !== 'age'),
        visible_profile_notes: [],
        search_fields: ['gender', 'country', 'region'],
      },
    });
  });

  it('tells them to nobody but their own, on no card, page or search', async () => {
    const [reader, other] = [await premium(), await premium()];
    await app.request('alpha.localhost', {
      method: 'POST',
      path: '/api/likes',
      cookies: other.cookies,
      body: { profile_id: reader.id },
    });
    const answers = await Promise.all(
      [`/api/members/${other.id}`, '/api/members', '/api/likes.php', '/api/members?min_age=98'].map((path) =>
        get(reader, path),
      ),
    );
    for (const { status, text } of answers) {
      expect(status).toBe(200);
      expect(text).toContain(other.id);
      expect(text).not.toMatch(/"age":\d/);
    }
    expect((await get(reader, '/api/profile')).text).toMatch(/"age":\d/);
    const html = await app.request('alpha.localhost', {
      path: '/api/settings.php',
      cookies: reader.cookies,
    });
    expect((html.json as { search_fields: string[] }).search_fields).not.toContain('age');
  });
});

describe('the preview of one’s own profile', () => {
  let app: TestApp;
  let member: TestMember;
  const { get } = chatting(() => app);
  beforeAll(async () => {
    app = await newBrands({ alpha: { ...chatSettings, logged_out_search: 'preview' } });
    member = await joinConfirmed(app, 'alpha');
    await app.request('alpha.localhost', {
      method: 'PUT',
      path: '/api/profile',
      cookies: member.cookies,
      body: { about_me: 'I sail.' },
    });
    // Others see three photos of who never paid.
    await buyCredits(app, 'alpha', member.id, 10);
    for (let width = 60; width < 66; width++) {
      const picture = await noise(width, 60).jpeg().toBuffer();
      await app.inTenant('alpha', () => storePhoto(app, member.id, picture, 'active'));
    }
  });
  const preview = async (as: string) =>
    (await get(member, `/api/profile/preview?as=${as}`)).json as {
      profile: Profile | null;
      hidden: string | null;
    };

  it.each(['visitor', 'free', 'premium'] as const)('as %s is what such a reader is answered', async (as) => {
    const path = `/api/members/${member.id}`;
    const { premium } = chatting(() => app);
    const answer =
      as === 'visitor'
        ? await app.request('alpha.localhost', { path })
        : await get(as === 'premium' ? await premium() : await joinConfirmed(app, 'alpha'), path);
    const shown = await preview(as);
    expect(shown).toEqual({ ...(answer.json as { profile: Profile }), hidden: null });
    expect(shown.profile?.photos.some(({ blurred }) => blurred)).toBe(as !== 'premium');
  });

  it('says why nobody sees it', async () => {
    await setProfile(app, 'alpha', member.id, { status: 'active', invisible: true });
    expect(await preview('premium')).toEqual({ profile: null, hidden: 'invisible' });
    await setProfile(app, 'alpha', member.id, { status: 'disabled', invisible: false });
    expect(await preview('visitor')).toEqual({ profile: null, hidden: 'disabled' });
  });
});
