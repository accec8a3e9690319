import { DiscoveryService } from '@nestjs/core';
import { TlsCertificates } from '../../apps/server/src/adapters/served-certificates/tls-certificates.ts';
import { metricsOf } from '../../apps/server/src/kernel/entrance/operations/metrics.ts';
import { LOG } from '../../apps/server/src/kernel/ground/log.ts';
import { acrossTenants } from '../../apps/server/src/kernel/ground/tenant-context.ts';
import { GaugeTimer } from '../../apps/server/src/kernel/housekeeping/gauge-timer.ts';
import { CheckDueHosts } from '../../apps/server/src/modules/brands/host-checks/check-due-hosts.ts';
import { ServedCertificates } from '../../apps/server/src/ports/served-certificates.ts';
import type { HostCheck } from '../../packages/contract/src/brands/calls/host-checks.ts';
import type { TenantRecord } from '../../packages/contract/src/brands/calls/tenants.ts';
import { staffRoles, type StaffRole } from '../../packages/contract/src/console/staff.ts';
import { Browser } from '../support/app/browser.ts';
import { consoleHost, createStaff, openConsole } from '../support/app/console.ts';
import { ownIssuer, selfSigned, type KeyAndCertificate } from '../support/app/self-signed.ts';
import { startBeside, startTestApp, type TestAnswer, type TestApp } from '../support/app/test-app.ts';
import { startDnsServer, type DnsServer, type Failure, type Records } from '../support/dns/dns-server.ts';
import { startSilentServer, startTlsServer, type TlsServer } from '../support/dns/tls-server.ts';

/** Two addresses of ours with a server, and one without. The next is nobody's whom we may ask. */
const [ours, ourSecond, ourSilent, ourDown, private_] = [
  '127.0.0.1',
  '127.0.0.2',
  '127.0.0.3',
  '127.0.0.4',
  '127.0.0.9',
];
const site = 'sites.platform.dev';
const other = '203.0.113.80';
const dayMs = 86_400_000;

const issuer = ownIssuer('Test Issuer');
let dns: DnsServer;
let proxy: TlsServer;
let app: TestApp;
let browsers: Record<StaffRole, Browser>;
const closers: (() => Promise<void>)[] = [];

beforeAll(async () => {
  dns = await startDnsServer();
  dns.set(site, { A: [ours] });
  proxy = await startTlsServer(ours);
  const silent = await startSilentServer(ourSilent, proxy.port);
  closers.push(
    () => dns.close(),
    () => proxy.close(),
    () => silent.close(),
  );
  const targets = [ours, ourSecond, ourSilent, ourDown, site];
  app = await startTestApp({
    env: { DNS_SERVERS: dns.address, SITE_TARGETS: targets.join(','), PUBLIC_PORT: String(proxy.port) },
    ports: [
      {
        provide: ServedCertificates,
        useFactory: () =>
          new TlsCertificates({ port: proxy.port, targets, issuers: [issuer.cert], answerMs: 1000 }),
      },
    ],
  });
  await createStaff(app, 'owner@staff.test', 'owner');
  for (const role of staffRoles.filter((one) => one !== 'owner'))
    await createStaff(app, `${role}@staff.test`, role, ['alpha']);
  const opened = await Promise.all(
    staffRoles.map(async (role) => [role, await openConsole(app, `${role}@staff.test`)] as const),
  );
  browsers = Object.fromEntries(opened) as Record<StaffRole, Browser>;
});
afterAll(async () => {
  for (const close of closers) await close();
});

const record = async (id: string): Promise<TenantRecord> =>
  (await browsers.owner.get(`/admin-api/tenants/${id}`)).json as TenantRecord;
async function setHosts(id: string, hosts: readonly string[]): Promise<void> {
  const { version } = await record(id);
  const answer = await browsers.owner.put(`/admin-api/tenants/${id}/hosts`, { version, hosts });
  expect(answer).toMatchObject({ status: 200 });
}
const checks = async (id: string): Promise<HostCheck[]> =>
  (await browsers.owner.get(`/admin-api/tenants/${id}/host-checks`)).json as HostCheck[];
const checkOf = async (host: string, id = 'alpha'): Promise<HostCheck> => {
  const found = (await checks(id)).find((one) => one.host === host);
  if (!found) throw new Error(`no check of ${host}`);
  return found;
};
/** What the worker does every few seconds. */
const round = (on = app): Promise<number> => on.nest.get(CheckDueHosts, { strict: false }).run();
/** A round in which the looks of all hosts are due. */
async function again(): Promise<void> {
  await acrossTenants('a test lets looks be due', () =>
    app.database.write('UPDATE host_check SET next_at = :now', { now: app.clock.now() }),
  );
  await round();
}
const show = (host: string, certificate: KeyAndCertificate | undefined = issuer.issue([host])) =>
  proxy.show(host, certificate);
/** A host of the brand, all of it as it should be. */
async function rightHost(host: string, id = 'alpha'): Promise<void> {
  dns.set(host, { CNAME: site });
  show(host);
  await setHosts(id, [host]);
  await round();
  expect(await checkOf(host, id)).toMatchObject({ dns: { state: 'right' }, certificate: { state: 'right' } });
}

describe('the check of hosts', () => {
  it.each<[call: string, send: (browser: Browser, id: string) => Promise<TestAnswer>, StaffRole[]]>([
    ['look', (browser, id) => browser.get(`/admin-api/tenants/${id}/host-checks`), [...staffRoles]],
    [
      'check',
      (browser, id) => browser.post(`/admin-api/tenants/${id}/host-checks`, {}),
      ['owner', 'operator'],
    ],
  ])('is nobody’s who lacks the right or the brand: %s', async (_call, send, allowed) => {
    for (const role of staffRoles) {
      const may = allowed.includes(role);
      expect([role, (await send(browsers[role], 'alpha')).status]).toEqual([role, may ? 200 : 403]);
      const [foreign, none] = [await send(browsers[role], 'beta'), await send(browsers[role], 'nowhere')];
      expect([role, none.status]).toEqual([role, may ? 404 : 403]);
      if (role !== 'owner')
        expect([role, foreign.status, foreign.text]).toEqual([role, none.status, none.text]);
    }
    expect((await send(new Browser(app, consoleHost), 'alpha')).status).toBe(403);
  });

  it('is not about hosts that are not on the internet', async () => {
    await round();
    expect(await checkOf('beta.localhost', 'beta')).toMatchObject({
      ...{ wanted: [], dns: { state: 'unchecked', found: [] }, certificate: null, counterpart: null },
    });
    expect(dns.asked('beta.localhost', 'A')).toBe(0);
  });

  it('is limited for each staff member', async () => {
    const statuses: number[] = [];
    for (let time = 0; time < 7; time++)
      statuses.push((await browsers.owner.post('/admin-api/tenants/beta/host-checks', {})).status);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('records', () => {
  it('are a CNAME for a sub-domain and addresses for a domain, named in full and within the domain', async () => {
    await setHosts('alpha', ['www.glow.co.uk', 'glow.co.uk', 'xn--bcher-kva.dev']);
    const [www, bare, alone] = await checks('alpha');
    expect(www).toMatchObject({
      wanted: [{ type: 'CNAME', name: 'www.glow.co.uk', relative: 'www', value: site }],
      counterpart: null,
    });
    expect(bare?.wanted).toHaveLength(4);
    expect(bare?.wanted[0]).toEqual({ type: 'A', name: 'glow.co.uk', relative: '@', value: ours });
    expect(alone?.counterpart).toBe('www.xn--bcher-kva.dev');
  });
});

describe('what DNS says', () => {
  it.each<[what: string, Records | undefined, HostCheck['dns']['state'], RegExp]>([
    ['no name', undefined, 'waiting', /^There is no DNS record for it yet\.$/],
    ['a name without an address', { TXT: ['v=spf1 -all'] }, 'waiting', /^There is no DNS record/],
    ['our address', { A: [ours] }, 'right', /^It leads here\.$/],
    ['both of our addresses', { A: [ours, ourSecond] }, 'right', /^It leads here\.$/],
    ['our name', { CNAME: site }, 'right', /^It leads here\.$/],
    ['an alias of an alias of ours', { CNAME: 'edge.partner.dev' }, 'right', /^It leads here\.$/],
    ['another address', { A: [other] }, 'wrong', /^It leads to 203\.0\.113\.80, and not here\.$/],
    [
      'our address and another',
      { A: [ours, other] },
      'wrong',
      /^It leads here, but also to 203\.0\.113\.80: /,
    ],
    [
      'our address, and an IPv6 address that was left over',
      { A: [ours], AAAA: ['2001:db8::9'] },
      'wrong',
      /^An AAAA record still leads to 2001:db8::9: /,
    ],
    [
      'another name',
      { CNAME: 'shops.elsewhere.dev' },
      'wrong',
      /^It is an alias of shops\.elsewhere\.dev, which leads to 203\.0\.113\.81, and not here\.$/,
    ],
    [
      'a name that is gone',
      { CNAME: 'gone.elsewhere.dev' },
      'wrong',
      /^It is an alias of gone\.elsewhere\.dev, which has no address\.$/,
    ],
  ])('is told: %s', async (what, records, state, sentence) => {
    dns.set('shops.elsewhere.dev', { A: ['203.0.113.81'] });
    dns.set('edge.partner.dev', { CNAME: site });
    const host = `${what.replaceAll(/\W+/g, '-').toLowerCase()}.dns.dev`;
    dns.set(host, records);
    await setHosts('alpha', [host]);
    expect(await checkOf(host)).toMatchObject({ dns: { state: 'waiting' }, looked_at: null });
    await round();
    const check = await checkOf(host);
    expect(check.dns.state).toBe(state);
    expect(check.dns.sentence).toMatch(sentence);
    const found = check.dns.found.map(({ value }) => value);
    expect(found).toEqual(expect.arrayContaining([...(records?.A ?? []), ...(records?.AAAA ?? [])]));
    expect(check.looked_at).toBe(app.clock.now().toISOString());
  });

  it('is seen when it changes, at once by whoever asks', async () => {
    const host = 'changing.dns.dev';
    dns.set(host, { A: [other] });
    await setHosts('alpha', [host]);
    await round();
    expect((await checkOf(host)).dns.state).toBe('wrong');
    dns.set(host, { A: [ours] });
    await round();
    expect((await checkOf(host)).dns.state).toBe('wrong');
    const answer = await browsers.operator.post('/admin-api/tenants/alpha/host-checks', {});
    expect(answer).toMatchObject({ status: 200, json: [{ host, dns: { state: 'right' } }] });
  });

  it('is gone, and not to come, where it was right before', async () => {
    await rightHost('vanishing.dns.dev');
    dns.set('vanishing.dns.dev', undefined);
    await again();
    expect((await checkOf('vanishing.dns.dev')).dns).toMatchObject({
      ...{ state: 'wrong', sentence: 'Its DNS record is gone.' },
    });
  });

  it.each<[Failure]>([['SERVFAIL'], ['silence']])(
    'is unknown by %s, and stays what it was',
    async (failure) => {
      const host = `${failure.toLowerCase()}.dns.dev`;
      await rightHost(host);
      dns.fail(host, failure);
      await again();
      expect(await checkOf(host)).toMatchObject({
        ...{ unreachable: true, dns: { state: 'right' }, certificate: { state: 'right' } },
      });
      dns.fail(host, undefined);
      await again();
      expect(await checkOf(host)).toMatchObject({ unreachable: false, dns: { state: 'right' } });
    },
  );

  it('could not be looked up yet, of a new host', async () => {
    dns.fail('new.dns.dev', 'SERVFAIL');
    await setHosts('alpha', ['new.dns.dev']);
    await round();
    expect((await checkOf('new.dns.dev')).dns).toMatchObject({
      ...{ state: 'waiting', sentence: 'It could not be looked up: no name server answers for it.' },
    });
  });
});

describe('the certificate', () => {
  const from = (start: string, end: string) => ({
    startsAt: new Date(`${start}T00:00:00Z`),
    endsAt: new Date(`${end}T00:00:00Z`),
  });
  type Made = (host: string) => KeyAndCertificate | undefined;
  // The clock of tests stands on 2 March 2026.
  it.each<[what: string, Made, NonNullable<HostCheck['certificate']>['state'], RegExp]>([
    ['of a known issuer', (host) => issuer.issue([host]), 'right', /^The certificate is valid\.$/],
    ['for all sub-domains', () => issuer.issue(['*.certificate.dev']), 'right', /^The certificate is valid/],
    ['that is none', () => undefined, 'waiting', /^The server at 127\.0\.0\.1 shows no certificate/],
    [
      'for other names',
      () => issuer.issue(['a.other.dev', 'b.other.dev']),
      'wrong',
      /^The certificate is for a\.other\.dev, b\.other\.dev, and not for this host\.$/,
    ],
    ['that vouches for itself', (host) => selfSigned(host), 'wrong', /^The certificate is self-signed: /],
    [
      'of an unknown issuer',
      (host) => ownIssuer('Nobody Knows').issue([host]),
      'wrong',
      /^Browsers do not know who issued the certificate: Nobody Knows\.$/,
    ],
    [
      'that has ended',
      (host) => issuer.issue([host], from('2025-01-01', '2026-02-01')),
      'wrong',
      / has ended: /,
    ],
    [
      'of later',
      (host) => issuer.issue([host], from('2048-01-01', '2049-01-01')),
      'wrong',
      / does not hold yet: /,
    ],
  ])('is told: one %s', async (what, made, state, sentence) => {
    const host = `${what.replaceAll(/\W+/g, '-').toLowerCase()}.certificate.dev`;
    dns.set(host, { A: [ours] });
    const certificate = made(host);
    proxy.show(host, certificate);
    await setHosts('alpha', [host]);
    await round();
    const found = (await checkOf(host)).certificate;
    expect(found?.state).toBe(state);
    expect(found?.sentence).toMatch(sentence);
    expect(found?.ends_at === null).toBe(certificate === undefined);
  });

  it('names its issuer, its names and its end', async () => {
    const host = 'said.certificate.dev';
    await rightHost(host);
    expect((await checkOf(host)).certificate).toMatchObject({
      ...{ issuer: 'Test Issuer', names: [host], ends_at: '2049-12-31T23:59:59.000Z' },
    });
  });

  it('ends soon, by its own length, and was not renewed', async () => {
    const host = 'ending.certificate.dev';
    await rightHost(host);
    const now = app.clock.now().getTime();
    const ending = (days: number, length: number) =>
      issuer.issue([host], {
        startsAt: new Date(now + (days - length) * dayMs),
        endsAt: new Date(now + days * dayMs),
      });
    const states: unknown[] = [];
    for (const [days, length] of [
      [20, 90],
      [13, 90],
      [2, 90],
      [3, 6],
      [1, 6],
    ] as const) {
      show(host, ending(days, length));
      await again();
      states.push((await checkOf(host)).certificate?.state);
    }
    expect(states).toEqual(['right', 'ending', 'ending', 'right', 'ending']);
  });

  it.each([
    ['refuses', ourDown, /^Nothing answers at 127\.0\.0\.4\.$/],
    ['takes connections and is silent', ourSilent, /^The server at 127\.0\.0\.3 shows no certificate/],
  ])('is missing where the server %s', async (_what, address, sentence) => {
    const host = `at-${address.replaceAll('.', '-')}.certificate.dev`;
    dns.set(host, { A: [ours, address] });
    show(host);
    await setHosts('alpha', [host]);
    await round();
    const { certificate } = await checkOf(host);
    expect(certificate?.state).toBe('waiting');
    expect(certificate?.sentence).toMatch(sentence);
  });

  it('is never asked for at an address that is private, unless it is our own', async () => {
    const canary = await startTlsServer(private_, proxy.port);
    try {
      const host = 'inner.certificate.dev';
      canary.show(host, issuer.issue([host]));
      dns.set(host, { A: [private_, '10.0.0.1', '169.254.169.254'], AAAA: ['::1', '::ffff:127.0.0.9'] });
      await setHosts('alpha', [host]);
      await round();
      expect((await checkOf(host)).certificate).toMatchObject({ state: 'unchecked', ends_at: null });
      expect(canary.connections()).toBe(0);
    } finally {
      await canary.close();
    }
  });

  it('is read, and nothing is said to the server', async () => {
    expect(proxy.connections()).toBeGreaterThan(10);
    expect(proxy.received()).toBe(0);
  });
});

describe('looks', () => {
  it('are of one worker, and of hosts that are still there', async () => {
    const beside = await startBeside(app);
    const host = 'once.looks.dev';
    dns.set(host, { A: [other] });
    await setHosts('alpha', [host, 'dropped.looks.dev']);
    await Promise.all([round(), round(beside)]);
    expect(dns.asked(host, 'CNAME')).toBe(1);
    await setHosts('alpha', [host]);
    await round();
    const rows = await acrossTenants('a test counts checks', () =>
      app.database.select("SELECT host FROM host_check WHERE tenant_id = 'alpha'"),
    );
    expect(rows).toEqual([{ host }]);
  });

  it('are not held up by name servers that are silent', async () => {
    const names = (kind: string, count: number) =>
      Array.from({ length: count }, (_, index) => `${kind}-${index}.slow.dev`);
    for (const host of [...names('silent', 20), ...names('mute', 10)]) dns.fail(host, 'silence');
    for (const host of names('good', 10)) {
      dns.set(host, { A: [ours] });
      show(host);
    }
    await setHosts('alpha', names('silent', 20));
    await setHosts('beta', [...names('mute', 10), ...names('good', 10)]);
    const began = performance.now();
    await round();
    const seconds = (performance.now() - began) / 1000;
    console.log(`30 silent names and 10 others looked at in ${seconds.toFixed(1)} s`);
    expect(seconds).toBeLessThan(25);
    const found = await checks('beta');
    expect(found.filter(({ certificate }) => certificate?.state === 'right')).toHaveLength(10);
    expect(found.filter(({ unreachable }) => unreachable)).toHaveLength(10);
  });
});

describe('alarms', () => {
  const alarms = async (browser: Browser) => (await browser.get('/admin-api/home/host-alarms')).json;
  const counted = async (): Promise<Record<string, number>> => {
    const timer = new GaugeTimer(
      app.nest.get(DiscoveryService),
      app.clock,
      app.environment,
      app.nest.get(LOG),
    );
    timer.onApplicationBootstrap();
    await timer.readOnce();
    const metrics = await metricsOf(app.nest).getMetricsAsJSON();
    const found = metrics.find(({ name }) => name === 'kindling_host_checks');
    return Object.fromEntries((found?.values ?? []).map(({ labels, value }) => [labels['state'], value]));
  };

  it('are told to operators, of their own brands alone', async () => {
    await rightHost('alarmed.alarm.dev');
    await rightHost('other.alarm.dev', 'beta');
    const before = await counted();
    expect(await alarms(browsers.owner)).toEqual([]);
    dns.set('alarmed.alarm.dev', { A: [other] });
    dns.set('other.alarm.dev', undefined);
    await again();
    const ofAlpha = {
      ...{ tenant: 'alpha', host: 'alarmed.alarm.dev', alarm: 'broken', ends_at: null },
      sentence: 'It leads to 203.0.113.80, and not here.',
    };
    expect(await alarms(browsers.operator)).toEqual([ofAlpha]);
    expect(await alarms(browsers.owner)).toMatchObject([ofAlpha, { tenant: 'beta', alarm: 'broken' }]);
    expect((await browsers.support.get('/admin-api/home/host-alarms')).status).toBe(403);
    const after = await counted();
    expect([before['broken'], after['broken']]).toEqual([0, 2]);
    expect(after['right']).toBe((before['right'] ?? 0) - 2);
  });

  it('say when a certificate ends, and end with a new one', async () => {
    const host = 'renewed.alarm.dev';
    await rightHost(host);
    const endsAt = new Date(Math.ceil(app.clock.now().getTime() / 1000) * 1000 + 2 * dayMs);
    show(host, issuer.issue([host], { endsAt }));
    await again();
    expect(await alarms(browsers.operator)).toMatchObject([
      { host, alarm: 'urgent', ends_at: endsAt.toISOString() },
    ]);
    show(host);
    await again();
    expect(await alarms(browsers.operator)).toEqual([]);
  });
});

describe('the launch list', () => {
  const setState = async (id: string, state: string, without?: string[]) =>
    browsers.operator.put(`/admin-api/tenants/${id}/state`, {
      ...{ version: (await record(id)).version, state },
      ...(without ? { without } : {}),
    });
  const red = async (id: string): Promise<string[]> => {
    const { json } = await browsers.owner.get(`/admin-api/tenants/${id}/readiness`);
    const { lines } = json as { lines: { id: string; problems: unknown[] }[] };
    return lines.filter(({ problems }) => problems.length > 0).map(({ id: line }) => line);
  };
  const codeOf = ({ json }: TestAnswer) => (json as { error?: { code: string } }).error?.code;

  it('waits for DNS and certificate, unless an operator says that it may do without', async () => {
    const host = 'launched.launch.dev';
    dns.set(host, { A: [other] });
    await setHosts('alpha', [host]);
    await round();
    expect((await setState('alpha', 'closed')).status).toBe(200);
    expect(await red('alpha')).toEqual(['dns', 'certificate']);
    expect(codeOf(await setState('alpha', 'public'))).toBe('brand_not_ready');
    expect(codeOf(await setState('alpha', 'public', ['dns']))).toBe('brand_not_ready');
    expect((await setState('alpha', 'public', ['dns', 'theme'])).status).toBe(400);
    expect((await setState('alpha', 'public', ['dns', 'certificate'])).status).toBe(200);
    const entries = await acrossTenants('a test reads the audit log', () =>
      app.database.select<{ changes: string }>(
        "SELECT changes FROM audit_entry WHERE action = 'tenant.published' AND tenant_id = 'alpha'",
      ),
    );
    expect(entries.map(({ changes }) => JSON.parse(changes) as unknown)).toEqual([
      ['state', 'without.dns', 'without.certificate'],
    ]);
    dns.set(host, { A: [ours] });
    show(host);
    await again();
    expect(await red('alpha')).toEqual([]);
  });

  it('does not let any other line be missing, however often one is named', async () => {
    const { version, settings } = await record('alpha');
    const changed = await browsers.owner.put('/admin-api/tenants/alpha', {
      ...{ version, settings: { ...settings, payment_methods: ['twint'] } },
    });
    expect(changed.status).toBe(200);
    await setHosts('alpha', ['hard.launch.dev']);
    expect((await setState('alpha', 'closed')).status).toBe(200);
    expect(await red('alpha')).toEqual(['payments', 'dns', 'certificate']);
    for (const without of [
      ['dns', 'certificate'],
      ['dns', 'dns'],
      ['certificate', 'certificate'],
    ])
      expect(codeOf(await setState('alpha', 'public', without))).toBe('brand_not_ready');
  });

  it('does not ask for them of hosts that are not on the internet', async () => {
    await setHosts('beta', ['beta.localhost']);
    const missing = await red('beta');
    for (const line of ['dns', 'certificate']) expect(missing).not.toContain(line);
  });
});

// The last: sessions of staff end meanwhile.
describe('the days after', () => {
  it('are looked at often at first, less often while nobody mends it, and once a day when all is right', async () => {
    const host = 'often.looks.dev';
    dns.set(host, { A: [other] });
    await setHosts('alpha', [host]);
    await round();
    const roundAfter = (ms: number) => {
      app.clock.advance(ms);
      return round();
    };
    const looked = () => dns.asked(host, 'CNAME');
    const counts: number[] = [];
    for (const [ms, times] of [
      [30_000, 20],
      [5 * 60_000, 12],
      [dayMs, 1],
      [30 * 60_000, 4],
    ] as const) {
      const before = looked();
      for (let time = 0; time < times; time++) await roundAfter(ms);
      counts.push(looked() - before);
    }
    expect(counts).toEqual([20, 12, 1, 2]);
    dns.set(host, { A: [ours] });
    show(host);
    await roundAfter(60 * 60_000);
    const before = looked();
    for (let hour = 0; hour < 24; hour++) await roundAfter(60 * 60_000);
    expect(looked() - before).toBe(1);
  });
});
