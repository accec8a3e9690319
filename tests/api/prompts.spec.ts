import { RestrictionsApi } from '../../apps/server/src/modules/safety/restrictions/restrictions.api.ts';
import type { SearchAnswer } from '../../packages/contract/src/meeting/calls/discovery.ts';
import type { LikedPart, LikesAnswer } from '../../packages/contract/src/meeting/calls/likes.ts';
import type { DeckCard, OwnProfile, Profile } from '../../packages/contract/src/profiles/profile.ts';
import type { DeskItem } from '../../packages/contract/src/safety/calls/desk.ts';
import type { Browser } from '../support/app/browser.ts';
import { createStaff, openConsole } from '../support/app/console.ts';
import { startTestApp, type TestApp, type TestAnswer } from '../support/app/test-app.ts';
import { decide, take } from '../support/desk/desk.ts';
import { refusal } from '../support/members/account-calls.ts';
import { joinConfirmed, type TestMember } from '../support/members/members.ts';
import { addProfile } from '../support/members/profiles.ts';
import { noise } from '../support/photos/hostile-images.ts';
import { storePhoto } from '../support/photos/photos.ts';

const host = 'alpha.localhost';
const sunday = { prompt: 'perfect_sunday', answer: 'Croissants and a walk.' };
const click = { prompt: 'we_click_if', answer: 'you laugh at yourself.' };
const phone = { prompt: 'ask_me_about', answer: 'my boat: 06 1234 5678' };

let app: TestApp;
let ann: Browser;
let bob: Browser;
let reader: TestMember;
beforeAll(async () => {
  app = await startTestApp({ settings: { beta: { visible_profile_fields: ['about_me'] } } });
  for (const name of ['ann', 'bob'])
    await createStaff(app, `${name}@staff.test`, 'moderator', ['alpha', 'beta']);
  [ann, bob] = [await openConsole(app, 'ann@staff.test'), await openConsole(app, 'bob@staff.test')];
  reader = await joinConfirmed(app, 'alpha');
});

const call = (
  { cookies }: Pick<TestMember, 'cookies'>,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: object,
): Promise<TestAnswer> => app.request(host, { method, path, cookies, ...(body ? { body } : {}) });
const put = (member: TestMember, prompts: object[]) => call(member, 'PUT', '/api/profile', { prompts });
const change = async (member: TestMember, prompts: object[]): Promise<OwnProfile> => {
  const answer = await put(member, prompts);
  if (answer.status !== 200) throw new Error(answer.text);
  return (answer.json as { profile: OwnProfile }).profile;
};
const own = async (member: TestMember) =>
  ((await call(member, 'GET', '/api/profile')).json as { profile: OwnProfile }).profile;
const seen = async (member: { id: string }, by: Pick<TestMember, 'cookies'> = reader) =>
  ((await call(by, 'GET', `/api/members/${member.id}`)).json as { profile: Profile }).profile;
const like = (from: TestMember, to: { id: string }, about?: LikedPart) =>
  call(from, 'POST', '/api/likes', { profile_id: to.id, ...(about && { about }) });
const likesOf = async (member: TestMember) =>
  (await call(member, 'GET', '/api/likes.php')).json as LikesAnswer;

async function theOnly(moderator: Browser, kind: string): Promise<DeskItem> {
  const items = await take(moderator, { kind, tenant: 'alpha' });
  expect(items).toHaveLength(1);
  return items[0] as DeskItem;
}

/** Decides what is the only thing that waits, and lets it take effect. */
async function settle(moderator: Browser, kind: string, made: object): Promise<DeskItem> {
  const item = await theOnly(moderator, kind);
  expect(await decide(moderator, item.id, made)).toMatchObject({ status: 200 });
  app.clock.advance(10_000);
  await app.runOutbox();
  return item;
}

async function picture(member: { id: string }, width: number): Promise<string> {
  const bytes = await noise(width, 200).jpeg().toBuffer();
  return app.inTenant('alpha', () => storePhoto(app, member.id, bytes, 'active'));
}

describe('prompts', () => {
  it('are read by others in the order of their member, who replaces the whole list', async () => {
    const member = await joinConfirmed(app, 'alpha');
    expect(
      (await change(member, [sunday, { ...click, answer: '  you laugh\n at yourself. ' }])).prompts,
    ).toEqual([sunday, click]);
    expect((await seen(member)).prompts).toEqual([sunday, click]);
    expect((await change(member, [click, { ...sunday, answer: '' }])).prompts).toEqual([click]);
    expect((await seen(member)).prompts).toEqual([click]);
    // What is not named stays.
    await call(member, 'PUT', '/api/profile', { about_me: 'I sail.' });
    expect((await own(member)).prompts).toEqual([click]);
  });

  it('are at most three, each once, of at most 150 characters', async () => {
    const member = await joinConfirmed(app, 'alpha');
    const long = (length: number) => [{ ...sunday, answer: '🎉'.repeat(length) }];
    expect((await put(member, long(150))).status).toBe(200);
    for (const prompts of [
      long(151),
      [sunday, sunday],
      [sunday, click, phone, { prompt: 'best_trip', answer: 'Rome.' }],
      [{ prompt: 'about_me', answer: 'x' }],
    ])
      expect(refusal(await put(member, prompts)).code).toBe('validation_failed');
    expect((await own(member)).prompts).toEqual(long(150));
  });

  it('show a visitor the first one and say how many there are', async () => {
    const member = await joinConfirmed(app, 'alpha');
    await change(member, [sunday, click]);
    expect(await seen(member, { cookies: {} })).toMatchObject({ prompts: [sunday], rest: { prompts: 1 } });
    expect(await seen(member)).toMatchObject({ rest: { prompts: 0 } });
  });

  it('are shown where the brand shows them', async () => {
    const [member, other] = [await joinConfirmed(app, 'beta'), await joinConfirmed(app, 'beta')];
    const at = { path: '/api/profile', cookies: member.cookies };
    const changed = await app.request('beta.localhost', {
      ...at,
      method: 'PUT',
      body: { prompts: [sunday] },
    });
    expect(changed.json).toMatchObject({ profile: { prompts: [sunday] } });
    const told = await app.request('beta.localhost', {
      path: `/api/members/${member.id}`,
      cookies: other.cookies,
    });
    expect(told.json).toMatchObject({ profile: { prompts: [] } });
    const body = { profile_id: member.id, about: { prompt: sunday.prompt } };
    await app.request('beta.localhost', {
      ...{ method: 'POST', path: '/api/likes', cookies: other.cookies, body },
    });
    const likes = await app.request('beta.localhost', { path: '/api/likes.php', cookies: member.cookies });
    expect((likes.json as LikesAnswer).liked_by).toMatchObject([{ id: other.id, about: null }]);
  });
});

describe('an answer with contact data', () => {
  it('waits with its question, while others read the one before, and is theirs once it is approved', async () => {
    const member = await joinConfirmed(app, 'alpha');
    await change(member, [sunday, { ...phone, answer: 'my boat' }]);
    const profile = await change(member, [phone, sunday]);
    expect(profile.prompts).toEqual([{ ...phone, answer: 'my boat' }, sunday]);
    expect(profile.held_texts).toMatchObject([
      { field: phone.prompt, text: phone.answer, findings: ['phone'], status: 'waiting' },
    ]);
    expect(JSON.stringify(await seen(member))).not.toContain('1234');
    const item = await settle(ann, 'text', { decision: 'approve' });
    expect(item).toMatchObject({
      subject: { kind: 'text', field: phone.prompt, text: phone.answer, before: 'my boat' },
      member: { prompts: [{ ...phone, answer: 'my boat' }, sunday] },
    });
    expect((await seen(member)).prompts).toEqual([phone, sunday]);
    expect((await own(member)).held_texts).toEqual([]);
  });

  it('is nothing to others where there was none before, and goes with its prompt', async () => {
    const member = await joinConfirmed(app, 'alpha');
    expect((await change(member, [phone])).prompts).toEqual([{ ...phone, answer: '' }]);
    expect((await seen(member)).prompts).toEqual([]);
    // Sent as it is held, it stays held, wherever it stands.
    expect((await change(member, [sunday, phone])).held_texts).toHaveLength(1);
    expect(await theOnly(ann, 'text')).toMatchObject({ subject: { before: null } });
    expect((await change(member, [sunday])).held_texts).toEqual([]);
    expect(await take(ann, { kind: 'text', tenant: 'alpha' })).toEqual([]);
  });

  it('is taken down with a statement, and comes back by an appeal', async () => {
    const member = await joinConfirmed(app, 'alpha');
    await change(member, [phone, click]);
    await settle(ann, 'text', { decision: 'remove', ground: 'contact_data' });
    const { held_texts: held } = await own(member);
    expect(held).toMatchObject([{ field: phone.prompt, status: 'removed', text: phone.answer }]);
    expect((await seen(member)).prompts).toEqual([click]);
    const id = held[0]?.restriction_id ?? '';
    const told = await call(member, 'GET', `/api/restrictions/${id}`);
    expect(told.text).toContain('van de antwoorden op je profiel');
    await call(member, 'POST', `/api/restrictions/${id}/appeal`, { text: 'It is my boat.' });
    const item = await settle(bob, 'appeal', { decision: 'reverse' });
    expect(item.subject).toMatchObject({ kind: 'appeal', text: phone.answer });
    expect((await seen(member)).prompts).toEqual([phone, click]);
  });
});

describe('a public answer', () => {
  it('is reported by itself and taken down by its case', async () => {
    const member = await joinConfirmed(app, 'alpha');
    await change(member, [sunday, click]);
    const subject = { kind: 'text', profile_id: member.id, field: click.prompt };
    expect((await call(reader, 'POST', '/api/reports', { subject, reason: 'other' })).status).toBe(200);
    const gone = { ...subject, field: 'best_trip' };
    expect(refusal(await call(reader, 'POST', '/api/reports', { subject: gone, reason: 'other' })).code).toBe(
      'not_found',
    );
    const made = { decision: 'restrict', measure: 'text_removed', ground: 'insult' };
    const item = await settle(ann, 'report', made);
    expect(item.subject).toMatchObject({
      field: click.prompt,
      evidence: { texts: [{ field: click.prompt, text: click.answer, stands: true }] },
    });
    expect((await seen(member)).prompts).toEqual([sunday]);
    expect((await own(member)).held_texts).toMatchObject([{ field: click.prompt, status: 'removed' }]);
  });

  it('is among the texts of a reported profile, of which the decision names one', async () => {
    const member = await joinConfirmed(app, 'alpha');
    await call(member, 'PUT', '/api/profile', { about_me: 'I sail.', prompts: [sunday, click] });
    const subject = { kind: 'profile', profile_id: member.id };
    expect((await call(reader, 'POST', '/api/reports', { subject, reason: 'other' })).status).toBe(200);
    const made = { decision: 'restrict', measure: 'text_removed', ground: 'insult' };
    const { id } = await theOnly(ann, 'report');
    expect(refusal(await decide(ann, id, { ...made, field: 'best_trip' })).fields).toEqual({
      measure: 'invalid',
    });
    const item = await settle(ann, 'report', { ...made, field: sunday.prompt });
    expect(item.subject).toMatchObject({
      evidence: {
        texts: [
          { field: 'about_me', text: 'I sail.', stands: true },
          { field: sunday.prompt, text: sunday.answer, stands: true },
          { field: click.prompt, text: click.answer, stands: true },
        ],
      },
    });
    expect(await seen(member)).toMatchObject({ about_me: 'I sail.', prompts: [click] });
  });

  it('is taken down beside the profile on the console, and given back', async () => {
    const member = await joinConfirmed(app, 'alpha');
    await change(member, [sunday]);
    const of = `/admin-api/profiles/alpha:${member.id}`;
    expect((await ann.get(of)).json).toMatchObject({ prompts: [sunday] });
    await app.inTenant('alpha', () =>
      app.database.inTransaction(async () => {
        const restrictions = app.nest.get(RestrictionsApi, { strict: false });
        const taken = { kind: 'text_removed', memberId: member.id, subjectId: sunday.prompt } as const;
        await restrictions.impose({ ...taken, ground: 'insult', decidedBy: 's'.repeat(24) });
      }),
    );
    expect((await ann.get(of)).json).toMatchObject({ prompts: [] });
    expect((await own(member)).prompts).toEqual([{ ...sunday, answer: '' }]);
    await app.inTenant('alpha', () =>
      app.database.inTransaction(async () => {
        const restrictions = app.nest.get(RestrictionsApi, { strict: false });
        const [removal] = await restrictions.listOf(member.id);
        await restrictions.end(removal?.id ?? '', { by: 's'.repeat(24), reason: 'lifted' });
      }),
    );
    expect((await seen(member)).prompts).toEqual([sunday]);
  });
});

describe('a search for profiles with prompts', () => {
  it('finds those with an answer that others read, and counts them', async () => {
    const [answered, waiting, none] = [
      await joinConfirmed(app, 'alpha'),
      await joinConfirmed(app, 'alpha'),
      await joinConfirmed(app, 'alpha'),
    ];
    for (const { id } of [answered, waiting, none])
      await app.inTenant('alpha', () =>
        app.database.write(
          "UPDATE profile SET country = 'NL', region = 'Flevoland' WHERE tenant_id = :tenant AND id = :id",
          { id },
        ),
      );
    await change(answered, [sunday]);
    await change(waiting, [phone]);
    const path = '?country=NL&countryregion=Flevoland&with_prompts=1';
    const found = async () => {
      const { results, total } = (await call(reader, 'GET', `/api/members${path}`)).json as SearchAnswer;
      return { total, ids: results.map(({ id }) => id) };
    };
    expect(await found()).toEqual({ total: 1, ids: [answered.id] });
    expect((await call(reader, 'GET', `/api/members/count${path}`)).json).toMatchObject({ total: 1 });
    await settle(ann, 'text', { decision: 'approve' });
    expect((await found()).total).toBe(2);
    await change(answered, []);
    expect(await found()).toEqual({ total: 1, ids: [waiting.id] });
  });
});

describe('a like', () => {
  it('says which answer it is for, in the list and in the popup', async () => {
    const [member, liker] = [await joinConfirmed(app, 'alpha'), await joinConfirmed(app, 'alpha')];
    await change(member, [sunday, click]);
    expect((await like(liker, member, { prompt: 'we_click_if' })).status).toBe(200);
    expect((await likesOf(member)).liked_by).toMatchObject([
      { id: liker.id, about: { prompt: 'we_click_if' } },
    ]);
    expect((await call(member, 'GET', '/api/auto-like.php')).json).toMatchObject({
      kind: 'liker',
      about: { prompt: 'we_click_if' },
    });
  });

  it('says which photo it is for, until that is gone', async () => {
    const [member, liker] = [await joinConfirmed(app, 'alpha'), await joinConfirmed(app, 'alpha')];
    await picture(member, 301);
    const second = await picture(member, 302);
    expect((await like(liker, member, { photo_id: second })).status).toBe(200);
    const about = async () => (await likesOf(member)).liked_by[0]?.about;
    expect(await about()).toMatchObject({ photo: { id: second, blurred: false } });
    await call(member, 'DELETE', `/api/photos/${second}`);
    expect(await about()).toBeNull();
  });

  it('for a part that the liker does not see is one for the profile', async () => {
    const [member, other] = [await joinConfirmed(app, 'alpha'), await joinConfirmed(app, 'alpha')];
    await change(member, [phone]);
    const [elsewhere, ...own] = [
      await picture(other, 303),
      ...[await picture(member, 304), await picture(member, 305), await picture(member, 306)],
    ];
    const waiting = await app.inTenant('alpha', async () =>
      storePhoto(app, member.id, await noise(307, 200).jpeg().toBuffer(), 'inspection'),
    );
    expect(own).toHaveLength(3);
    const parts: LikedPart[] = [
      ...[{ prompt: 'ask_me_about' as const }, { prompt: 'best_trip' as const }],
      ...[{ photo_id: elsewhere }, { photo_id: waiting }],
    ];
    for (const part of parts) {
      const liker = await joinConfirmed(app, 'alpha');
      expect((await like(liker, member, part)).status).toBe(200);
      expect((await likesOf(member)).liked_by[0]).toMatchObject({ id: liker.id, about: null });
      app.clock.advance(1);
    }
    await settle(ann, 'text', { decision: 'approve' });
  });

  it('that was taken back and given again is for what it is given for now', async () => {
    const [member, liker] = [await joinConfirmed(app, 'alpha'), await joinConfirmed(app, 'alpha')];
    await change(member, [sunday, click]);
    await like(liker, member, { prompt: 'we_click_if' });
    // A repeat is the same like.
    await like(liker, member, { prompt: 'perfect_sunday' });
    expect((await likesOf(member)).liked_by).toMatchObject([{ about: { prompt: 'we_click_if' } }]);
    await call(liker, 'DELETE', `/api/likes/${member.id}`);
    await like(liker, member, { prompt: 'perfect_sunday' });
    expect((await likesOf(member)).liked_by).toMatchObject([{ about: { prompt: 'perfect_sunday' } }]);
    await call(liker, 'DELETE', `/api/likes/${member.id}`);
    await like(liker, member);
    expect((await likesOf(member)).liked_by).toMatchObject([{ about: null }]);
  });
});

describe('a fictional profile', () => {
  it('has the prompts that staff write, at once', async () => {
    const id = await addProfile(app, 'alpha', { fictional: true });
    const at = `/admin-api/fictional-profiles/alpha:${id}`;
    const { json } = await ann.get(at);
    const {
      id: _id,
      tenant: _tenant,
      retired: _retired,
      photos: _photos,
      ...words
    } = json as Record<string, unknown>;
    expect(words).toMatchObject({ prompts: [] });
    const changed = await ann.put(at, { ...words, prompts: [sunday, { ...click, answer: '' }] });
    expect(changed).toMatchObject({ status: 200, json: { prompts: [sunday] } });
    expect((await seen({ id })).prompts).toEqual([sunday]);
    const { prompts: _prompts, ...others } = words;
    expect(await ann.put(at, others)).toMatchObject({ status: 200, json: { prompts: [sunday] } });
  });
});

describe('a card of the swipe game', () => {
  it('has text, prompts, shared interests and the first three photos of its profile', async () => {
    // Everybody of a test before is gone.
    await app.inTenant('alpha', () =>
      app.database.write(
        "UPDATE profile SET status = 'disabled', unconfirmed = 1, listed = 0 WHERE tenant_id = :tenant",
      ),
    );
    const [member, other] = [await joinConfirmed(app, 'alpha'), await joinConfirmed(app, 'alpha')];
    for (const one of [member, other]) await call(one, 'POST', '/api/consents', { kind: 'sensitive_data' });
    await call(member, 'PUT', '/api/profile', { interests: ['art', 'wine'] });
    const told = { about_me: 'I sail.', interests: ['art', 'tea'], prompts: [phone, click] };
    expect((await call(other, 'PUT', '/api/profile', told)).status).toBe(200);
    const photos = [];
    for (let width = 310; width < 314; width++) photos.push(await picture(other, width));
    const { cards } = (await call(member, 'GET', '/api/swipe/deck')).json as { cards: DeckCard[] };
    const card = cards.find(({ id }) => id === other.id);
    expect(card).toMatchObject({
      about_me: 'I sail.',
      prompts: [click],
      interests: ['art', 'tea'],
      shared_interests: ['art'],
    });
    expect(card?.photos.map(({ id, blurred }) => [id, blurred])).toEqual(
      photos.slice(0, 3).map((id) => [id, false]),
    );
    await settle(ann, 'text', { decision: 'approve' });
  });
});
