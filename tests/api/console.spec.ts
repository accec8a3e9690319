import sharp from 'sharp';
import { acrossTenants } from '../../apps/server/src/kernel/ground/tenant-context.ts';
import type { ProfileRow } from '../../packages/contract/src/profiles/calls/profiles.ts';
import type {
  SettingsChoices,
  TenantRecord,
  TenantRow,
  TenantVersion,
} from '../../packages/contract/src/brands/calls/tenants.ts';
import type { Settings } from '../../packages/contract/src/brands/settings/settings.ts';
import { staffRoles, type StaffRole } from '../../packages/contract/src/console/staff.ts';
import { Browser } from '../support/app/browser.ts';
import { consoleHost, createStaff, listPath, openConsole, searchList } from '../support/app/console.ts';
import { joinMember } from '../support/members/members.ts';
import { storePhoto } from '../support/photos/photos.ts';
import { addProfile } from '../support/members/profiles.ts';
import { startTestApp, type TestApp } from '../support/app/test-app.ts';

let app: TestApp;
let browsers: Record<StaffRole, Browser>;
let operatorId: string;

beforeAll(async () => {
  app = await startTestApp();
  // Owners have every brand, the others here were given only one of the two.
  await createStaff(app, 'owner@staff.test', 'owner');
  operatorId = await createStaff(app, 'operator@staff.test', 'operator', ['alpha']);
  await createStaff(app, 'moderator@staff.test', 'moderator', ['alpha']);
  await createStaff(app, 'support@staff.test', 'support', ['alpha']);
  const opened = await Promise.all(
    staffRoles.map(async (role) => [role, await openConsole(app, `${role}@staff.test`)] as const),
  );
  browsers = Object.fromEntries(opened) as Record<StaffRole, Browser>;
});

const record = async (browser: Browser, id: string): Promise<TenantRecord> => {
  const answer = await browser.get(`/admin-api/tenants/${id}`);
  expect(answer.status).toBe(200);
  return answer.json as TenantRecord;
};
const save = (browser: Browser, { id, version, settings }: TenantRecord, changes: Partial<Settings> = {}) =>
  browser.put(`/admin-api/tenants/${id}`, { version, settings: { ...settings, ...changes } });
const versions = async (browser: Browser, tenant: string) =>
  (await browser.get(listPath('tenant-versions', { filter: { tenant }, sort: ['version', 'DESC'] })))
    .json as Pick<TenantVersion, 'version' | 'author' | 'changes'>[];
const nameOnSite = async (): Promise<unknown> =>
  ((await app.request('alpha.localhost', { path: '/api/settings.php' })).json as Settings).name;

describe('roles', () => {
  const calls: [
    call: string,
    send: (browser: Browser) => Promise<{ status: number }>,
    allowed: StaffRole[],
  ][] = [
    ['see brands', (browser) => browser.get(listPath('tenants')), [...staffRoles]],
    ['see a brand', (browser) => browser.get('/admin-api/tenants/alpha'), [...staffRoles]],
    [
      'see its versions',
      (browser) => browser.get(listPath('tenant-versions', { filter: { tenant: 'alpha' } })),
      [...staffRoles],
    ],
    ['see the schema', (browser) => browser.get('/admin-api/settings-schema'), [...staffRoles]],
    ['see the choices', (browser) => browser.get('/admin-api/settings-choices'), [...staffRoles]],
    ['see profiles', (browser) => browser.get(listPath('profiles')), [...staffRoles]],
    ['search profiles', (browser) => searchList(browser, 'profiles'), [...staffRoles]],
    [
      'edit a brand',
      async (browser) => save(browser, await record(browsers.owner, 'alpha')),
      ['owner', 'operator'],
    ],
    [
      'restore a version',
      (browser) => browser.post('/admin-api/tenants/alpha/restore', { version: 1 }),
      ['owner', 'operator'],
    ],
  ];

  it.each(calls)('%s', async (_call, send, allowed) => {
    for (const role of staffRoles) {
      expect([role, (await send(browsers[role])).status]).toEqual([role, allowed.includes(role) ? 200 : 403]);
    }
    const stranger = await send(new Browser(app, consoleHost));
    expect(stranger).toMatchObject({ status: 403, json: { error: { code: 'authentication_required' } } });
  });

  it('are told to the console with their rights and brands', async () => {
    expect((await browsers.support.get('/admin-api/session')).json).toMatchObject({
      staff: {
        role: 'support',
        rights: [
          'tenants:read',
          'profiles:read',
          'profiles:find_by_mail',
          'members:restrict',
          'members:read',
          'members:account',
          'credits:correct',
          'complaints:handle',
          'payments:refund',
          'support:answer',
          'replies:write',
        ],
        tenants: ['alpha'],
      },
    });
  });
});

describe('a brand that one was not given', () => {
  it('answers exactly like one that does not exist', async () => {
    const beta = await record(browsers.owner, 'beta');
    const attempts = (id: string) => [
      browsers.operator.get(`/admin-api/tenants/${id}`),
      save(browsers.operator, { ...beta, id }),
      browsers.operator.post(`/admin-api/tenants/${id}/restore`, { version: 1 }),
      browsers.operator.get(listPath('tenant-versions', { filter: { tenant: id } })),
      browsers.operator.get(listPath('profiles', { filter: { tenant: id } })),
    ];
    const [hidden, missing] = [await Promise.all(attempts('beta')), await Promise.all(attempts('nowhere'))];
    expect(hidden.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    expect(hidden.map(({ text }) => text)).toEqual(missing.map(({ text }) => text));
    expect((await record(browsers.owner, 'beta')).version).toBe(beta.version);
  });

  it('is in no list', async () => {
    const names = async (browser: Browser) =>
      ((await browser.get(listPath('tenants'))).json as TenantRow[]).map(({ id }) => id);
    expect(await names(browsers.operator)).toEqual(['alpha']);
    expect(await names(browsers.owner)).toEqual(['alpha', 'beta']);
  });
});

describe('the list of brands', () => {
  it('is sorted, searched and cut as asked for, with the count in Content-Range', async () => {
    const sorted = await browsers.owner.get(listPath('tenants', { sort: ['id', 'DESC'], limit: 1 }));
    expect((sorted.json as TenantRow[]).map(({ id }) => id)).toEqual(['beta']);
    expect(sorted.headers['content-range']).toBe('tenants 0-0/2');
    const found = await browsers.owner.get(listPath('tenants', { filter: { q: 'lpha.local' } }));
    expect(found.json).toMatchObject([
      { id: 'alpha', primary_host: 'alpha.localhost', domain_language: 'nl', conflict: false },
    ]);
    expect(found.headers['content-range']).toBe('tenants 0-0/1');
    const none = await browsers.owner.get(listPath('tenants', { filter: { q: '%' } }));
    expect([none.json, none.headers['content-range']]).toEqual([[], 'tenants 0-0/0']);
  });

  it('gives those that are asked for by their ids, of what the reader was given', async () => {
    const path = listPath('tenants', { filter: { id: ['beta', 'alpha', 'gamma'] } });
    const ids = async (browser: Browser) =>
      ((await browser.get(path)).json as TenantRow[]).map(({ id }) => id);
    expect(await ids(browsers.owner)).toEqual(['alpha', 'beta']);
    expect(await ids(browsers.operator)).toEqual(['alpha']);
  });

  it('refuses columns, filters and limits that it does not have', async () => {
    for (const path of [
      listPath('tenants', { sort: ['settings', 'ASC'] }),
      listPath('tenants', { filter: { id: 'alpha' } }),
      listPath('tenants', { limit: -1 }),
      listPath('tenants', { limit: 0 }),
      '/admin-api/tenants?filter=no-json',
      listPath('profiles', { sort: ['about_me', 'ASC'] }),
    ]) {
      expect(await browsers.owner.get(path)).toMatchObject({
        status: 400,
        json: { error: { code: 'validation_failed' } },
      });
    }
  });
});

describe('an edit', () => {
  it('is a new version with its author and the changed paths, live on the site, and in the audit log', async () => {
    const before = await record(browsers.operator, 'alpha');
    const description = { ...before.settings.description, nl: 'Een andere beschrijving.' };
    const answer = await save(browsers.operator, before, { name: 'Alpha & Co', description });
    expect(answer).toMatchObject({ status: 200, json: { version: before.version + 1, name: 'Alpha & Co' } });
    expect((await versions(browsers.operator, 'alpha'))[0]).toMatchObject({
      version: before.version + 1,
      author: 'Somebody of operator',
      currency: 'EUR',
      changes: [
        { path: 'description.nl', before: before.settings.description.nl, after: description.nl },
        { path: 'name', before: before.settings.name, after: 'Alpha & Co' },
      ],
    });
    expect(await nameOnSite()).toBe('Alpha & Co');
    const entries = await acrossTenants('a test reads the audit log', () =>
      app.database.select<{ subjects: string; changes: string; tenant_id: string }>(
        `SELECT tenant_id, CAST(subjects AS CHAR) AS subjects, CAST(changes AS CHAR) AS changes FROM audit_entry
          WHERE action = 'tenant.edited' AND staff_id = :operatorId AND JSON_CONTAINS(subjects, :version)`,
        { operatorId, version: JSON.stringify(`alpha:${before.version + 1}`) },
      ),
    );
    expect(entries.map((entry) => [entry.tenant_id, JSON.parse(entry.changes)])).toEqual([
      ['alpha', ['description.nl', 'name']],
    ]);
  });

  it('can be undone by restoring a version, which is a new one again', async () => {
    const start = await record(browsers.operator, 'alpha');
    await save(browsers.operator, start, { name: 'A mistake' });
    expect(await nameOnSite()).toBe('A mistake');
    const restored = await browsers.operator.post('/admin-api/tenants/alpha/restore', {
      version: start.version,
    });
    expect(restored).toMatchObject({
      status: 200,
      json: { version: start.version + 2, settings: start.settings },
    });
    expect(await nameOnSite()).toBe(start.name);
    const [newest, mistake] = await versions(browsers.operator, 'alpha');
    expect(newest?.changes).toEqual([{ path: 'name', before: 'A mistake', after: start.name }]);
    expect(mistake?.changes).toEqual([{ path: 'name', before: start.name, after: 'A mistake' }]);
    const unknown = await browsers.operator.post('/admin-api/tenants/alpha/restore', { version: 9999 });
    expect(unknown.status).toBe(404);
  });

  it('of a version that is not the newest any more is a conflict that stores nothing', async () => {
    const start = await record(browsers.operator, 'alpha');
    expect((await save(browsers.owner, start, { niche: 3 })).status).toBe(200);
    expect(await save(browsers.operator, start, { niche: 5 })).toMatchObject({
      status: 409,
      json: { error: { code: 'settings_conflict', params: { version: start.version + 1 } } },
    });
    expect((await record(browsers.operator, 'alpha')).settings.niche).toBe(3);
  });

  it('that two send at once is stored once', async () => {
    const start = await record(browsers.operator, 'alpha');
    const answers = await Promise.all([
      save(browsers.owner, start, { message_length: 700 }),
      save(browsers.operator, start, { message_length: 800 }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await record(browsers.operator, 'alpha')).version).toBe(start.version + 1);
  });

  it('with broken fields names each of them, and stores nothing', async () => {
    const start = await record(browsers.operator, 'alpha');
    const structural = await save(browsers.operator, start, {
      niche: 9,
      bundles: [{ code: 'small', credits: 0, price_cents: 100 }],
    });
    expect(structural).toMatchObject({
      status: 400,
      json: {
        error: {
          code: 'settings_invalid',
          fields: { niche: 'invalid', 'bundles.0.credits': 'invalid' },
          params: {
            problems: 'niche: This has to be 7 or less.; bundles.0.credits: This has to be 1 or more.',
          },
        },
      },
    });
    const crossField = await save(browsers.operator, start, {
      locales: ['nl', 'de'],
      theme: 'nowhere',
      company_id: 'nobody',
    });
    expect(Object.keys((crossField.json as { error: { fields: object } }).error.fields).sort()).toEqual(
      expect.arrayContaining(['company_id', 'description.de', 'index_title.de', 'theme']),
    );
    expect((await record(browsers.operator, 'alpha')).version).toBe(start.version);
  });
});

describe('what a brand can choose from', () => {
  const choices = async (browser: Browser) =>
    (await browser.get('/admin-api/settings-choices')).json as SettingsChoices;

  it('are the themes there are, and the companies of the brands one was given', async () => {
    const all = await choices(browsers.owner);
    expect(all.themes).toContainEqual({
      id: 'tide',
      colours: expect.arrayContaining([expect.any(String)]),
      tokens: expect.objectContaining({ name: 'tide' }),
    });
    expect(all.companies.map(({ id }) => id)).toEqual(['lantaarn', 'northquay']);
    expect((await choices(browsers.operator)).companies).toEqual([
      {
        ...{ id: 'lantaarn', name: 'Lantaarn Media B.V.', address: 'Voorbeeldkade 12', city: 'Utrecht' },
        ...{ country: 'NL', kvk: '00000000', vat_numbers: ['NL000000000B00'] },
      },
    ]);
  });

  it('holds for what is sent too: another company is one that does not exist', async () => {
    const start = await record(browsers.operator, 'alpha');
    const refusals = await Promise.all(
      ['northquay', 'nobody'].map((company_id) => save(browsers.operator, start, { company_id })),
    );
    for (const refusal of refusals) {
      expect(refusal).toMatchObject({
        status: 400,
        json: { error: { params: { problems: 'company_id: There is no such company.' } } },
      });
    }
    expect((await record(browsers.operator, 'alpha')).version).toBe(start.version);
  });
});

describe('profiles', () => {
  let fictional: string;
  let elsewhere: string;

  beforeAll(async () => {
    fictional = await addProfile(app, 'alpha', { name: 'Fay', fictional: true, dateOfBirth: '1990-03-03' });
    await addProfile(app, 'alpha', { name: 'Dan', status: 'disabled', invisible: true });
    elsewhere = await addProfile(app, 'beta', { name: 'Bea' });
    await app.inTenant('alpha', async () => {
      const picture = { create: { width: 300, height: 300, channels: 3, background: '#884422' } } as const;
      const source = await sharp(picture).png().toBuffer();
      await storePhoto(app, fictional, source, 'active');
      await storePhoto(app, fictional, source, 'inspection');
    });
  });

  const listed = async (browser: Browser, filter: object = {}) =>
    (await searchList(browser, 'profiles', { filter, sort: ['name', 'ASC'] })).json as ProfileRow[];
  const names = async (browser: Browser, filter: object = {}) =>
    (await listed(browser, filter)).map(({ name }) => name);

  it('are those of the brands one was given, disabled and invisible ones too', async () => {
    expect(await names(browsers.owner)).toEqual(['Bea', 'Dan', 'Fay']);
    expect(await names(browsers.moderator)).toEqual(['Dan', 'Fay']);
    expect(await names(browsers.owner, { tenant: 'beta' })).toEqual(['Bea']);
    expect(await names(browsers.moderator, { status: 'disabled' })).toEqual(['Dan']);
    expect(await names(browsers.moderator, { fictional: true })).toEqual(['Fay']);
  });

  it('are found by the beginning of the name, and by the id as it is or as the console shows it', async () => {
    expect(await names(browsers.moderator, { q: 'fa' })).toEqual(['Fay']);
    expect(await names(browsers.moderator, { q: 'A' })).toEqual([]);
    expect(await names(browsers.moderator, { q: 'D', status: 'disabled' })).toEqual(['Dan']);
    expect(await names(browsers.moderator, { q: '_' })).toEqual([]);
    expect(await names(browsers.moderator, { q: ` alpha:${fictional} ` })).toEqual(['Fay']);
    for (const browser of [browsers.owner, browsers.moderator])
      expect(await names(browser, { q: fictional })).toEqual(['Fay']);
    expect(await names(browsers.owner, { q: elsewhere })).toEqual(['Bea']);
    for (const q of [elsewhere, `beta:${elsewhere}`, `beta:${fictional}`])
      expect(await names(browsers.moderator, { q })).toEqual([]);
  });

  it('are searched by nothing that would stand in an address', async () => {
    const filter = { q: 'ada.k@mail.test' };
    const refused = await browsers.owner.get(listPath('profiles', { filter }));
    expect(refused).toMatchObject({ status: 400, json: { error: { code: 'validation_failed' } } });
    const gone = await browsers.owner.get(listPath('members', { filter }));
    expect(gone.status).toBeGreaterThanOrEqual(404);
    expect((await searchList(browsers.owner, 'profiles', { filter })).status).toBe(200);
  });

  it('are found by their whole mail address, by staff who may, on the brands they were given', async () => {
    const ada = await joinMember(app, 'alpha', { email: 'ada.k@mail.test', name: 'Ada K' });
    await joinMember(app, 'beta', { email: 'ada.k@mail.test', name: 'Ada K' });
    const ids = async (browser: Browser, q: string, filter: object = {}) =>
      (await listed(browser, { q, ...filter })).map(({ id }) => id);
    expect(await ids(browsers.support, ' Ada.K@mail.test')).toEqual([`alpha:${ada.id}`]);
    expect(await ids(browsers.owner, 'ada.k@mail.test')).toHaveLength(2);
    expect(await ids(browsers.owner, 'ada.k@mail.test', { tenant: 'alpha' })).toEqual([`alpha:${ada.id}`]);
    for (const part of [
      'ada.k@mail.tes',
      'ada.k@',
      '@mail.test',
      'ada.k',
      'a.k@mail.test',
      'ada_k@mail.test',
    ])
      expect(await ids(browsers.support, part)).toEqual([]);
    for (const browser of [browsers.moderator, browsers.operator])
      expect(await ids(browser, 'ada.k@mail.test')).toEqual([]);
    const looked = await acrossTenants('a test reads the audit log', () =>
      app.database.select<{ subjects: string }>(
        "SELECT subjects FROM audit_entry WHERE action = 'profiles.searched_by_mail'",
      ),
    );
    expect(looked.length).toBeGreaterThan(0);
    expect(JSON.stringify(looked)).not.toContain('mail.test');
  });

  it('carry what a moderator needs to tell them apart', async () => {
    const [row] = await listed(browsers.moderator, { fictional: true });
    expect(row).toMatchObject({
      id: `alpha:${fictional}`,
      ...{ tenant: 'alpha', name: 'Fay', age: 35, gender: 'female', city: 'Amersfoort' },
      ...{ fictional: true, status: 'active' },
    });
  });

  it('are shown one by one, and not those of other brands', async () => {
    expect((await browsers.moderator.get(`/admin-api/profiles/alpha:${fictional}`)).json).toMatchObject({
      name: 'Fay',
      photos: [{ image: expect.stringContaining('/admin-api/photos/alpha/') }, { image: expect.any(String) }],
    });
    for (const id of [`beta:${elsewhere}`, `alpha:${elsewhere}`, 'alpha:', 'alpha', ':', 'x'.repeat(90)]) {
      expect((await browsers.moderator.get(`/admin-api/profiles/${encodeURIComponent(id)}`)).status).toBe(
        404,
      );
    }
    expect((await browsers.owner.get(`/admin-api/profiles/beta:${elsewhere}`)).status).toBe(200);
  });

  it('show their pictures to staff of their brand, those in inspection too, and to nobody else', async () => {
    const answer = await browsers.moderator.get(`/admin-api/profiles/alpha:${fictional}`);
    const { photos, image } = answer.json as { photos: { image: string }[]; image: string };
    for (const path of [...photos.map((photo) => photo.image), image]) {
      expect(await browsers.moderator.get(path)).toMatchObject({
        status: 200,
        headers: { 'content-type': 'image/webp' },
      });
      expect((await new Browser(app, consoleHost).get(path)).status).toBe(403);
      expect((await browsers.owner.get(path.replace('/alpha/', '/beta/'))).status).toBe(404);
      expect((await app.request('alpha.localhost', { path })).status).toBe(404);
    }
  });
});
