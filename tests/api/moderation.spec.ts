import sharp from 'sharp';
import { RestrictionsApi } from '../../apps/server/src/modules/safety/restrictions/restrictions.api.ts';
import type { Answer } from '../../packages/contract/src/route.ts';
import type { DeskItem } from '../../packages/contract/src/safety/calls/desk.ts';
import type { getProfile } from '../../packages/contract/src/profiles/calls/profiles.ts';
import type { DeskSubject } from '../../packages/contract/src/safety/desk-subjects.ts';
import type { Browser } from '../support/app/browser.ts';
import { createStaff, openConsole } from '../support/app/console.ts';
import { startTestApp, type TestApp, type TestAnswer } from '../support/app/test-app.ts';
import { decide, take as takeOf } from '../support/desk/desk.ts';
import { refusal } from '../support/members/account-calls.ts';
import { joinConfirmed, type TestMember } from '../support/members/members.ts';
import { noise } from '../support/photos/hostile-images.ts';
import { storePhoto } from '../support/photos/photos.ts';

let app: TestApp;
let ann: Browser;
let bob: Browser;
let cas: Browser;
const staff: Record<string, string> = {};

beforeAll(async () => {
  app = await startTestApp({ settings: { beta: { second_look_percent: 100 } } });
  for (const name of ['ann', 'bob', 'cas'])
    staff[name] = await createStaff(app, `${name}@staff.test`, 'moderator', ['alpha', 'beta']);
  [ann, bob, cas] = (await Promise.all(
    ['ann', 'bob', 'cas'].map((name) => openConsole(app, `${name}@staff.test`)),
  )) as [Browser, Browser, Browser];
});

let pictures = 0;
const picture = (): Promise<Buffer> =>
  noise(300, 200 + ++pictures)
    .jpeg()
    .toBuffer();

async function upload(brand: string, member: TestMember, file?: Buffer): Promise<string> {
  const bytes = file ?? (await picture());
  return app.inTenant(brand, () => storePhoto(app, member.id, bytes, 'inspection'));
}

const take = (moderator: Browser, tenant: string, kind = 'photo'): Promise<DeskItem[]> =>
  takeOf(moderator, { kind, tenant });

async function theOnly(moderator: Browser, tenant: string, kind = 'photo'): Promise<DeskItem> {
  const items = await take(moderator, tenant, kind);
  expect(items).toHaveLength(1);
  return items[0] as DeskItem;
}

/** Decides what is the only thing that waits, and lets it take effect. */
async function settle(moderator: Browser, tenant: string, made: object, kind = 'photo'): Promise<DeskItem> {
  const item = await theOnly(moderator, tenant, kind);
  expect(await decide(moderator, item.id, made)).toMatchObject({ status: 200 });
  await takeEffect();
  return item;
}

async function takeEffect(): Promise<void> {
  app.clock.advance(10_000);
  await app.runOutbox();
}

/** What a decision would tell the member. */
async function previewOf(moderator: Browser, item: string, made: object): Promise<unknown> {
  const answer = await moderator.post(`/admin-api/desk/items/${item}/preview`, made);
  expect(answer.status).toBe(200);
  return (answer.json as { draft: unknown }).draft;
}

interface PhotoState {
  status: string;
  explicit: number;
  ground: string | null;
  decided_by: string | null;
  statement: string | null;
}

async function stateOf(brand: string, photoId: string): Promise<PhotoState | undefined> {
  const rows = await app.inTenant(brand, () =>
    app.database.select<PhotoState>(
      `SELECT p.status, p.explicit, r.ground, r.decided_by, r.statement
         FROM photo p LEFT JOIN restriction r ON r.tenant_id = p.tenant_id AND r.id = p.restriction_id
        WHERE p.tenant_id = :tenant AND p.id = :photoId`,
      { photoId },
    ),
  );
  return rows[0];
}

/** Appeals against what was decided last about a member. */
async function appealAgainst(member: TestMember): Promise<void> {
  const [row] = await app.inTenant('alpha', () =>
    app.nest.get(RestrictionsApi, { strict: false }).listOf(member.id),
  );
  const answer = await app.request('alpha.localhost', {
    ...{ method: 'POST', path: `/api/restrictions/${row?.id}/appeal`, cookies: member.cookies },
    body: { text: 'You are wrong.' },
  });
  expect(answer.status).toBe(200);
}

const photoOf = ({ subject }: DeskItem): Extract<DeskSubject, { kind: 'photo' }> => {
  if (subject.kind !== 'photo') throw new Error(`a subject of ${subject.kind}`);
  return subject;
};

describe('a photo', () => {
  test('waits with its member, and is seen by others once it is approved', async () => {
    const member = await joinConfirmed(app, 'alpha');
    const id = await upload('alpha', member);
    const item = await theOnly(ann, 'alpha');
    expect(item).toMatchObject({
      ...{ kind: 'photo', tenant: 'alpha', risk: ['first_photo', 'main_photo'], second_look: false },
      member: { id: `alpha:${member.id}`, restrictions: 0, reports: 0, photos: [], fictional: false },
      subject: { kind: 'photo', resembles: null },
    });
    expect((await ann.get(photoOf(item).image)).status).toBe(200);
    expect((await decide(ann, item.id, { decision: 'approve' })).status).toBe(200);
    expect((await stateOf('alpha', id))?.status).toBe('inspection');
    await takeEffect();
    expect(await stateOf('alpha', id)).toMatchObject({ status: 'active', explicit: 0 });
    const second = await upload('alpha', member);
    expect(await settle(ann, 'alpha', { decision: 'approve', explicit: true })).toMatchObject({
      risk: [],
      member: { photos: [{ id, status: 'active' }] },
    });
    expect(await stateOf('alpha', second)).toMatchObject({ status: 'active', explicit: 1 });
  });

  test('is removed with a ground, which is told to its member', async () => {
    const member = await joinConfirmed(app, 'alpha');
    const id = await upload('alpha', member);
    const item = await theOnly(ann, 'alpha');
    for (const [made, field] of [
      [{ decision: 'remove' }, { ground: 'required' }],
      [{ decision: 'remove', ground: 'insult' }, { ground: 'invalid' }],
      [{ decision: 'approve', ground: 'fake' }, { ground: 'invalid' }],
      [{ decision: 'remove', ground: 'fake', explicit: true }, { explicit: 'invalid' }],
      [{ decision: 'restrict', measure: 'account_banned' }, { decision: 'invalid' }],
      [{ decision: 'approve', measure: 'account_banned' }, { measure: 'invalid' }],
    ] as const) {
      expect(refusal(await decide(ann, item.id, made)).fields).toEqual(field);
    }
    const made = { decision: 'remove', ground: 'contact_data', note: 'A number on the wall' };
    expect(await previewOf(ann, item.id, { decision: 'approve' })).toBeNull();
    const drafted = await previewOf(ann, item.id, made);
    expect(refusal(await bob.post(`/admin-api/desk/items/${item.id}/preview`, made)).code).toBe(
      'desk_item_lost',
    );
    await settle(ann, 'alpha', made);
    const removed = await stateOf('alpha', id);
    expect(removed).toMatchObject({ status: 'removed', ground: 'contact_data', decided_by: staff['ann'] });
    expect(removed?.statement).toContain('A number on the wall');
    expect(drafted).toMatchObject({ statement: removed?.statement, language: 'nl' });
    await upload('alpha', member);
    expect(await settle(bob, 'alpha', { decision: 'approve' })).toMatchObject({
      risk: ['removed_before', 'first_photo', 'main_photo'],
      member: { restrictions: 1, photos: [{ id, status: 'removed' }] },
    });
  });

  test('that was removed is shown to whoever decides about the appeal, until it is back', async () => {
    const member = await joinConfirmed(app, 'alpha');
    const id = await upload('alpha', member);
    await settle(ann, 'alpha', { decision: 'remove', ground: 'fake' });
    await appealAgainst(member);
    const { subject } = await settle(bob, 'alpha', { decision: 'reverse' }, 'appeal');
    const image = subject.kind === 'appeal' ? (subject.image ?? '') : '';
    expect((await bob.get(image)).status).toBe(200);
    expect(subject).toMatchObject({ text: null, restriction: { kind: 'photo_removed', ground: 'fake' } });
    expect(await stateOf('alpha', id)).toMatchObject({ status: 'active' });
  });

  test('comes forward once it is the main one', async () => {
    const member = await joinConfirmed(app, 'alpha');
    const first = await upload('alpha', member);
    const second = await upload('alpha', member);
    const before = await take(ann, 'alpha');
    expect(before.map(({ risk }) => risk)).toEqual([['first_photo', 'main_photo'], []]);
    await app.request('alpha.localhost', {
      ...{ method: 'POST', path: `/api/photos/${second}/main`, cookies: member.cookies },
    });
    expect((await take(ann, 'alpha')).map(({ risk }) => risk)).toContainEqual(['main_photo']);
    for (const { id } of before) await decide(ann, id, { decision: 'approve' });
    await takeEffect();
    expect((await stateOf('alpha', first))?.status).toBe('active');
  });

  test('can’t be removed without its statement of reasons', async () => {
    const member = await joinConfirmed(app, 'alpha');
    const id = await upload('alpha', member);
    const without = app.inTenant('alpha', () =>
      app.database.write(
        `UPDATE photo SET status = 'removed', main_of = NULL, removed_ground = 'fake', removed_at = :now,
                restriction_id = REVERSE(id)
          WHERE tenant_id = :tenant AND id = :id`,
        { id, now: app.clock.now() },
      ),
    );
    await expect(without).rejects.toThrow('fk_photo_restriction');
    await settle(ann, 'alpha', { decision: 'approve' });
  });

  test('that looks like a removed one comes first, with the ground shown', async () => {
    const [member, other, third] = [
      await joinConfirmed(app, 'alpha'),
      await joinConfirmed(app, 'alpha'),
      await joinConfirmed(app, 'alpha'),
    ];
    const file = await noise(12, 12).resize(640, 480, { kernel: 'cubic' }).jpeg().toBuffer();
    await upload('alpha', member, file);
    await settle(ann, 'alpha', { decision: 'remove', ground: 'minor' });
    await upload('alpha', third);
    app.clock.advance(1000);
    const again = await sharp(file).resize(400).flop().webp({ quality: 60 }).toBuffer();
    const id = await upload('alpha', other, again);
    const items = await take(bob, 'alpha');
    expect(items.map((item) => photoOf(item).resembles)).toEqual(['minor', null]);
    expect(items[0]?.risk).toEqual(['illegal', 'resembles_removed', 'first_photo', 'main_photo']);
    for (const item of items) await decide(bob, item.id, { decision: 'approve' });
    await takeEffect();
    expect((await stateOf('alpha', id))?.status).toBe('active');
  });

  test('that its owner deletes is decided by nobody', async () => {
    const member = await joinConfirmed(app, 'alpha');
    const id = await upload('alpha', member);
    const item = await theOnly(ann, 'alpha');
    await decide(ann, item.id, { decision: 'remove', ground: 'fake' });
    const deleted = await app.request('alpha.localhost', {
      ...{ method: 'DELETE', path: `/api/photos/${id}`, cookies: member.cookies },
    });
    expect(deleted.status).toBe(200);
    await takeEffect();
    expect(await take(ann, 'alpha')).toEqual([]);
    expect(await restrictionsOf('alpha', member)).toEqual([]);
  });

  test('that its owner deletes while its removal waits for its effect is known when it comes again', async () => {
    const [member, other] = [await joinConfirmed(app, 'alpha'), await joinConfirmed(app, 'alpha')];
    const file = await noise(14, 9).resize(640, 480, { kernel: 'cubic' }).jpeg().toBuffer();
    const id = await upload('alpha', member, file);
    const item = await theOnly(ann, 'alpha');
    await decide(ann, item.id, { decision: 'remove', ground: 'nudity' });
    await app.request('alpha.localhost', {
      ...{ method: 'DELETE', path: `/api/photos/${id}`, cookies: member.cookies },
    });
    await takeEffect();
    await upload('alpha', other, file);
    expect(photoOf(await settle(ann, 'alpha', { decision: 'approve' })).resembles).toBe('nudity');
  });
});

async function restrictionsOf(brand: string, { id }: TestMember): Promise<string[]> {
  const restrictions = app.nest.get(RestrictionsApi, { strict: false });
  const rows = await app.inTenant(brand, () => restrictions.listOf(id));
  return rows.map(({ kind, endReason }) => `${kind} ${endReason ?? 'stands'}`);
}

describe('a photo that is looked at again', () => {
  test('shows nothing of its removal, and comes back where a third says so', async () => {
    const member = await joinConfirmed(app, 'beta');
    const id = await upload('beta', member);
    await settle(ann, 'beta', { decision: 'remove', ground: 'nudity' });
    const again = await settle(bob, 'beta', { decision: 'approve' });
    expect(again).toMatchObject({
      ...{ second_look: true, risk: ['first_photo', 'main_photo'] },
      member: { restrictions: 0, photos: [] },
      subject: { resembles: null },
    });
    expect((await bob.get(photoOf(again).image)).status).toBe(200);
    expect((await stateOf('beta', id))?.status).toBe('removed');
    await settle(cas, 'beta', { decision: 'approve' });
    expect(await stateOf('beta', id)).toMatchObject({ status: 'active', ground: null });
    expect(await restrictionsOf('beta', member)).toEqual(['photo_removed lifted']);
    const figures = (await cas.get('/admin-api/desk/figures')).json as { week: { overturned: number } }[];
    expect(figures.map(({ week }) => week.overturned)).toEqual([0]);
    const copy = await joinConfirmed(app, 'beta');
    await upload('beta', copy);
    expect(photoOf(await settle(ann, 'beta', { decision: 'approve' })).resembles).toBeNull();
    await settle(bob, 'beta', { decision: 'approve' });
  });

  test('is removed where a third says so', async () => {
    const member = await joinConfirmed(app, 'beta');
    const id = await upload('beta', member);
    await settle(ann, 'beta', { decision: 'approve' });
    await settle(bob, 'beta', { decision: 'remove', ground: 'fake' });
    expect((await stateOf('beta', id))?.status).toBe('active');
    await settle(cas, 'beta', { decision: 'remove', ground: 'fake' });
    expect(await stateOf('beta', id)).toMatchObject({ status: 'removed', decided_by: staff['cas'] });
    expect(await restrictionsOf('beta', member)).toEqual(['photo_removed stands']);
  });

  test('is another question where it is only marked as explicit', async () => {
    const member = await joinConfirmed(app, 'beta');
    const id = await upload('beta', member);
    await settle(ann, 'beta', { decision: 'approve' });
    await settle(bob, 'beta', { decision: 'approve', explicit: true });
    await settle(cas, 'beta', { decision: 'approve', explicit: true });
    expect(await stateOf('beta', id)).toMatchObject({ status: 'active', explicit: 1 });
  });
});

describe('a text', () => {
  const write = (member: TestMember, about: string): Promise<TestAnswer> =>
    app.request('alpha.localhost', {
      ...{ method: 'PUT', path: '/api/profile', cookies: member.cookies, body: { about_me: about } },
    });
  const own = async (member: TestMember): Promise<unknown> => {
    const answer = await app.request('alpha.localhost', { path: '/api/profile', cookies: member.cookies });
    return (answer.json as { profile: unknown }).profile;
  };

  test('waits where it leads out of the site, and is read by others once it is approved', async () => {
    const member = await joinConfirmed(app, 'alpha');
    await write(member, 'I like walks');
    expect(await take(ann, 'alpha', 'text')).toEqual([]);
    await write(member, 'Call me: 06 12345678');
    const item = await settle(ann, 'alpha', { decision: 'approve' }, 'text');
    expect(item).toMatchObject({
      risk: ['held_text'],
      subject: { kind: 'text', field: 'about_me', text: 'Call me: 06 12345678', before: 'I like walks' },
    });
    expect(await own(member)).toMatchObject({ about_me: 'Call me: 06 12345678', held_texts: [] });
  });

  test('is removed with a ground of its own', async () => {
    const member = await joinConfirmed(app, 'alpha');
    await write(member, 'Call me: 06 12345678');
    const item = await theOnly(ann, 'alpha', 'text');
    expect(refusal(await decide(ann, item.id, { decision: 'remove', ground: 'nudity' })).fields).toEqual({
      ground: 'invalid',
    });
    await settle(ann, 'alpha', { decision: 'remove', ground: 'contact_data' }, 'text');
    expect(await own(member)).toMatchObject({ about_me: '', held_texts: [{ status: 'removed' }] });
    expect(await restrictionsOf('alpha', member)).toEqual(['text_removed stands']);

    await appealAgainst(member);
    const { subject } = await settle(bob, 'alpha', { decision: 'uphold', note: 'A number.' }, 'appeal');
    expect(subject).toMatchObject({ kind: 'appeal', image: null, text: 'Call me: 06 12345678' });
  });

  test('that was replaced meanwhile is not approved unseen', async () => {
    const member = await joinConfirmed(app, 'alpha');
    await write(member, 'Call me: 06 12345678');
    const seen = await theOnly(ann, 'alpha', 'text');
    await decide(ann, seen.id, { decision: 'approve' });
    await write(member, 'Or write to me@elsewhere.test');
    await takeEffect();
    expect(await own(member)).toMatchObject({ about_me: '' });
    expect(refusal(await decide(ann, seen.id, { decision: 'remove', ground: 'link' })).code).toBe(
      'desk_item_lost',
    );
    const next = await theOnly(ann, 'alpha', 'text');
    expect(next.subject).toMatchObject({ text: 'Or write to me@elsewhere.test' });
    await write(member, 'I like walks');
    expect(await take(ann, 'alpha', 'text')).toEqual([]);
  });

  test('that comes back after its removal brings no other along', async () => {
    const member = await joinConfirmed(app, 'alpha');
    await write(member, 'Call me: 06 12345678');
    await settle(ann, 'alpha', { decision: 'remove', ground: 'contact_data' }, 'text');
    await write(member, 'Or write to me@elsewhere.test');
    const restrictions = app.nest.get(RestrictionsApi, { strict: false });
    await app.inTenant('alpha', () =>
      app.database.inTransaction(async () => {
        const [removal] = await restrictions.listOf(member.id);
        await restrictions.end(removal?.id ?? '', { by: staff['bob'] ?? '', reason: 'lifted' });
      }),
    );
    expect(await own(member)).toMatchObject({ about_me: '', held_texts: [{ status: 'waiting' }] });
    await settle(bob, 'alpha', { decision: 'approve' }, 'text');
  });

  test('that was removed comes back by its own appeal alone', async () => {
    const member = await joinConfirmed(app, 'alpha');
    await write(member, 'Call me: 06 12345678');
    await settle(ann, 'alpha', { decision: 'remove', ground: 'contact_data' }, 'text');
    await write(member, 'Or write to me@elsewhere.test');
    app.clock.advance(1000);
    await settle(ann, 'alpha', { decision: 'remove', ground: 'contact_data' }, 'text');
    const restrictions = app.nest.get(RestrictionsApi, { strict: false });
    const end = async (at: number): Promise<void> => {
      const removals = await app.inTenant('alpha', () => restrictions.listOf(member.id));
      await app.inTenant('alpha', () =>
        app.database.inTransaction(() =>
          restrictions.end(removals[at]?.id ?? '', { by: staff['bob'] ?? '', reason: 'lifted' }),
        ),
      );
    };
    await end(1);
    expect(await own(member)).toMatchObject({ about_me: '', held_texts: [{ status: 'removed' }] });
    await end(0);
    expect(await own(member)).toMatchObject({ about_me: 'Or write to me@elsewhere.test', held_texts: [] });
  });

  test('is removed with facts where the ground has none', async () => {
    const member = await joinConfirmed(app, 'alpha');
    await write(member, 'Call me: 06 12345678');
    const item = await theOnly(ann, 'alpha', 'text');
    expect(refusal(await decide(ann, item.id, { decision: 'remove', ground: 'other' })).fields).toEqual({
      note: 'required',
    });
    await settle(ann, 'alpha', { decision: 'approve' }, 'text');
  });

  test('that others read is taken from them while another waits', async () => {
    const member = await joinConfirmed(app, 'alpha');
    await write(member, 'I like walks');
    await write(member, 'Call me: 06 12345678');
    await app.inTenant('alpha', () =>
      app.database.inTransaction(() =>
        app.nest.get(RestrictionsApi, { strict: false }).impose({
          ...{ kind: 'text_removed', memberId: member.id, subjectId: 'about_me' },
          ...{ ground: 'insult', decidedBy: staff['ann'] ?? '' },
        }),
      ),
    );
    expect(await own(member)).toMatchObject({ about_me: '', held_texts: [{ status: 'waiting' }] });
    await settle(bob, 'alpha', { decision: 'approve' }, 'text');
    expect(await own(member)).toMatchObject({ about_me: 'Call me: 06 12345678' });
  });
});

describe('beside the profile', () => {
  const of = ({ id }: TestMember): string => `/admin-api/profiles/alpha:${id}`;
  const shown = async (member: TestMember): Promise<Answer<typeof getProfile>> =>
    (await ann.get(of(member))).json as Answer<typeof getProfile>;
  const impose = (member: TestMember, draft: object, by = ann): Promise<TestAnswer> =>
    by.post(`${of(member)}/restrictions`, draft);
  const approved = async (member: TestMember): Promise<string> => {
    const bytes = await picture();
    return app.inTenant('alpha', () => storePhoto(app, member.id, bytes, 'active'));
  };

  test('an approved photo that nobody reported is removed, with its statement, and given back', async () => {
    const [member, other] = [await joinConfirmed(app, 'alpha'), await joinConfirmed(app, 'alpha')];
    const id = await approved(member);
    expect((await shown(member)).photos).toMatchObject([
      { id, status: 'active', explicit: false, main: true, ground: null },
    ]);
    const draft = { kind: 'photo_removed', photo_id: id, ground: 'contact_data', note: 'A number on it' };
    const preview = await ann.post(`${of(member)}/restrictions/preview`, draft);
    expect((preview.json as { statement: string }).statement).toContain('A number on it');
    expect(refusal(await impose(other, draft)).code).toBe('not_found');
    expect(refusal(await impose(member, { ...draft, ground: 'insult' })).code).toBe('validation_failed');
    const row = (await impose(member, draft)).json as { id: string };
    expect(await stateOf('alpha', id)).toMatchObject({ status: 'removed', decided_by: staff['ann'] });
    expect(refusal(await impose(member, draft)).code).toBe('already_restricted');
    const [photo] = (await shown(member)).photos;
    expect(photo).toMatchObject({ status: 'removed', ground: 'contact_data' });
    expect((await ann.get(photo?.image ?? '')).status).toBe(200);
    expect((await ann.post(`/admin-api/restrictions/${row.id}/end`, {})).status).toBe(200);
    expect((await stateOf('alpha', id))?.status).toBe('active');
    const entries = await app.database.select<{ changes: string }>(
      "SELECT changes FROM audit_entry WHERE action = 'restriction.imposed' AND LOCATE(:id, subjects) > 0",
      { id: row.id },
    );
    expect(entries).toEqual([{ changes: '["photo_removed"]' }]);
  });

  test('a photo that waits is removed as well, and is off the desk', async () => {
    const member = await joinConfirmed(app, 'alpha');
    const id = await upload('alpha', member);
    await impose(member, { kind: 'photo_removed', photo_id: id, ground: 'fake' });
    expect(await take(ann, 'alpha')).toEqual([]);
    expect((await stateOf('alpha', id))?.status).toBe('removed');
  });

  test('an approved photo is marked as explicit, and the mark is taken away', async () => {
    const [member, other] = [await joinConfirmed(app, 'alpha'), await joinConfirmed(app, 'alpha')];
    const [id, waiting] = [await approved(member), await upload('alpha', member)];
    const mark = (of_: TestMember, photo: string, explicit: boolean): Promise<TestAnswer> =>
      ann.put(`${of(of_)}/photos/${photo}/mark`, { explicit });
    expect((await mark(member, id, true)).json).toEqual({ done: true });
    expect(await stateOf('alpha', id)).toMatchObject({ status: 'active', explicit: 1 });
    expect((await mark(member, id, false)).status).toBe(200);
    expect(await stateOf('alpha', id)).toMatchObject({ status: 'active', explicit: 0 });
    expect((await mark(other, id, true)).status).toBe(404);
    expect(
      (await ann.put(`/admin-api/profiles/beta:${member.id}/photos/${id}/mark`, { explicit: true })).status,
    ).toBe(404);
    expect((await mark(member, waiting, true)).status).toBe(404);
    expect((await stateOf('alpha', waiting))?.status).toBe('inspection');
    await settle(ann, 'alpha', { decision: 'approve' });
  });

  test('a text that others read is removed', async () => {
    const member = await joinConfirmed(app, 'alpha');
    const draft = { kind: 'text_removed', field: 'about_me', ground: 'insult' };
    expect(refusal(await impose(member, draft)).code).toBe('not_found');
    await app.request('alpha.localhost', {
      ...{
        method: 'PUT',
        path: '/api/profile',
        cookies: member.cookies,
        body: { about_me: 'You all stink' },
      },
    });
    expect((await impose(member, draft)).status).toBe(200);
    expect((await shown(member)).about_me).toBe('');
    expect((await impose(member, { ...draft, field: 'name' })).status).toBe(200);
    expect((await shown(member)).name).toMatch(/\d/);
  });
});
