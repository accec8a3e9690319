import { PhotoStorage } from '../../apps/server/src/ports/photo-storage.ts';
import type { DeskItem } from '../../packages/contract/src/safety/calls/desk.ts';
import type { Verification } from '../../packages/contract/src/safety/calls/verification.ts';
import type { SearchAnswer } from '../../packages/contract/src/meeting/calls/discovery.ts';
import type { Profile } from '../../packages/contract/src/profiles/profile.ts';
import { verificationPoses } from '../../packages/contract/src/safety/verification.ts';
import { Browser } from '../support/app/browser.ts';
import { createStaff, openConsole } from '../support/app/console.ts';
import { startTestApp, type TestAnswer, type TestApp } from '../support/app/test-app.ts';
import { decide, take } from '../support/desk/desk.ts';
import { newestMail, refusal } from '../support/members/account-calls.ts';
import { joinConfirmed, type TestMember } from '../support/members/members.ts';
import { noise } from '../support/photos/hostile-images.ts';
import { storePhoto } from '../support/photos/photos.ts';

const host = 'alpha.localhost';
let app: TestApp;
let moderator: Browser;
let elsewhere: Browser;
let support: Browser;
let picture: Buffer;
let member: TestMember;
let photo: string;
let email: string;
let members = 0;

beforeAll(async () => {
  app = await startTestApp({
    settings: {
      alpha: { visible_profile_notes: ['verified_photo'] },
      beta: { visible_profile_notes: [] },
    },
  });
  await createStaff(app, 'mo@staff.test', 'moderator', ['alpha']);
  await createStaff(app, 'else@staff.test', 'moderator', ['beta']);
  await createStaff(app, 'sue@staff.test', 'support', ['alpha']);
  moderator = await openConsole(app, 'mo@staff.test');
  elsewhere = await openConsole(app, 'else@staff.test');
  support = await openConsole(app, 'sue@staff.test');
  picture = await noise(400, 500).jpeg().toBuffer();
});

beforeEach(async () => {
  email = `verified${++members}@example.test`;
  member = await joinConfirmed(app, 'alpha', { email });
  photo = await addPhoto();
});

async function addPhoto(status: 'active' | 'inspection' = 'active'): Promise<string> {
  const taken = await noise(300, 300).jpeg().toBuffer();
  return app.inTenant('alpha', () => storePhoto(app, member.id, taken, status));
}

const call = (method: 'GET' | 'POST' | 'DELETE', path = '/api/verification'): Promise<TestAnswer> =>
  app.request(host, { method, path, cookies: member.cookies });
const send = (file = picture): Promise<TestAnswer> =>
  app.request(host, {
    method: 'PUT',
    path: '/api/verification/photo',
    cookies: member.cookies,
    body: file,
    headers: { 'content-type': 'image/jpeg' },
  });
const standing = async (): Promise<Verification> => (await call('GET')).json as Verification;

/** Sends a picture in the pose. @returns the item that a moderator got */
async function sent(): Promise<DeskItem> {
  expect((await call('POST')).status).toBe(200);
  expect((await send()).status).toBe(200);
  return waiting();
}

async function waiting(kind = 'verification'): Promise<DeskItem> {
  const item = (await take(moderator, { kind })).find(
    ({ member: about }) => about?.id === `alpha:${member.id}`,
  );
  if (!item) throw new Error('nothing waits');
  return item;
}

const pictureOf = ({ subject }: DeskItem): string => ('image' in subject ? (subject.image ?? '') : '');

async function settle(item: DeskItem, body: object): Promise<void> {
  expect((await decide(moderator, item.id, body)).status).toBe(200);
  app.clock.advance(10_000);
  await app.runOutbox();
}

/** How many pictures there are that were sent to be compared. */
async function stored(item: DeskItem): Promise<boolean> {
  const key = /([\w-]{22})\.webp$/.exec(pictureOf(item))?.[1] ?? '';
  const storage = app.nest.get(PhotoStorage, { strict: false });
  return (await storage.get(`tenant:alpha:verification:${key}`)) !== undefined;
}

async function badge(): Promise<boolean> {
  const reader = await joinConfirmed(app, 'alpha');
  const answer = await app.request(host, { path: `/api/members/${member.id}`, cookies: reader.cookies });
  const { verified_photo: onProfile } = (answer.json as { profile: Profile }).profile.notes;
  const list = await app.request(host, { path: '/api/members?with_photo=1', cookies: reader.cookies });
  const card = (list.json as SearchAnswer).results.find(({ id }) => id === member.id);
  expect(card?.notes.verified_photo ?? false).toBe(onProfile);
  return onProfile;
}

describe('a verified photo', () => {
  test('may ask for each of the poses', async () => {
    await call('POST');
    for (const pose of verificationPoses) {
      await app.inTenant('alpha', () =>
        app.database.write('UPDATE verification SET pose = :pose WHERE tenant_id = :tenant', { pose }),
      );
      expect(await standing()).toMatchObject({ state: 'started', pose });
    }
  });

  test('needs a main photo, and a pose that still holds', async () => {
    expect(await standing()).toEqual({ state: 'none', ready: true });
    const bare = await joinConfirmed(app, 'alpha');
    [member, photo] = [bare, ''];
    expect(await standing()).toEqual({ state: 'none', ready: false });
    expect(refusal(await call('POST')).code).toBe('verification_needs_photo');
    expect(refusal(await send()).code).toBe('verification_expired');
  });

  test('waits with a main photo that nobody approved yet, and ends with one that is removed', async () => {
    const onDesk = async (): Promise<number> =>
      (await take(moderator)).filter(({ member: about }) => about?.id === `alpha:${member.id}`).length;
    for (const decision of [{ decision: 'approve' }, { decision: 'remove', ground: 'fake' }]) {
      member = await joinConfirmed(app, 'alpha');
      photo = await addPhoto('inspection');
      expect(await standing()).toEqual({ state: 'none', ready: true });
      expect((await call('POST')).status).toBe(200);
      expect((await send()).status).toBe(200);
      expect((await standing()).state).toBe('waiting');
      expect(await onDesk()).toBe(0);
      await settle(await waiting('photo'), decision);
      if (decision.decision === 'approve') {
        expect(await onDesk()).toBe(1);
        expect(await badge()).toBe(false);
        await settle(await waiting(), { decision: 'confirm' });
        expect(await badge()).toBe(true);
      } else {
        expect(await onDesk()).toBe(0);
        expect(await standing()).toMatchObject({ state: 'refused', reason: 'gone', ready: false });
      }
    }
  });

  test('names one of the poses, and the same one until it is over', async () => {
    const first = (await call('POST')).json as Verification;
    if (first.state !== 'started') throw new Error(first.state);
    expect(verificationPoses).toContain(first.pose);
    app.clock.advance(14 * 60_000);
    expect((await call('POST')).json).toEqual(first);
    app.clock.advance(60_000);
    expect(await standing()).toEqual({ state: 'none', ready: true });
    expect(refusal(await send()).code).toBe('verification_expired');
    for (let left = 3; left > 0; left--) {
      expect((await call('POST')).status).toBe(200);
      app.clock.advance(15 * 60_000);
    }
    expect(refusal(await call('POST')).code).toBe('rate_limited');
  });

  test('stands on the profile once a moderator found the member, and the picture is gone with that', async () => {
    const item = await sent();
    expect(item.subject).toMatchObject({ kind: 'verification', width: 400, height: 500 });
    expect(await stored(item)).toBe(true);
    expect((await standing()).state).toBe('waiting');
    expect(await badge()).toBe(false);
    await settle(item, { decision: 'confirm' });
    expect(await badge()).toBe(true);
    expect(await standing()).toEqual({ state: 'verified' });
    expect(await stored(item)).toBe(false);
    expect((await moderator.get(pictureOf(item))).status).toBe(404);
    const mail = await newestMail(app, host, email, /checked|gecontroleerd/);
    expect(mail.subject).not.toMatch(/checked|gecontroleerd/i);
    expect(mail.text).toMatch(/checked|gecontroleerd/);
  });

  test('is refused with the reason in mind, without harm, and may be tried again', async () => {
    const item = await sent();
    expect(refusal(await decide(moderator, item.id, { decision: 'refuse', ground: 'ugly' })).code).toBe(
      'validation_failed',
    );
    await settle(item, { decision: 'refuse', ground: 'pose' });
    expect(await standing()).toMatchObject({ state: 'refused', reason: 'pose', ready: true });
    expect(await stored(item)).toBe(false);
    expect(await badge()).toBe(false);
    expect(((await call('POST')).json as Verification).state).toBe('started');
  });

  test('ends with its main photo, however that goes', async () => {
    await settle(await sent(), { decision: 'confirm' });
    const other = await addPhoto();
    expect(await badge()).toBe(true);
    expect((await call('POST', `/api/photos/${photo}/main`)).status).toBe(200);
    expect(await badge()).toBe(true);
    expect((await call('POST', `/api/photos/${other}/main`)).status).toBe(200);
    expect(await badge()).toBe(false);
    // It does not come back with the photo.
    expect((await call('POST', `/api/photos/${photo}/main`)).status).toBe(200);
    expect(await badge()).toBe(false);
    await settle(await sent(), { decision: 'confirm' });
    expect((await call('DELETE', `/api/photos/${photo}`)).status).toBe(200);
    expect(await badge()).toBe(false);
  });

  test('is not offered where the brand tells it of no profile', async () => {
    const stranger = await joinConfirmed(app, 'beta');
    const ask = (method: 'GET' | 'POST') =>
      app.request('beta.localhost', { method, path: '/api/verification', cookies: stranger.cookies });
    expect(refusal(await ask('GET')).code).toBe('not_found');
    expect(refusal(await ask('POST')).code).toBe('not_found');
  });
});

describe('the picture that was sent', () => {
  test('is seen by staff of the brand alone', async () => {
    const item = await sent();
    const path = pictureOf(item);
    const seen = await moderator.get(path);
    expect([seen.status, seen.headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect((await elsewhere.get(path)).status).toBe(404);
    expect((await elsewhere.get(path.replace('/alpha/', '/beta/'))).status).toBe(404);
    expect((await support.get(path)).status).toBe(403);
    const file = path.replace(/^.*\//, '');
    for (const cookies of [member.cookies, {}])
      for (const address of [path, `/photos/${file}`, `/photos/${file.replace('.webp', '-400.webp')}`])
        expect((await app.request(host, { path: address, cookies })).status).toBe(404);
    const other = await joinConfirmed(app, 'beta');
    const answer = await app.request('beta.localhost', {
      method: 'PUT',
      path: '/api/verification/photo',
      cookies: other.cookies,
      body: picture,
      headers: { 'content-type': 'image/jpeg' },
    });
    expect(answer.status).toBe(404);
    await settle(item, { decision: 'refuse' });
  });

  test('goes when it is withdrawn, when another pose is asked for and when the main photo changes', async () => {
    const ends = [
      () => call('DELETE'),
      () => call('POST'),
      async () => call('POST', `/api/photos/${await addPhoto()}/main`),
    ];
    for (const end of ends) {
      const item = await sent();
      expect((await end()).status).toBe(200);
      await app.runOutbox();
      expect(await stored(item)).toBe(false);
      expect(refusal(await decide(moderator, item.id, { decision: 'confirm' })).code).toBe('desk_item_lost');
    }
  });

  test('whose photo went before it was compared is no silence: its member is told', async () => {
    for (const isDecided of [false, true]) {
      const other = await addPhoto();
      const item = await sent();
      if (isDecided) await decide(moderator, item.id, { decision: 'confirm' });
      expect((await call('POST', `/api/photos/${other}/main`)).status).toBe(200);
      app.clock.advance(10_000);
      await app.runOutbox();
      expect(await standing()).toMatchObject({ state: 'refused', reason: 'gone', ready: true });
      expect(await stored(item)).toBe(false);
      expect(refusal(await decide(moderator, item.id, { decision: 'refuse', ground: 'gone' })).code).toBe(
        'desk_item_lost',
      );
    }
    const item = await sent();
    expect(refusal(await decide(moderator, item.id, { decision: 'refuse', ground: 'gone' })).code).toBe(
      'validation_failed',
    );
    await settle(item, { decision: 'refuse' });
  });

  test('is decided about by nobody when it is withdrawn within the seconds of the decision', async () => {
    const item = await sent();
    expect((await decide(moderator, item.id, { decision: 'confirm' })).status).toBe(200);
    expect((await call('DELETE')).status).toBe(200);
    app.clock.advance(10_000);
    await app.runOutbox();
    expect(await badge()).toBe(false);
  });

  test('that cannot be read leaves the pose as it was', async () => {
    await call('POST');
    expect(refusal(await send(Buffer.from('no picture'))).code).toBe('photo_unreadable');
    expect((await standing()).state).toBe('started');
    expect((await send()).status).toBe(200);
    expect(refusal(await send()).code).toBe('verification_expired');
    await settle(await waiting(), { decision: 'refuse' });
  });
});
