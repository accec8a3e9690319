import type { FictionalProfile } from '../../packages/contract/src/profiles/calls/fictional-profiles.ts';
import { staffRoles, type StaffRole } from '../../packages/contract/src/console/staff.ts';
import { Browser } from '../support/app/browser.ts';
import { consoleHost, createStaff, openConsole } from '../support/app/console.ts';
import { startTestApp, type TestAnswer, type TestApp } from '../support/app/test-app.ts';
import { joinConfirmed } from '../support/members/members.ts';
import { noise } from '../support/photos/hostile-images.ts';
import { uploadPath } from '../support/photos/upload-path.ts';

const host = 'alpha.localhost';
const words = {
  ...{ name: 'Fenna', date_of_birth: '1990-03-03', gender: 'female', sexuality: null },
  ...{ country: null, region: null, city: null, reason_for_signup: null, relationship_status: null },
  ...{ hair_color: null, eye_color: null, body_type: null, tattoos: null, interests: ['tea'] },
  about_me: 'I am an idea.',
};

let app: TestApp;
let moderator: Browser;
let browsers: Record<StaffRole, Browser>;
let elsewhere: Browser;
let made: FictionalProfile;

beforeAll(async () => {
  app = await startTestApp();
  const opened: [StaffRole, Browser][] = [];
  for (const role of staffRoles) {
    await createStaff(app, `${role}@staff.test`, role, role === 'owner' ? [] : ['alpha']);
    opened.push([role, await openConsole(app, `${role}@staff.test`)]);
  }
  browsers = Object.fromEntries(opened) as Record<StaffRole, Browser>;
  ({ moderator } = browsers);
  await createStaff(app, 'beta@staff.test', 'moderator', ['beta']);
  elsewhere = await openConsole(app, 'beta@staff.test');
  const answer = await create(moderator);
  expect(answer.status).toBe(200);
  made = answer.json as FictionalProfile;
});

const create = (by: Browser, more: object = {}) =>
  by.post('/admin-api/fictional-profiles', { tenant: 'alpha', ...words, ...more });
const at = (id: string, rest = '') => `/admin-api/fictional-profiles/${id}${rest}`;
const upload = async (by: Browser, id: string): Promise<TestAnswer> =>
  by.request({
    ...{
      method: 'POST',
      path: uploadPath(undefined, at(id, '/photos')),
      body: await noise(320, 400).jpeg().toBuffer(),
    },
    headers: { 'content-type': 'image/jpeg' },
  });
const seen = async (id: string) => {
  const member = await joinConfirmed(app, 'alpha');
  return app.request(host, { path: `/api/members/${id.split(':')[1]}`, cookies: member.cookies });
};

describe('each call', () => {
  const allowed: StaffRole[] = ['owner', 'moderator'];
  const calls: [name: string, send: (by: Browser) => Promise<TestAnswer>][] = [
    ['getFictionalProfile', (by) => by.get(at(made.id))],
    ['createFictionalProfile', (by) => create(by)],
    ['updateFictionalProfile', (by) => by.put(at(made.id), words)],
    ['addFictionalPhoto', (by) => upload(by, made.id)],
    ['setFictionalMainPhoto', async (by) => by.put(at(made.id, `/photos/${await photo()}/main`), {})],
    [
      'removeFictionalPhoto',
      async (by) => by.request({ method: 'DELETE', path: at(made.id, `/photos/${await photo()}`) }),
    ],
    [
      'retireFictionalProfile',
      async (by) => {
        const other = (await create(moderator)).json as FictionalProfile;
        return by.put(at(other.id, '/retirement'), { retired: true });
      },
    ],
  ];
  const photo = async () => {
    const profile = (await upload(moderator, made.id)).json as FictionalProfile;
    return profile.photos.at(-1)?.id ?? '';
  };

  it.each(calls)('%s is nobody’s who lacks the right or the brand', async (_, send) => {
    for (const role of staffRoles)
      expect([role, (await send(browsers[role])).status]).toEqual([role, allowed.includes(role) ? 200 : 403]);
    expect((await send(elsewhere)).status).toBe(404);
    expect((await send(new Browser(app, consoleHost))).status).toBe(403);
  });
});

it('is made with its mark, shown under it, and changed at once', async () => {
  expect(made).toMatchObject({ name: 'Fenna', about_me: 'I am an idea.', retired: false, photos: [] });
  expect(await seen(made.id)).toMatchObject({ status: 200, json: { profile: { fictional: true } } });
  const changed = await moderator.put(at(made.id), { ...words, about_me: 'I am another idea.' });
  expect(changed).toMatchObject({ status: 200, json: { about_me: 'I am another idea.' } });
  expect(await seen(made.id)).toMatchObject({ json: { profile: { about_me: 'I am another idea.' } } });
});

it('follows the rules of members: a name, an age, a place', async () => {
  const wrong = { name: '@x', date_of_birth: '2020-01-01' };
  expect(await create(moderator, wrong)).toMatchObject({
    status: 400,
    json: { error: { fields: { name: 'name_starts_with_at', date_of_birth: 'too_young' } } },
  });
  expect(await create(moderator, { country: 'NL', city: 'Atlantis' })).toMatchObject({
    json: { error: { fields: { city: 'unknown_place' } } },
  });
});

it('has photos that nobody else sees until somebody at the desk approved them', async () => {
  const profile = (await create(moderator)).json as FictionalProfile;
  const uploaded = (await upload(moderator, profile.id)).json as FictionalProfile;
  expect(uploaded.photos).toMatchObject([{ status: 'inspection', main: true }]);
  expect(await seen(profile.id)).toMatchObject({ json: { profile: { main_image: null } } });
  const waiting = await moderator.get('/admin-api/home/waiting');
  expect(waiting.json).toContainEqual(
    expect.objectContaining({ queue: 'photo', brands: [expect.objectContaining({ tenant: 'alpha' })] }),
  );
});

it('is retired and brought back, once each', async () => {
  const profile = (await create(moderator)).json as FictionalProfile;
  const retire = (retired: boolean) => moderator.put(at(profile.id, '/retirement'), { retired });
  expect(await retire(true)).toMatchObject({ status: 200, json: { retired: true } });
  expect((await seen(profile.id)).status).toBe(404);
  expect(await retire(true)).toMatchObject({
    status: 409,
    json: { error: { code: 'member_state_changed' } },
  });
  expect(await retire(false)).toMatchObject({ status: 200, json: { retired: false } });
  expect((await seen(profile.id)).status).toBe(200);
});

it('is never made of a member: no call here touches one', async () => {
  const member = await joinConfirmed(app, 'alpha');
  const id = `alpha:${member.id}`;
  const answers = [
    await moderator.get(at(id)),
    await moderator.put(at(id), words),
    await moderator.put(at(id, '/retirement'), { retired: true }),
    await upload(moderator, id),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  const rows = await app.inTenant('alpha', () =>
    app.database.select<{ fictional: number; status: string }>(
      'SELECT fictional, status FROM profile WHERE tenant_id = :tenant AND id = :id',
      { id: member.id },
    ),
  );
  expect(rows).toMatchObject([{ fictional: 0, status: 'active' }]);
});
