import { Housekeeping } from '../../apps/server/src/kernel/housekeeping/housekeeping.ts';
import { acrossTenants } from '../../apps/server/src/kernel/ground/tenant-context.ts';
import { AuditLog } from '../../apps/server/src/modules/console/staff/audit/audit-log.ts';
import { logIn, signUp, userOf, becomeMember } from '../support/members/account-calls.ts';
import { Browser } from '../support/app/browser.ts';
import { requestReset } from '../support/members/credential-calls.ts';
import { ledgerOf } from '../support/payments/ledger.ts';
import { addProfile, someId } from '../support/members/profiles.ts';
import { startTestApp, type TestApp } from '../support/app/test-app.ts';
import { memberPassword } from '../support/members/draft.ts';

const [alpha, beta] = ['alpha.localhost', 'beta.localhost'];
const hour = 3_600_000;
const day = 24 * hour;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});

const sweep = () => app.nest.get(Housekeeping).runOnce();
const on = (host = beta): Browser => new Browser(app, host);

async function count(from: string, parameters: object = {}): Promise<number> {
  const rows = await acrossTenants('count in a test', () =>
    app.database.select<{ total: number }>(`SELECT COUNT(*) AS total FROM ${from}`, parameters as never),
  );
  return Number(rows[0]?.total);
}

async function member(email: string, host = beta): Promise<{ id: string; browser: Browser }> {
  const browser = on(host);
  const id = await becomeMember(browser, email);
  return { id, browser };
}

/** The clock moves by steps, and after each one rounds are made: what is left is what was left at that moment. */
async function after(ms: number): Promise<void> {
  app.clock.advance(ms);
  await app.runOutbox();
  await sweep();
}

describe('housekeeping', () => {
  // First, since a worker looks once over all of them.
  test('gives a place to distances to those who told theirs before there were any, on every brand', async () => {
    const ids = [
      await addProfile(app, 'alpha'),
      await addProfile(app, 'beta'),
      await addProfile(app, 'beta', { placeId: 1 }),
      await addProfile(app, 'beta', { placeId: null }),
    ];
    await sweep();
    const rows = await acrossTenants('read in a test', () =>
      app.database.select<{ id: string; latitude: number | null; cell: number | null }>(
        'SELECT id, latitude, cell FROM profile WHERE id IN (:ids)',
        { ids } as never,
      ),
    );
    const placed = new Map(rows.map(({ id, latitude, cell }) => [id, latitude !== null && cell !== null]));
    expect(ids.map((id) => placed.get(id))).toEqual([true, true, false, false]);
  });

  test('ends sessions when they are over, on every brand', async () => {
    for (const host of [alpha, beta]) await member(`sessions@${host}.test`, host);
    // Besides each session the token that it had until the activation.
    expect(await count('session')).toBe(4);
    await after(60_000);
    expect(await count('session')).toBe(2);
    await after(30 * day - 60_000 - 1);
    expect(await count('session')).toBe(2);
    await after(1);
    expect(await count('session')).toBe(0);
  });

  test('forgets failed logins a day after their block', async () => {
    const guess = () => logIn(on(), 'guessed@example.test', 'no');
    await guess();
    expect(await count('login_failure')).toBe(1);
    await after(day - 1);
    expect(await count('login_failure')).toBe(1);
    await after(1);
    expect(await count('login_failure')).toBe(0);
    for (let time = 0; time < 5; time++) await guess();
    await after(day + 15 * 60_000 - 1);
    expect(await count('login_failure')).toBe(1);
    await after(1);
    expect(await count('login_failure')).toBe(0);
  });

  test('forgets likes that were taken back a day ago', async () => {
    const { browser } = await member('fickle@example.test');
    const { id } = await member('liked@example.test');
    await browser.post('/api/likes', { profile_id: id });
    expect((await browser.delete(`/api/likes/${id}`)).status).toBe(200);
    await after(day - 1);
    expect(await count('taken_back_like')).toBe(1);
    await after(1);
    expect(await count('taken_back_like')).toBe(0);
  });

  test('keeps links for 30 days after they are over', async () => {
    await requestReset(on(), 'links@example.test');
    const links = await count("mailed_link WHERE purpose = 'reset'");
    expect(links).toBeGreaterThan(0);
    await after(hour + 30 * day - 1);
    expect(await count("mailed_link WHERE purpose = 'reset'")).toBe(links);
    await after(1);
    expect(await count("mailed_link WHERE purpose = 'reset'")).toBe(0);
  });

  test('drops jobs that were done, later those that failed, and never one that waits', async () => {
    await app.runOutbox();
    await after(8 * day);
    const insert = (state: string, runAt: Date) =>
      app.inTenant('beta', () =>
        app.database.write(
          `INSERT INTO outbox (tenant_id, id, job, payload, state, attempts, created_at, run_at)
           VALUES (:tenant, :id, 'nobody.knows', '{}', :state, 1, :runAt, :runAt)`,
          { id: someId(), state, runAt },
        ),
      );
    const now = app.clock.now();
    for (const state of ['done', 'failed']) await insert(state, now);
    await insert('open', new Date(now.getTime() + 400 * day));
    const states = () => count("outbox WHERE job = 'nobody.knows'");
    app.clock.advance(7 * day - 1);
    await sweep();
    expect(await states()).toBe(3);
    app.clock.advance(1);
    await sweep();
    expect(await states()).toBe(2);
    app.clock.advance(83 * day);
    await sweep();
    expect(await states()).toBe(1);
  });

  test('takes more than one batch, and two workers at once get no further than one', async () => {
    const expiresAt = new Date(app.clock.now().getTime() - 1);
    await app.inTenant('beta', async () => {
      for (let number = 0; number < 450; number++) {
        await app.database.write(
          `INSERT INTO session (tenant_id, token_hash, member_id, family_id, created_at, expires_at, user_agent)
           VALUES (:tenant, :hash, :id, :id, :expiresAt, :expiresAt, '')`,
          { hash: `swept-${number}`, id: someId(), expiresAt },
        );
      }
    });
    await Promise.all([sweep(), sweep(), sweep()]);
    expect(await count("session WHERE token_hash LIKE 'swept-%'")).toBe(0);
  });

  test('ends entries of the audit log after seven years', async () => {
    const staffId = someId();
    await app.nest.get(AuditLog, { strict: false }).record({ staffId, action: 'staff.logged_in' });
    await after(6 * 365 * day);
    expect(await count('audit_entry WHERE staff_id = :staffId', { staffId })).toBe(1);
    await after(369 * day);
    expect(await count('audit_entry WHERE staff_id = :staffId', { staffId })).toBe(0);
  });
});

describe('an account that nobody confirmed', () => {
  const exists = (id: string) => count('account WHERE id = :id', { id });

  test('expires after 60 days with everything that is its own, and a confirmed one stays', async () => {
    const confirmed = await member('stays@example.test');
    const browser = on();
    const id = userOf(await signUp(browser, 'expires@example.test'))?.id ?? '';
    await after(60 * day);
    expect(await exists(id)).toBe(1);
    await after(1);
    for (const table of ['account', 'profile'])
      expect(await count(`${table} WHERE id = :id`, { id })).toBe(0);
    expect(await count('ledger_account WHERE member_id = :id', { id })).toBe(0);
    expect(await ledgerOf(app, 'beta').findings()).toEqual([]);
    expect(await exists(confirmed.id)).toBe(1);
  });

  test('stays while somebody is logged in to it, or has a link to it', async () => {
    const browser = on();
    const id = userOf(await signUp(browser, 'comes.back@example.test'))?.id ?? '';
    await after(59 * day);
    await logIn(browser, 'comes.back@example.test', memberPassword);
    await after(20 * day);
    expect(await exists(id)).toBe(1);
    expect((await browser.post('/api/activation/resend', {})).status).toBe(200);
    // The session ends ten days later; the link seven days from now, and 30 more count.
    await after(37 * day - 1);
    expect(await exists(id)).toBe(1);
    await after(1);
    expect(await exists(id)).toBe(0);
  });
});
