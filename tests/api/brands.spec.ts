import { randomUUID } from 'node:crypto';
import { acrossTenants } from '../../apps/server/src/kernel/ground/tenant-context.ts';
import { routes } from '../../packages/contract/src/routes.ts';
import { endpointPath } from '../../packages/contract/src/endpoint.ts';
import { siteEndpoints, type SiteEndpointName } from '../../packages/contract/src/site-endpoints.ts';
import type { NewBrand, Readiness } from '../../packages/contract/src/brands/calls/brands.ts';
import type { CompanyRecord } from '../../packages/contract/src/brands/calls/companies.ts';
import type {
  SettingsChoices,
  TenantRecord,
  TenantVersion,
} from '../../packages/contract/src/brands/calls/tenants.ts';
import type { Settings } from '../../packages/contract/src/brands/settings/settings.ts';
import { staffRoles, type StaffRole } from '../../packages/contract/src/console/staff.ts';
import { Browser } from '../support/app/browser.ts';
import { consoleHost, createStaff, listPath, openConsole } from '../support/app/console.ts';
import { joinConfirmed, joinMember } from '../support/members/members.ts';
import { startTestApp, type TestAnswer, type TestApp } from '../support/app/test-app.ts';
import { noise } from '../support/photos/hostile-images.ts';
import { until } from '../support/app/until.ts';

let app: TestApp;
let elsewhere: TestApp;
let browsers: Record<StaffRole, Browser>;
let operatorId: string;

beforeAll(async () => {
  app = await startTestApp();
  elsewhere = await startTestApp();
  await createStaff(app, 'owner@staff.test', 'owner');
  operatorId = await createStaff(app, 'operator@staff.test', 'operator', ['alpha']);
  await createStaff(app, 'moderator@staff.test', 'moderator', ['alpha']);
  await createStaff(app, 'support@staff.test', 'support', ['alpha']);
  const opened = await Promise.all(
    staffRoles.map(async (role) => [role, await openConsole(app, `${role}@staff.test`)] as const),
  );
  browsers = Object.fromEntries(opened) as Record<StaffRole, Browser>;
});

const newBrand = (id: string, changes: Partial<NewBrand> = {}): NewBrand => ({
  ...{ client_id: randomUUID(), id, host: `${id}.localhost`, name: `Brand ${id}`, niche: 1, theme: 'ember' },
  ...{ domain_language: 'nl', locales: ['nl', 'en'], countries: ['NL', 'BE'] },
  ...{ support_email: `help@${id}.example`, company_id: 'lantaarn', new_company: null },
  ...changes,
});
const create = (browser: Browser, id: string, changes: Partial<NewBrand> = {}) =>
  browser.post('/admin-api/tenants', newBrand(id, changes));
const opened = async (id: string, browser = browsers.owner): Promise<TenantRecord> => {
  const answer = await create(browser, id);
  expect(answer).toMatchObject({ status: 200 });
  return answer.json as TenantRecord;
};
const record = async (id: string, browser = browsers.owner): Promise<TenantRecord> =>
  (await browser.get(`/admin-api/tenants/${id}`)).json as TenantRecord;
const setState = async (id: string, state: string, browser = browsers.owner): Promise<TestAnswer> =>
  browser.put(`/admin-api/tenants/${id}/state`, { version: (await record(id)).version, state });
const readiness = async (id: string): Promise<Readiness> =>
  (await browsers.owner.get(`/admin-api/tenants/${id}/readiness`)).json as Readiness;
const problemsOf = ({ json }: TestAnswer) =>
  (json as { error: { code: string; params: { problems?: string }; fields?: object } }).error;
const audited = (action: string, tenant: string) =>
  acrossTenants('a test reads the audit log', () =>
    app.database.select<{ staff_id: string }>(
      'SELECT staff_id FROM audit_entry WHERE action = :action AND tenant_id = :id',
      { action, id: tenant },
    ),
  );

describe('roles', () => {
  const calls: [
    call: string,
    send: (browser: Browser, brand: string) => Promise<TestAnswer> | TestAnswer,
    allowed: StaffRole[],
  ][] = [
    [
      'bring a logo',
      async (browser, brand) =>
        browser.request({
          ...{ method: 'POST', path: `/admin-api/tenants/${brand}/marks?kind=logo` },
          ...{ body: await noise(80, 80).png().toBuffer(), headers: { 'content-type': 'image/png' } },
        }),
      ['owner', 'operator'],
    ],
    [
      'clone',
      (browser, brand) =>
        browser.post(`/admin-api/tenants/${brand}/clone`, {
          ...{ client_id: randomUUID(), id: `c${randomUUID().slice(0, 8)}`, name: 'Copy' },
          host: `${randomUUID()}.localhost`,
        }),
      ['owner', 'operator'],
    ],
    [
      'look at the launch list',
      (browser, brand) => browser.get(`/admin-api/tenants/${brand}/readiness`),
      [...staffRoles],
    ],
    [
      'publish',
      async (browser, brand) =>
        browser.put(`/admin-api/tenants/${brand}/state`, { version: 1, state: 'public' }),
      ['owner', 'operator'],
    ],
    [
      'set the hosts',
      (browser, brand) =>
        browser.put(`/admin-api/tenants/${brand}/hosts`, { version: 1, hosts: [`${brand}.localhost`] }),
      ['owner', 'operator'],
    ],
    [
      'look at a preview',
      (browser, brand) => browser.post(`/admin-api/tenants/${brand}/preview`, {}),
      [...staffRoles],
    ],
    [
      'compare versions',
      (browser, brand) => browser.get(`/admin-api/tenants/${brand}/comparison?before=1&after=1`),
      [...staffRoles],
    ],
    ['see the file', (browser, brand) => browser.get(`/admin-api/tenants/${brand}/file`), [...staffRoles]],
  ];

  it.each(calls)('%s: by right and by brand', async (_call, send, allowed) => {
    for (const role of staffRoles) {
      const may = allowed.includes(role);
      const own = await send(browsers[role], 'alpha');
      expect([role, own.status]).toEqual([role, may ? 200 : 403]);
      const [other, none] = [await send(browsers[role], 'beta'), await send(browsers[role], 'nowhere')];
      expect([role, none.status]).toEqual([role, may ? 404 : 403]);
      // Owners have every brand.
      if (role !== 'owner') expect([role, other.status, other.text]).toEqual([role, none.status, none.text]);
    }
    expect((await send(new Browser(app, consoleHost), 'alpha')).status).toBe(403);
  });

  it('open a brand: owners and operators, who are given it', async () => {
    for (const role of staffRoles) {
      const answer = await create(browsers[role], `of-${role}`);
      expect([role, answer.status]).toEqual([role, ['owner', 'operator'].includes(role) ? 200 : 403]);
    }
    expect((await record('of-operator', browsers.operator)).id).toBe('of-operator');
    expect((await browsers.operator.get('/admin-api/tenants/of-owner')).status).toBe(404);
    expect(await audited('tenant.created', 'of-operator')).toEqual([{ staff_id: operatorId }]);
    expect((await create(new Browser(app, consoleHost), 'of-nobody')).status).toBe(403);
  });
});

describe('a brand that is opened', () => {
  it('is a draft with settings that hold, at once on every process, and lacks nothing', async () => {
    const brand = await opened('fresh');
    expect(brand).toMatchObject({ id: 'fresh', state: 'draft', version: 1, hosts: ['fresh.localhost'] });
    expect(brand.settings.index_title.nl).toContain('Brand fresh');
    expect(brand.settings.payment_methods).toEqual(expect.arrayContaining(['ideal', 'bancontact']));
    expect((await readiness('fresh')).lines.filter(({ problems }) => problems.length > 0)).toEqual([]);
    const isKnown = async (where: TestApp) =>
      (await where.request('fresh.localhost', { path: '/robots.txt' })).text === 'User-agent: *\nDisallow:\n';
    expect(await isKnown(app)).toBe(true);
    await until('the brand elsewhere', () => isKnown(elsewhere));
  });

  it('is the same for a repeat of its call, and no other call is', async () => {
    const asked = newBrand('twice');
    const [first, again] = [
      await browsers.operator.post('/admin-api/tenants', asked),
      await browsers.operator.post('/admin-api/tenants', asked),
    ];
    expect(first.status).toBe(200);
    expect(again.json).toEqual(first.json);
    const other = await browsers.operator.post('/admin-api/tenants', { ...asked, name: 'Another' });
    expect(problemsOf(other).code).toBe('idempotency_conflict');
    const foreign = await browsers.owner.post('/admin-api/tenants', { ...asked, client_id: randomUUID() });
    expect(problemsOf(foreign)).toMatchObject({
      code: 'settings_invalid',
      fields: { id: 'invalid', host: 'invalid' },
    });
  });

  it('is one, and its repeat the same, when a call comes twice at once', async () => {
    const asked = newBrand('at-once');
    const answers = await Promise.all([1, 2, 3].map(() => browsers.owner.post('/admin-api/tenants', asked)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await audited('tenant.created', 'at-once')).toHaveLength(1);
  });

  it('has its host alone, whoever asks for it at the same time', async () => {
    const answers = await Promise.all([
      create(browsers.owner, 'racer-a', { host: 'race.localhost' }),
      create(browsers.operator, 'racer-b', { host: 'race.localhost' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    const refused = answers.find(({ status }) => status === 400) as TestAnswer;
    expect(problemsOf(refused).params.problems).toBe('host: This host belongs to another brand.');
  });

  it('is refused with a sentence for each field that is wrong, all at once', async () => {
    const answer = await create(browsers.operator, 'New', {
      ...{
        host: 'console.localhost',
        name: ' ',
        theme: 'nothing',
        niche: 99,
        locales: ['en'],
        countries: [],
      },
      ...{ support_email: 'nobody', company_id: 'northquay' },
    });
    expect(Object.keys(problemsOf(answer).fields ?? {}).sort()).toEqual([
      ...['company_id', 'countries', 'host', 'id', 'locales', 'name', 'niche', 'support_email', 'theme'],
    ]);
    const unfinished = await create(browsers.operator, 'no-company', {
      company_id: null,
      new_company: {
        ...{
          name: '',
          address: 'Somewhere 1',
          city: '',
          country: 'NL',
          kvk: '',
          vat_number: '',
          support_phone: '',
        },
      },
    });
    expect(Object.keys(problemsOf(unfinished).fields ?? {}).sort()).toEqual([
      'new_company.city',
      'new_company.name',
    ]);
    expect((await browsers.owner.get('/admin-api/tenants/no-company')).status).toBe(404);
  });

  it('brings a company of its own, whose missing data keep it from being public', async () => {
    const company = {
      ...{ name: 'Glim Media', address: 'Kade 1', city: 'Utrecht', country: 'NL' as const, kvk: '' },
      ...{ vat_number: 'NL123456782B01', support_phone: '+31 30 123 4561' },
    };
    const answer = await create(browsers.operator, 'glim', { company_id: null, new_company: company });
    expect((answer.json as TenantRecord).settings.company_id).toBe('glim-media');
    const lacks = (await readiness('glim')).lines.filter(({ problems }) => problems.length > 0);
    expect(lacks).toMatchObject([{ id: 'company', problems: [{ path: 'company.kvk' }] }]);
    expect(problemsOf(await setState('glim', 'public')).code).toBe('brand_not_ready');

    const [its] = ((await browsers.operator.get('/admin-api/companies')).json as CompanyRecord[]).filter(
      ({ id }) => id === 'glim-media',
    );
    const { brands: _brands, editable: _editable, ...before } = its as CompanyRecord;
    const saved = await browsers.operator.put('/admin-api/companies/glim-media', {
      before,
      company: { ...before, kvk: '12345678' },
    });
    expect(saved).toMatchObject({ status: 200, json: { kvk: '12345678', brands: ['Brand glim'] } });
    const wrong = { kvk: 'x', vat_numbers: ['NL123456782B01', 'NL123456783B01'], support_phone: 'abc' };
    const refused = await browsers.operator.put('/admin-api/companies/glim-media', {
      before: { ...before, kvk: '12345678' },
      company: { ...before, ...wrong },
    });
    expect(Object.keys(problemsOf(refused).fields ?? {}).sort()).toEqual([
      ...['kvk', 'support_phone', 'vat_numbers.1'],
    ]);
    const late = await browsers.operator.put('/admin-api/companies/glim-media', { before, company: before });
    expect(problemsOf(late).code).toBe('settings_conflict');
    expect(await setState('glim', 'public')).toMatchObject({ status: 200, json: { state: 'public' } });
    expect((await app.request('glim.localhost', { path: '/api/companyinfo.php' })).json).toMatchObject({
      kvk: '12345678',
    });
  });

  it('can begin as a copy of another, under its own name', async () => {
    const answer = await browsers.owner.post('/admin-api/tenants/beta/clone', {
      ...{ client_id: randomUUID(), id: 'gamma', host: 'gamma.localhost', name: 'Gamma' },
    });
    const { settings, state } = answer.json as TenantRecord;
    const model = (await record('beta')).settings;
    expect(state).toBe('draft');
    expect(settings).toMatchObject({ name: 'Gamma', theme: model.theme, bundles: model.bundles });
  });
});

describe('a draft', () => {
  beforeAll(async () => {
    await opened('unseen');
  });

  it('is nothing to any call of the contract, to any socket, to crawlers and to other brands', async () => {
    const member = await joinConfirmed(app, 'alpha');
    for (const name of Object.keys(siteEndpoints) as SiteEndpointName[]) {
      const { method, path } = routes[name];
      const answer = await app.request('unseen.localhost', {
        method,
        path: endpointPath([method, path], {
          id: '0'.repeat(24),
          kind: 'x',
          number: '1',
          provider: 'sandbox',
        }),
        cookies: member.cookies,
        ...(method === 'GET' ? {} : { body: {} }),
      });
      expect([name, answer.status, problemsOf(answer).code]).toEqual([name, 404, 'not_found']);
    }
    for (const path of [
      '/sitemap.xml',
      '/manifest.webmanifest',
      '/service-worker.js',
      '/socket.io/',
      '/export/x',
    ])
      expect([path, (await app.request('unseen.localhost', { path })).status]).toEqual([path, 404]);
    expect((await app.request('unseen.localhost', { path: '/robots.txt' })).text).toBe(
      'User-agent: *\nDisallow:\n',
    );
    const told = await app.request('alpha.localhost', { path: '/api/settings.php?host=unseen.localhost' });
    expect(told.status).toBe(404);
  });

  it('is published only once it lacks nothing, whatever a client says, and is then there', async () => {
    const { version, settings } = await record('unseen');
    const noWay: Settings['payment_methods'] = ['twint'];
    await browsers.owner.put('/admin-api/tenants/unseen', {
      version,
      settings: { ...settings, payment_methods: noWay },
    });
    expect(problemsOf(await setState('unseen', 'public')).code).toBe('brand_not_ready');
    expect((await record('unseen')).state).toBe('draft');
    expect(problemsOf(await setState('unseen', 'closed')).code).toBe('brand_not_ready');
    expect((await setState('unseen', 'draft')).status).toBe(400);
    await browsers.owner.post('/admin-api/tenants/unseen/restore', { version });
    const seen = await record('unseen');
    expect(await setState('unseen', 'public')).toMatchObject({ status: 200, json: { state: 'public' } });
    expect((await app.request('unseen.localhost', { path: '/api/settings.php' })).status).toBe(200);
    const late = await browsers.owner.put('/admin-api/tenants/unseen/state', {
      version: seen.version,
      state: 'closed',
    });
    expect(problemsOf(late).code).toBe('settings_conflict');
    expect(await audited('tenant.published', 'unseen')).toHaveLength(1);
    const [newest] = (
      await browsers.owner.get(
        listPath('tenant-versions', { filter: { tenant: 'unseen' }, sort: ['version', 'DESC'] }),
      )
    ).json as TenantVersion[];
    expect(newest?.changes).toEqual([{ path: 'state', before: 'draft', after: 'public' }]);
  });
});

describe('a preview', () => {
  const previewOf = async (browser: Browser, id: string) =>
    (await browser.post(`/admin-api/tenants/${id}/preview`, {})).json as { host: string; path: string };

  it('shows a draft to who asked, for half an hour, to be found and kept by nobody', async () => {
    await opened('shown');
    const { host, path } = await previewOf(browsers.owner, 'shown');
    expect(host).toBe('shown.console.localhost');
    const staff = new Browser(app, host);
    expect((await staff.get('/api/settings.php')).status).toBe(403);
    const entry = await staff.get(`${path}${encodeURIComponent('/pages/terms')}`);
    expect(entry).toMatchObject({ status: 303, headers: { location: '/pages/terms' } });
    expect(String(entry.headers['set-cookie'])).toMatch(/Max-Age=1[78]\d\d;.*SameSite=Strict; HttpOnly/);
    const settings = await staff.get('/api/settings.php?language=en');
    expect(settings).toMatchObject({
      status: 200,
      json: { name: 'Brand shown', maintenance: expect.stringContaining('preview') as string },
      headers: { 'x-robots-tag': 'noindex, nofollow', 'cache-control': 'no-store' },
    });
    expect(settings.headers['x-frame-options']).toBeUndefined();
    expect(settings.headers['content-security-policy']).toContain(
      'frame-ancestors http://console.localhost;',
    );
    expect((await staff.get('/robots.txt')).text).toBe('User-agent: *\nDisallow:\n');
    for (const gone of ['/sitemap.xml', '/service-worker.js', '/admin-api/session', '/health/x'])
      expect([gone, (await staff.get(gone)).status]).toEqual([gone, 404]);

    app.clock.advance(31 * 60_000);
    const over = await staff.request({ path: '/api/settings.php', cookies: { kindling_language: 'en' } });
    expect(over.status).toBe(403);
    expect(over.cookies).toMatchObject({ kindling_preview: '', kindling_language: '' });
  });

  it('takes nothing, knows nobody and leads nowhere else', async () => {
    const { host, path } = await previewOf(browsers.owner, 'alpha');
    const member = await joinMember(app, 'alpha');
    const staff = new Browser(app, host);
    await staff.get(`${path}%2F`);
    Object.assign(staff.cookies, member.cookies);
    expect((await staff.get('/api/user.php')).json).toEqual({ user: null });
    for (const name of Object.keys(siteEndpoints) as SiteEndpointName[]) {
      const { method, path: call } = routes[name];
      if (method === 'GET') continue;
      const answer = await staff.request({
        method,
        path: endpointPath([method, call], {
          id: '0'.repeat(24),
          kind: 'x',
          number: '1',
          provider: 'sandbox',
        }),
        body: {},
      });
      expect([name, problemsOf(answer).code]).toEqual([name, 'preview_only']);
    }
    for (const to of ['//evil.example', '/\\evil.example', 'https://evil.example'])
      expect((await staff.get(`${path}${encodeURIComponent(to)}`)).headers.location).toBe('/');
  });

  it('ends with the session of who asked, and opens no other brand', async () => {
    await createStaff(app, 'leaver@staff.test', 'support', ['alpha']);
    const leaver = await openConsole(app, 'leaver@staff.test');
    const { host, path } = await previewOf(leaver, 'alpha');
    const staff = new Browser(app, host);
    await staff.get(`${path}%2F`);
    expect((await staff.get('/api/settings.php')).status).toBe(200);
    const elsewhereOpened = await new Browser(app, 'beta.console.localhost').get(`${path}%2F`);
    expect(elsewhereOpened.status).toBe(403);
    const changed = await new Browser(app, host).get(`${path.replace(/.(?=&to=)/, 'x')}%2F`);
    expect(changed.status).toBe(403);
    await leaver.delete('/admin-api/session');
    expect((await staff.get('/api/settings.php')).status).toBe(403);
    expect((await new Browser(app, 'nowhere.console.localhost').get('/')).status).toBe(404);
  });
});

describe('hosts', () => {
  const setHosts = async (id: string, hosts: string[]) =>
    browsers.owner.put(`/admin-api/tenants/${id}/hosts`, { version: (await record(id)).version, hosts });

  it('are added, made primary and removed, each a version, and belong to one brand', async () => {
    await opened('hosted');
    expect(await setHosts('hosted', ['HTTPS://www.hosted.localhost/x', 'hosted.localhost'])).toMatchObject({
      status: 200,
      json: {
        hosts: ['www.hosted.localhost', 'hosted.localhost'],
        primary_host: 'www.hosted.localhost',
        version: 2,
      },
    });
    expect((await setHosts('hosted', ['www.hosted.localhost', 'hosted.localhost'])).json).toMatchObject({
      version: 2,
    });
    expect((await app.request('www.hosted.localhost', { path: '/robots.txt' })).status).toBe(200);
    const refused = await setHosts('hosted', [
      ...['hosted.localhost', 'beta.localhost', 'x.console.localhost', 'hosted.localhost', 'a b'],
    ]);
    expect(Object.keys(problemsOf(refused).fields ?? {})).toEqual([
      'hosts.1',
      'hosts.2',
      'hosts.3',
      'hosts.4',
    ]);
    // Letters of its own are stored as names on the internet write them.
    expect((await setHosts('hosted', ['www.hosted.localhost', 'É.localhost'])).json).toMatchObject({
      hosts: ['www.hosted.localhost', 'xn--9ca.localhost'],
    });
    expect(Object.keys(problemsOf(await setHosts('hosted', [])).fields ?? {})).toEqual(['hosts.0']);
    await setHosts('hosted', ['hosted.localhost']);
    expect((await app.request('www.hosted.localhost', { path: '/robots.txt' })).status).toBe(404);
  });

  it('are none that a tag or recorder of any brand comes from or talks to', async () => {
    const { version, settings } = await opened('measured');
    const stored = await browsers.owner.put('/admin-api/tenants/measured', {
      version,
      settings: {
        ...settings,
        ...{
          tag_name: 'Telbureau',
          tag_script: 'https://tags.counting.com/t.js',
          tag_hosts: ['in.other.com'],
        },
      },
    });
    expect(stored.status).toBe(200);
    const named = ['tags.counting.com', 'counting.com', 'x.in.other.com'];
    const refused = await setHosts('hosted', ['hosted.localhost', ...named, 'unrelated.com']);
    expect(Object.keys(problemsOf(refused).fields ?? {})).toEqual(['hosts.1', 'hosts.2', 'hosts.3']);
    const begun = await create(browsers.owner, 'counting', { host: 'counting.com' });
    expect(problemsOf(begun).params.problems).toMatch(/^host: A tag or recorder of another company/);
  });

  it('that two brands want at once is one’s, and the other learns why', async () => {
    await opened('wants-a');
    await opened('wants-b');
    const answers = await Promise.all([
      setHosts('wants-a', ['wants-a.localhost', 'wanted.localhost']),
      setHosts('wants-b', ['wants-b.localhost', 'wanted.localhost']),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    const refused = answers.find(({ status }) => status === 400) as TestAnswer;
    expect(problemsOf(refused).params.problems).toBe('hosts.1: This host belongs to another brand.');
  });
});

describe('companies', () => {
  it('are those of one’s brands, and changed by who has all of their brands', async () => {
    const lantaarn = ((await browsers.operator.get('/admin-api/companies')).json as CompanyRecord[]).find(
      ({ id }) => id === 'lantaarn',
    );
    const names = async (browser: Browser) =>
      ((await browser.get('/admin-api/settings-choices')).json as SettingsChoices).companies.map(
        ({ id }) => id,
      );
    expect(await names(browsers.support)).toEqual(['lantaarn']);
    // Brands of the owner's belong to it, too.
    expect(lantaarn).toMatchObject({ id: 'lantaarn', editable: false });
    const { brands: _brands, editable: _editable, ...before } = lantaarn as CompanyRecord;
    const change = (browser: Browser, id = 'lantaarn', name = 'Lantaarn') =>
      browser.put(`/admin-api/companies/${id}`, { before, company: { ...before, id, name } });
    expect((await change(browsers.moderator)).status).toBe(403);
    expect(problemsOf(await change(browsers.operator)).code).toBe('forbidden');
    expect((await change(browsers.operator, 'northquay')).status).toBe(404);
    expect((await change(browsers.operator, 'nowhere')).status).toBe(404);
    expect(Object.keys(problemsOf(await change(browsers.owner, 'lantaarn', '')).fields ?? {})).toEqual([
      'name',
    ]);
    expect(await change(browsers.owner)).toMatchObject({ status: 200, json: { name: 'Lantaarn' } });
    for (const where of [app, elsewhere])
      await until('the company’s new name', async () => {
        const { json } = await where.request('alpha.localhost', { path: '/api/companyinfo.php' });
        return (json as { name: string }).name === 'Lantaarn';
      });
  });
});

describe('landing pages', () => {
  it('that are switched off are in no sitemap', async () => {
    const { version, settings } = await opened('landing');
    await setState('landing', 'public');
    const sitemap = async () => (await app.request('landing.localhost', { path: '/sitemap.xml' })).text;
    expect(await sitemap()).toContain('/ontdek/galerij</loc>');
    const off = { ...settings, landings_off: ['gallery'] };
    const saved = await browsers.owner.put('/admin-api/tenants/landing', {
      version: version + 1,
      settings: off,
    });
    expect(saved).toMatchObject({ status: 200 });
    expect(await sitemap()).not.toContain('galerij');
    expect(await sitemap()).toContain('/ontdek/');
  });
});

describe('history', () => {
  it('has no version without a change, compares two, and keeps hosts and state out of a restore', async () => {
    const { version, settings } = await opened('told');
    const save = (from: number, changes: Partial<Settings>) =>
      browsers.owner.put('/admin-api/tenants/told', { version: from, settings: { ...settings, ...changes } });
    expect((await save(version, {})).json).toMatchObject({ version });
    await save(1, { name: 'Told twice' });
    await browsers.owner.put('/admin-api/tenants/told/hosts', {
      version: 2,
      hosts: ['t.localhost', 'told.localhost'],
    });
    const compared = await browsers.owner.get('/admin-api/tenants/told/comparison?before=3&after=1');
    expect(compared.json).toMatchObject({
      currency: 'EUR',
      changes: [
        { path: 'hosts', before: ['t.localhost', 'told.localhost'], after: ['told.localhost'] },
        { path: 'name', before: 'Told twice', after: 'Brand told' },
      ],
    });
    const restored = await browsers.owner.post('/admin-api/tenants/told/restore', { version: 1 });
    expect(restored.json).toMatchObject({
      version: 4,
      name: 'Brand told',
      hosts: ['t.localhost', 'told.localhost'],
    });
    expect((await browsers.owner.get('/admin-api/tenants/told/comparison?before=1&after=99')).status).toBe(
      404,
    );
    const { json } = await browsers.owner.get('/admin-api/tenants/told/file');
    expect(json).toMatchObject({
      file: { id: 'told', state: 'draft', hosts: ['t.localhost', 'told.localhost'] },
      ...{ on_disk: false, differences: [], problems: [] },
    });
  });
});

describe('a brand that closes', () => {
  it('takes no signup, payment or message any more, and lets its members out', async () => {
    const member = await joinConfirmed(app, 'alpha');
    expect(await setState('alpha', 'closed')).toMatchObject({ status: 200, json: { state: 'closed' } });
    expect(await audited('tenant.closed', 'alpha')).toHaveLength(1);
    const as = (method: 'GET' | 'POST', path: string, body: unknown = {}) =>
      app.request('alpha.localhost', {
        ...{ method, path, cookies: member.cookies },
        ...(method === 'GET' ? {} : { body }),
      });
    for (const path of [
      '/api/signup',
      '/api/payments',
      '/api/messages',
      '/api/likes',
      '/api/mandates',
      '/api/activation',
    ])
      expect([path, problemsOf(await as('POST', path)).code]).toEqual([path, 'brand_closed']);
    expect(problemsOf(await as('GET', '/api/members')).code).toBe('brand_closed');
    for (const path of [
      '/api/user.php',
      '/api/chats.php',
      '/api/payments',
      '/api/credits',
      '/api/companyinfo.php',
    ])
      expect([path, (await as('GET', path)).status]).toEqual([path, 200]);
    const asked = await as('POST', '/api/account/export', { password: 'not mine' });
    expect(problemsOf(asked).code).toBe('validation_failed');
    expect(problemsOf(await as('POST', '/api/payments/webhooks/sandbox')).code).toBe('webhook_refused');
    expect((await as('GET', '/robots.txt')).text).toBe('User-agent: *\nDisallow:\n');
    expect((await as('GET', '/sitemap.xml')).status).toBe(404);
    expect(await setState('alpha', 'public')).toMatchObject({ status: 200 });
    expect((await as('GET', '/api/members')).status).toBe(200);
  });
});
