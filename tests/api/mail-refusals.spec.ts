import { NoteReturnedMail } from '../../apps/server/src/modules/mails/notifications/returned/note-returned-mail.ts';
import { CountRefusals } from '../../apps/server/src/modules/mails/mailings/refusals/count-refusals.ts';
import { acrossTenants } from '../../apps/server/src/kernel/ground/tenant-context.ts';
import type { MailRefusalRow } from '../../packages/contract/src/mails/calls/mail-refusals.ts';
import type { Newsletter } from '../../packages/contract/src/mails/calls/newsletters.ts';
import type { Browser } from '../support/app/browser.ts';
import { createStaff, openConsole } from '../support/app/console.ts';
import { startTestApp, type TestApp } from '../support/app/test-app.ts';
import { deliveryReport } from '../support/mail/delivery-report.ts';
import { headerOf, startMailServer, type MailServer } from '../support/mail/mail-server.ts';
import { joinConfirmed, type TestMember } from '../support/members/members.ts';
import { someId } from '../support/members/profiles.ts';

const host = 'alpha.localhost';

let mails: MailServer;
let newsletters: MailServer;
let app: TestApp;
let operator: Browser;
let support: Browser;

beforeAll(async () => {
  [mails, newsletters] = await Promise.all([startMailServer(), startMailServer()]);
  app = await startTestApp({ env: { SMTP_URL: mails.url, NEWSLETTER_SMTP_URL: newsletters.url } });
  await createStaff(app, 'operator@staff.test', 'operator', ['alpha', 'beta']);
  await createStaff(app, 'support@staff.test', 'support', ['alpha']);
  await createStaff(app, 'elsewhere@staff.test', 'support', ['beta']);
});
afterAll(() => Promise.all([mails.stop(), newsletters.stop()]));

/** Noon, when newsletters are sent at once. */
beforeEach(async () => {
  const then = new Date(app.clock.now());
  then.setUTCDate(then.getUTCDate() + 1);
  then.setUTCHours(11, 0, 0, 0);
  app.clock.advance(then.getTime() - app.clock.now().getTime());
  await app.runOutbox();
  [operator, support] = await Promise.all([
    openConsole(app, 'operator@staff.test'),
    openConsole(app, 'support@staff.test'),
  ]);
});

let addresses = 0;
/** A member who wants newsletters; `nobody` has no mailbox any more. */
async function reader(name: 'reader' | 'nobody'): Promise<{ member: TestMember; email: string }> {
  addresses += 1;
  const email = `${name}${addresses}@example.test`;
  const member = await joinConfirmed(app, 'alpha', { email });
  const body = { notifications_disabled: ['promotions', 'weekly_updates'] };
  await app.request(host, { method: 'PUT', path: '/api/user.php', cookies: member.cookies, body });
  return { member, email };
}
async function readers(name: 'reader' | 'nobody', count: number): Promise<void> {
  for (let made = 0; made < count; made++) await reader(name);
}
const nl = { subject: 'Iets nieuws', body: 'Eerste alinea.', button: 'Bekijk het' };
/** Writes and sends a newsletter. */
async function sent(): Promise<string> {
  const draft = { tenant: 'alpha', kind: 'news', texts: { nl }, page: 'members' };
  const { id } = (await operator.post('/admin-api/newsletters', draft)).json as Newsletter;
  await operator.post(`/admin-api/newsletters/${id}/sending`, {});
  await app.runOutbox();
  return id;
}
const shown = async (id: string) => (await operator.get(`/admin-api/newsletters/${id}`)).json as Newsletter;
const arrived = (email: string) => newsletters.mails.filter(({ to }) => to === email);
const list = async (by: Browser, brand = 'alpha') =>
  (await by.get(`/admin-api/tenants/${brand}/mail-refusals?page=0`)).json as {
    total: number;
    rows: MailRefusalRow[];
  };
/** Lets every account take mail again and nobody get newsletters, for the next test. */
const forgetReaders = () =>
  acrossTenants('clear in a test', () =>
    app.database.write(
      'UPDATE account SET notifications_disabled = \'["news","promotions","weekly_updates"]\', mail_refused_at = NULL, mail_refusal = NULL',
      {},
    ),
  );
afterEach(forgetReaders);

describe('addresses that refuse mail', () => {
  it('are listed with how and when, as far as a role may see them', async () => {
    const gone = await reader('nobody');
    const returned = await reader('reader');
    const id = await sent();
    const [mail] = arrived(returned.email);
    app.clock.advance(60_000);
    const report = deliveryReport({ messageId: mail?.email.messageId ?? '', to: returned.email });
    expect(await app.nest.get(NoteReturnedMail, { strict: false }).note(report)).toBe(true);
    expect(await list(support)).toEqual({
      total: 2,
      rows: [
        ...[
          { ...returned, reason: 'returned' },
          { ...gone, reason: 'refused' },
        ].map(({ email, member, reason }) => ({
          ...{ address: email, member: member.id, reason, at: expect.any(String) as string },
        })),
      ],
    });
    // A domain of its own would name its owner.
    expect(await list(operator)).toEqual({
      total: 2,
      rows: [
        { address: 'r…@….test', member: null, reason: 'returned', at: expect.any(String) as string },
        { address: 'n…@….test', member: null, reason: 'refused', at: expect.any(String) as string },
      ],
    });
    expect(await shown(id)).toMatchObject({ sent: 2, refused: 2 });
    // The same report once more counts for nothing.
    await app.nest.get(NoteReturnedMail, { strict: false }).note(report);
    expect(await shown(id)).toMatchObject({ sent: 2, refused: 2 });
    expect(await list(operator, 'beta')).toEqual({ total: 0, rows: [] });
    const elsewhere = await openConsole(app, 'elsewhere@staff.test');
    expect((await elsewhere.get('/admin-api/tenants/alpha/mail-refusals?page=0')).status).toBe(404);
  });

  it('get mail again when support says so, which the audit log keeps', async () => {
    const { member, email } = await reader('nobody');
    await sent();
    expect(await list(support)).toMatchObject({ total: 1 });
    const path = `/admin-api/tenants/alpha/mail-refusals/${member.id}`;
    expect((await operator.delete(path)).status).toBe(403);
    const elsewhere = await openConsole(app, 'elsewhere@staff.test');
    expect((await elsewhere.delete(path)).status).toBe(404);
    expect((await elsewhere.delete(path.replace('alpha', 'beta'))).status).toBe(404);
    expect((await support.delete(path)).status).toBe(200);
    expect((await support.delete(path)).status).toBe(404);
    expect(await list(support)).toEqual({ total: 0, rows: [] });
    const logged = await app.database.select<{ subjects: string }>(
      "SELECT CAST(subjects AS CHAR) AS subjects FROM audit_entry WHERE action = 'mail_refusal.lifted'",
      {},
    );
    expect(logged.map(({ subjects }) => subjects)).toEqual([JSON.stringify([`alpha:${member.id}`])]);
    // The next newsletter tries the address, and finds that it still refuses.
    await sent();
    expect(await list(support)).toMatchObject({ total: 1, rows: [{ address: email }] });
  });
});

describe('a newsletter', () => {
  it('goes by its own server, is no automatic mail, and can be ended by one click', async () => {
    const { email } = await reader('reader');
    await sent();
    const [mail] = arrived(email);
    if (!mail) throw new Error('no newsletter arrived');
    expect(mails.mails.filter(({ to }) => to === email)).toEqual([]);
    expect(headerOf(mail, 'Auto-Submitted')).toBeUndefined();
    expect(headerOf(mail, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
    expect(headerOf(mail, 'Feedback-ID')).toMatch(/^alpha:newsletter:bulk:[0-9a-f]{12}$/);
  });

  it('stops by itself once twenty of its first mails are refused, and goes on when an operator says so', async () => {
    await readers('nobody', 30);
    const others = [];
    for (let made = 0; made < 30; made++) others.push(await reader('reader'));
    const id = await sent();
    const stopped = await shown(id);
    expect(stopped).toMatchObject({ state: 'stopped', stopped_for: 'refusals', refused: 20 });
    const before = others.filter(({ email }) => arrived(email).length > 0).length;
    expect(before).toBe(stopped.sent - 20);
    expect(before).toBeLessThan(30);
    expect((await operator.get('/admin-api/tenants/alpha/stopped-mailings')).json).toEqual([
      { id, kind: 'news', sent: stopped.sent, refused: 20, created_at: stopped.created_at },
    ]);

    const resume = (by: Browser) => by.post(`/admin-api/newsletters/${id}/resumption`, {});
    expect((await resume(support)).status).toBe(403);
    expect((await resume(operator)).status).toBe(200);
    expect((await resume(operator)).status).toBe(409);
    await app.runOutbox();
    // Everybody has one, and nobody two.
    expect(others.map(({ email }) => arrived(email).length)).toEqual(others.map(() => 1));
    expect(await shown(id)).toMatchObject({ state: 'done', stopped_for: null, sent: 60, refused: 30 });
    expect((await operator.get('/admin-api/tenants/alpha/stopped-mailings')).json).toEqual([]);
  });
});

describe('mailings that stopped by themselves', () => {
  it('are gone on with in their own brand alone', async () => {
    const { id } = await stoppedOne();
    await createStaff(app, 'other@staff.test', 'operator', ['beta']);
    const other = await openConsole(app, 'other@staff.test');
    expect((await other.get('/admin-api/tenants/alpha/stopped-mailings')).status).toBe(404);
    expect((await other.get('/admin-api/tenants/beta/stopped-mailings')).json).toEqual([]);
    for (const key of [`alpha:${id}`, `beta:${id}`])
      expect((await other.post(`/admin-api/newsletters/${key}/resumption`, {})).status).toBe(404);
  });

  it('are also rounds of the clock, which staff see beside the newsletters', async () => {
    const { id } = await stoppedOne();
    expect((await operator.get('/admin-api/tenants/alpha/stopped-mailings')).json).toMatchObject([
      { id: `alpha:${id}`, kind: 'weekly_updates', sent: 100, refused: 6 },
    ]);
    expect((await operator.post(`/admin-api/newsletters/alpha:${id}/resumption`, {})).status).toBe(200);
    expect((await operator.get('/admin-api/tenants/alpha/stopped-mailings')).json).toEqual([]);
  });
});

/** A mailing as one that ran into its hundredth mail, of which the sixth is refused now. */
async function stoppedOne(): Promise<{ id: string }> {
  const id = someId();
  await app.inTenant('alpha', async () => {
    await app.database.write(
      `INSERT INTO mailing (tenant_id, id, kind, period, state, looked, ordered, sent, refused, created_at)
       VALUES (:tenant, :id, 'weekly_updates', '2026-01-04', 'running', 200, 200, 99, 5, :now)`,
      { id, now: app.clock.now() },
    );
    await app.nest.get(CountRefusals, { strict: false }).settle(id, 'refused');
  });
  made.push(id);
  return { id };
}
const made: string[] = [];
afterEach(async () => {
  for (const id of made.splice(0))
    await app.inTenant('alpha', () =>
      app.database.write('DELETE FROM mailing WHERE tenant_id = :tenant AND id = :id', { id }),
    );
});
