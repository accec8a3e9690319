import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Housekeeping } from '../../apps/server/src/kernel/housekeeping/housekeeping.ts';
import { exportedTables } from '../../apps/server/src/modules/overviews/brand-exports/exported-tables.ts';
import type { MailDomainAnswer } from '../../packages/contract/src/mails/calls/mail-domain.ts';
import { sampledMails } from '../../packages/contract/src/mails/sampled-mails.ts';
import type { Browser } from '../support/app/browser.ts';
import { createStaff, openConsole } from '../support/app/console.ts';
import { startTestApp, type TestApp } from '../support/app/test-app.ts';
import { startDnsServer, type DnsServer, type Records } from '../support/dns/dns-server.ts';
import { authenticated } from '../support/mail/authenticated.ts';
import { headerOf, startMailServer, type ArrivedMail, type MailServer } from '../support/mail/mail-server.ts';

/** Of each test's own: what one person may ask for is limited. */
let operatorMail = '';
let operators = 0;
const dayMs = 24 * 3_600_000;
const brands = { alpha: 'support@alpha.example', beta: 'help@beta.example' } as const;

let dns: DnsServer;
let mails: MailServer;
let newsletters: MailServer;
let folder: string;
let app: TestApp;
let operator: Browser;

const publicKeyOf = (pem: { publicKey: Buffer }) => pem.publicKey.toString('base64');
const keyPair = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'der' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
const ofInstallation = keyPair();

beforeAll(async () => {
  [dns, mails, newsletters] = await Promise.all([startDnsServer(), startMailServer(), startMailServer()]);
  folder = await mkdtemp(path.join(os.tmpdir(), 'kindling-dkim-'));
  const keyFile = path.join(folder, 'dkim.pem');
  await writeFile(keyFile, ofInstallation.privateKey, { mode: 0o600 });
  app = await startTestApp({
    settings: { alpha: { support_email: brands.alpha }, beta: { support_email: brands.beta } },
    env: {
      SMTP_URL: mails.url,
      NEWSLETTER_SMTP_URL: newsletters.url,
      DNS_SERVERS: dns.address,
      MAIL_FROM: 'post@kindling.example',
      MAIL_DKIM_SELECTOR: 'k1',
      MAIL_DKIM_KEY_FILE: keyFile,
      MAIL_SPF: 'include:spf.kindling.example',
    },
  });
  await createStaff(app, 'elsewhere@staff.test', 'operator', ['beta']);
  await createStaff(app, 'support@staff.test', 'support', ['alpha']);
  dns.set('k1._domainkey.kindling.example', { TXT: [`v=DKIM1; p=${publicKeyOf(ofInstallation)}`] });
  dns.set('_dmarc.alpha.example', { TXT: ['v=DMARC1; p=reject'] });
  ofAlpha({ MX: [takesMail] });
});
beforeEach(async () => {
  operators += 1;
  operatorMail = `operator${operators}@staff.test`;
  await createStaff(app, operatorMail, 'operator', ['alpha', 'beta']);
  operator = await openConsole(app, operatorMail);
});
afterAll(async () => {
  await Promise.all([dns.close(), mails.stop(), newsletters.stop()]);
  await rm(folder, { recursive: true, force: true });
});

const takesMail = { preference: 10, exchange: 'mx.alpha.example' };
const alphaRecords: Records = {};
/** Publishes these at the domain of alpha, beside the others that are there. */
const ofAlpha = (changes: Records) => dns.set('alpha.example', Object.assign(alphaRecords, changes));

type Brand = keyof typeof brands;
const call = async (work: ReturnType<Browser['get']>): Promise<MailDomainAnswer> => {
  const { status, json, text } = await work;
  if (status !== 200) throw new Error(`${status} ${text}`);
  return json as MailDomainAnswer;
};
const at = (brand: Brand) => `/admin-api/tenants/${brand}/mail-domain`;
const shown = (brand: Brand = 'alpha') => call(operator.get(at(brand)));
const make = (brand: Brand = 'alpha') => call(operator.post(`${at(brand)}/keys`, {}));
const check = (brand: Brand = 'alpha') => call(operator.post(`${at(brand)}/check`, {}));
const recordOf = ({ records }: MailDomainAnswer, kind: string) =>
  records.find((record) => record.kind === kind);
const keyIn = ({ keys }: MailDomainAnswer, state: string) => {
  const found = keys.find((key) => key.state === state);
  if (!found) throw new Error(`no key is ${state}`);
  return found;
};
/** Publishes the record of a key as its owner would. */
const publish = ({ record }: ReturnType<typeof keyIn>, value = record.value ?? '') =>
  dns.set(record.host, value === '' ? undefined : { TXT: [value] });
/** Makes and publishes a key, which signs from then on. */
async function signing(brand: Brand = 'alpha'): Promise<ReturnType<typeof keyIn>> {
  const waiting = keyIn(await make(brand), 'waiting');
  publish(waiting);
  return keyIn(await check(brand), 'active');
}
/** A mail of a brand as its receiver gets it. */
async function mail(brand: Brand = 'alpha', kind = 'activation'): Promise<ArrivedMail> {
  const path = `/admin-api/tenants/${brand}/mails/${kind}/trial`;
  const language = brand === 'alpha' ? 'nl' : 'en';
  const { status, text } = await operator.post(path, { language });
  if (status !== 200) throw new Error(`${status} ${text}`);
  await app.runOutbox();
  const bulk = ['weekly_update', 'reminder', 'newsletter'].includes(kind);
  return (bulk ? newsletters : mails).newestTo(operatorMail);
}
/** Removes what the test before left. */
async function forgetKeys(): Promise<void> {
  for (const brand of ['alpha', 'beta'] as const)
    await app.inTenant(brand, async () => {
      await app.database.write('DELETE FROM mail_key WHERE tenant_id = :tenant', {});
      await app.database.write('DELETE FROM mail_domain WHERE tenant_id = :tenant', {});
    });
}
afterEach(forgetKeys);

describe('mails of a brand whose domain is not signed', () => {
  it('are from the installation, in the name of the brand, and answers go to the brand', async () => {
    const arrived = await mail();
    expect(arrived.email.from).toEqual({ name: 'Alpha', address: 'post@kindling.example' });
    expect(arrived.email.replyTo).toEqual([{ name: 'Alpha', address: brands.alpha }]);
    expect(arrived.email.messageId).toMatch(/^<alpha\.[a-z0-9]{24}\.[0-9a-f]{32}@kindling\.example>$/);
    expect(arrived.from).toBe('post@kindling.example');
    expect(await authenticated(arrived, dns.address)).toMatchObject({
      ...{ from: 'kindling.example', aligned: true },
      signedBy: [{ domain: 'kindling.example', selector: 'k1' }],
    });
    expect(await shown()).toMatchObject({
      domain: 'alpha.example',
      from: {
        address: 'post@kindling.example',
        reply_to: brands.alpha,
        by: 'installation',
        reason: 'no_key',
      },
      keys: [],
      checked_at: null,
    });
  });

  it('stay so while the record is missing, has another key, is cut off or withdrawn', async () => {
    const waiting = keyIn(await make(), 'waiting');
    const stranger = publicKeyOf(keyPair());
    const value = waiting.record.value ?? '';
    for (const [published, state, cause] of [
      ['', 'waiting', 'missing'],
      [`v=DKIM1; k=rsa; p=${stranger}`, 'wrong', 'other_key'],
      [value.slice(0, 255), 'wrong', 'cut'],
      ['v=DKIM1; p=', 'wrong', 'revoked'],
      ['v=DKIM1; k=ed25519; p=abc', 'wrong', 'malformed'],
    ] as const) {
      publish(waiting, published);
      const answer = await check();
      expect(keyIn(answer, 'waiting').record).toMatchObject({ state, cause });
      expect(answer.from).toMatchObject({ by: 'installation', reason: 'not_seen' });
      expect((await mail()).email.from?.address).toBe('post@kindling.example');
    }
    publish(waiting);
    expect((await check()).from).toMatchObject({ by: 'brand', reason: 'signed', signed_by: 'alpha.example' });
  });
});

describe('mails of a brand whose signature is in place', () => {
  it('are from its own address, and a receiver finds that they are', async () => {
    const { selector } = await signing();
    const arrived = await mail();
    expect(arrived.email.from).toEqual({ name: 'Alpha', address: brands.alpha });
    expect(arrived.email.replyTo).toBeUndefined();
    expect(arrived.email.messageId).toMatch(/@alpha\.example>$/);
    expect(await authenticated(arrived, dns.address)).toMatchObject({
      ...{ from: 'alpha.example', aligned: true },
      signedBy: [{ domain: 'alpha.example', selector }],
    });
    // A changed mail proves nothing.
    const raw = Buffer.from(arrived.raw.toString('latin1').replace('Alpha', 'Alpho'), 'latin1');
    expect(await authenticated({ ...arrived, raw }, dns.address)).toMatchObject({
      aligned: false,
      signedBy: [],
    });
  });

  it('are aligned whatever their kind, and say nothing of a member to providers', async () => {
    const { selector } = await signing();
    for (const kind of sampledMails) {
      const arrived = await mail('alpha', kind);
      expect([kind, await authenticated(arrived, dns.address)]).toMatchObject([
        kind,
        { from: 'alpha.example', aligned: true, signedBy: [{ domain: 'alpha.example', selector }] },
      ]);
      const isBulk = kind === 'weekly_update' || kind === 'reminder';
      expect(headerOf(arrived, 'Feedback-ID')).toMatch(
        new RegExp(`^alpha:${kind}:${isBulk ? 'bulk' : 'single'}:[0-9a-f]{12}$`),
      );
      expect(headerOf(arrived, 'Auto-Submitted')).toBe('auto-generated');
    }
  });

  it('are from the installation again once the record is gone, and from the brand once it is back', async () => {
    const active = await signing();
    publish(active, '');
    expect(await check()).toMatchObject({ from: { by: 'installation', reason: 'gone' } });
    expect((await mail()).email.from?.address).toBe('post@kindling.example');
    publish(active);
    expect(await check()).toMatchObject({ from: { by: 'brand', reason: 'signed' } });
  });

  it('stay as they are while no name server answers', async () => {
    const { record } = await signing();
    dns.fail(record.host, 'SERVFAIL');
    const answer = await check();
    dns.fail(record.host, undefined);
    expect(answer.from).toMatchObject({ by: 'brand' });
    expect(keyIn(answer, 'active').record).toMatchObject({ state: 'unknown', cause: 'unreachable' });
  });

  it('are signed by no key of another brand', async () => {
    const { selector } = await signing();
    const [row] = await app.inTenant('alpha', () =>
      app.database.select<Record<string, unknown>>('SELECT * FROM mail_key WHERE tenant_id = :tenant', {}),
    );
    await make('beta');
    // As if somebody with access to the database had moved the key to a brand of theirs.
    await app.inTenant('beta', () =>
      app.database.write(
        `UPDATE mail_key SET selector = :selector, state = 'active', is_published = 1, private_key = :key
          WHERE tenant_id = :tenant`,
        { selector, key: row?.['private_key'] },
      ),
    );
    expect(await shown('beta')).toMatchObject({ from: { by: 'installation', reason: 'unreadable' } });
    const arrived = await mail('beta');
    expect(arrived.email.from?.address).toBe('post@kindling.example');
    expect((await authenticated(arrived, dns.address)).signedBy).toEqual([
      expect.objectContaining({ domain: 'kindling.example', selector: 'k1' }),
    ]);
  });
});

describe('a new key', () => {
  it('signs once its record is seen; the one before stays published until its mails are old', async () => {
    const first = await signing();
    const asked = await make();
    const second = keyIn(asked, 'waiting');
    expect(second.selector).not.toBe(first.selector);
    // While one waits, no further one is made.
    expect((await make()).keys).toHaveLength(2);
    const underWay = await mail();
    expect((await authenticated(underWay, dns.address)).signedBy).toEqual([
      expect.objectContaining({ domain: 'alpha.example', selector: first.selector }),
    ]);
    publish(second);
    const answer = await check();
    expect(keyIn(answer, 'active').selector).toBe(second.selector);
    expect(keyIn(answer, 'old')).toMatchObject({ selector: first.selector, may_remove: false });
    expect(Date.parse(keyIn(answer, 'old').keep_until ?? '')).toBe(app.clock.now().getTime() + 7 * dayMs);
    expect((await authenticated(await mail(), dns.address)).signedBy).toEqual([
      expect.objectContaining({ domain: 'alpha.example', selector: second.selector }),
    ]);
    // A mail that was under way is still found to be ours.
    expect(await authenticated(underWay, dns.address)).toMatchObject({ aligned: true });

    const remove = (selector: string) => operator.delete(`${at('alpha')}/keys/${selector}`);
    expect((await remove(first.selector)).status).toBe(409);
    expect((await remove(second.selector)).status).toBe(409);
    expect((await remove('m000000-nobody')).status).toBe(404);
    app.clock.advance(7 * dayMs);
    operator = await openConsole(app, operatorMail);
    expect(keyIn(await shown(), 'old').may_remove).toBe(true);
    expect((await remove(first.selector)).status).toBe(200);
    expect((await shown()).keys.map(({ selector }) => selector)).toEqual([second.selector]);
  });

  it('is looked for every few minutes without anybody asking, later once a day', async () => {
    const waiting = keyIn(await make(), 'waiting');
    const sweep = () => app.nest.get(Housekeeping, { strict: false }).runOnce();
    await sweep();
    expect((await shown()).keys[0]?.record.state).toBe('waiting');
    publish(waiting);
    ofAlpha({ TXT: ['v=spf1 include:spf.kindling.example -all'] });
    await sweep();
    expect((await shown()).from.by).toBe('installation');
    app.clock.advance(5 * 60_000);
    await sweep();
    const signed = await shown();
    expect(signed.from.by).toBe('brand');
    expect(Date.parse(signed.next_check_at ?? '') - app.clock.now().getTime()).toBe(dayMs);
    ofAlpha({ TXT: [] });
  });

  it('is for the domain of the address for support, which may change', async () => {
    await signing();
    const { json } = await operator.get('/admin-api/tenants/alpha');
    const { version, settings } = json as { version: number; settings: object };
    const save = async (support_email: string, from: number) => {
      const body = { version: from, settings: { ...settings, support_email } };
      const { status, text } = await operator.put('/admin-api/tenants/alpha', body);
      if (status !== 200) throw new Error(`${status} ${text}`);
    };
    await save('support@elsewhere.example', version);
    try {
      expect(await shown()).toMatchObject({
        domain: 'elsewhere.example',
        from: { by: 'installation', reason: 'no_key' },
        checked_at: null,
      });
      expect((await mail()).email.from?.address).toBe('post@kindling.example');
      // It may come back, and signs again then.
      await save(brands.alpha, version + 1);
      expect((await shown()).from.by).toBe('brand');
      await save('support@elsewhere.example', version + 2);
      const answer = await signing();
      expect(answer.domain).toBe('elsewhere.example');
      expect(keyIn(await shown(), 'old').domain).toBe('alpha.example');
    } finally {
      await save(brands.alpha, version + 3);
    }
  });
});

describe('the other records', () => {
  it('are each judged by what is published, and the value to publish keeps what is there', async () => {
    await make();
    const spf = async (...texts: string[]) => {
      ofAlpha({ TXT: texts });
      return recordOf(await check(), 'spf');
    };
    expect(await spf()).toMatchObject({
      ...{ state: 'waiting', cause: 'missing', value: 'v=spf1 include:spf.kindling.example ~all' },
    });
    expect(await spf('google-site-verification=1', 'v=spf1 include:_spf.other.example -all')).toMatchObject({
      ...{ state: 'wrong', cause: 'lacks', found: 'v=spf1 include:_spf.other.example -all' },
      value: 'v=spf1 include:spf.kindling.example include:_spf.other.example -all',
    });
    expect(await spf('v=spf1 -all include:spf.kindling.example')).toMatchObject({ cause: 'after_all' });
    expect(await spf('v=spf1 -all', 'v=spf1 include:spf.kindling.example')).toMatchObject({
      cause: 'several',
    });
    expect(await spf('v=spf1 include:spf.kindling.example -all')).toMatchObject({
      state: 'right',
      cause: null,
    });

    const dmarc = async (...texts: string[]) => {
      dns.set('_dmarc.alpha.example', { TXT: texts });
      return recordOf(await check(), 'dmarc');
    };
    expect(await dmarc()).toMatchObject({ state: 'waiting', value: 'v=DMARC1; p=none' });
    expect(await dmarc('v=DMARC1; rua=mailto:x@y.example')).toMatchObject({ cause: 'no_policy' });
    expect(await dmarc('v=DMARC1; p=none', 'v=DMARC1; p=reject')).toMatchObject({ cause: 'several' });
    expect(await dmarc('v=DMARC1; p=reject')).toMatchObject({ state: 'right' });

    const returns = async (...servers: (typeof takesMail)[]) => {
      ofAlpha({ MX: servers });
      return recordOf(await check(), 'return_path');
    };
    expect(await returns()).toMatchObject({ state: 'waiting', cause: 'missing', host: 'alpha.example' });
    expect(await returns({ preference: 0, exchange: '.' })).toMatchObject({
      state: 'wrong',
      cause: 'no_mail',
    });
    expect(await returns(takesMail)).toMatchObject({ state: 'right' });
    ofAlpha({ TXT: [] });
  });
});

describe('private keys', () => {
  it('are in no answer, no export and no readable column', async () => {
    const answers = [await make(), await signing(), await make(), await check(), await shown()];
    const rows = await app.inTenant('alpha', () =>
      app.database.select<Record<string, unknown>>('SELECT * FROM mail_key WHERE tenant_id = :tenant', {}),
    );
    expect(rows.length).toBeGreaterThan(0);
    for (const { private_key: locked } of rows) {
      expect(String(locked)).not.toContain('PRIVATE KEY');
      expect(Buffer.from(String(locked), 'base64url').toString('latin1')).not.toContain('PRIVATE KEY');
      expect(JSON.stringify(answers)).not.toContain(String(locked));
    }
    expect(JSON.stringify(answers)).not.toMatch(/PRIVATE|private_key|privateKey/);
    const tables = exportedTables.map(({ table }) => table);
    expect(tables).not.toContain('mail_key');
    expect(tables).not.toContain('mail_domain');
  });

  it('are forgotten when another signs in their place', async () => {
    await signing();
    const second = await signing();
    const rows = await app.inTenant('alpha', () =>
      app.database.select<{ selector: string; has: number }>(
        'SELECT selector, private_key IS NOT NULL AS has FROM mail_key WHERE tenant_id = :tenant',
        {},
      ),
    );
    expect(rows.filter(({ has }) => Number(has) === 1).map(({ selector }) => selector)).toEqual([
      second.selector,
    ]);
  });
});

describe('the sending domain of a brand', () => {
  it('is changed by its operators alone', async () => {
    const elsewhere = await openConsole(app, 'elsewhere@staff.test');
    const support = await openConsole(app, 'support@staff.test');
    expect((await elsewhere.get(at('alpha'))).status).toBe(404);
    expect((await support.get(at('alpha'))).status).toBe(200);
    for (const [by, status] of [
      [elsewhere, 404],
      [support, 403],
    ] as const) {
      expect((await by.post(`${at('alpha')}/keys`, {})).status).toBe(status);
      expect((await by.post(`${at('alpha')}/check`, {})).status).toBe(status);
      expect((await by.delete(`${at('alpha')}/keys/m000000-nobody`)).status).toBe(status);
    }
    const { selector } = await signing();
    const actions = await app.database.select<{ action: string }>(
      `SELECT action FROM audit_entry WHERE action LIKE 'mail_key.%' AND JSON_CONTAINS(subjects, :subject)`,
      { subject: JSON.stringify(`alpha:${selector}`) },
    );
    expect(actions).toEqual([{ action: 'mail_key.created' }]);
  });

  it('is not checked without end by one person', async () => {
    const answers = [];
    for (let count = 0; count < 21; count++)
      answers.push((await operator.post(`${at('beta')}/check`, {})).status);
    expect(answers.at(-1)).toBe(429);
  });
});
