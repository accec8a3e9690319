import { Housekeeping } from '../../apps/server/src/kernel/housekeeping/housekeeping.ts';
import { OutboxProcessor } from '../../apps/server/src/kernel/outbox/outbox-processor.ts';
import { acrossTenants } from '../../apps/server/src/kernel/ground/tenant-context.ts';
import { Mailbox, type MailboxEntry } from '../../apps/server/src/ports/mailbox.ts';
import { Mailer, MailRefused } from '../../apps/server/src/ports/mailer.ts';
import type { Language } from '../../packages/contract/src/languages.ts';
import type { Newsletter } from '../../packages/contract/src/mails/calls/newsletters.ts';
import { Browser } from '../support/app/browser.ts';
import { createStaff, listPath, openConsole } from '../support/app/console.ts';
import { startTestApp, type TestApp } from '../support/app/test-app.ts';
import { userOf, newestMail } from '../support/members/account-calls.ts';
import { requestReset, resetPassword } from '../support/members/credential-calls.ts';
import { chatSettings, chatting } from '../support/members/chatting.ts';
import { joinConfirmed, joinMember, makeFictional, type TestMember } from '../support/members/members.ts';
import { someId } from '../support/members/profiles.ts';

const host = 'alpha.localhost';
const hour = 3_600_000;
const day = 24 * hour;

/** Addresses whose server says that there is no such mailbox. */
const refused = new Set<string>();

let app: TestApp;
let operator: Browser;
let elsewhere: Browser;
let moderator: Browser;
const { send, premium } = chatting(() => app);

beforeAll(async () => {
  app = await startTestApp({ settings: { alpha: { ...chatSettings, fictional_answers: true } } });
  const mailer = app.nest.get(Mailer);
  const deliver = mailer.send.bind(mailer);
  jest
    .spyOn(mailer, 'send')
    .mockImplementation((mail) =>
      refused.has(mail.to) ? Promise.reject(new MailRefused('No such mailbox')) : deliver(mail),
    );
  await createStaff(app, 'operator@staff.test', 'operator', ['alpha', 'beta']);
  await createStaff(app, 'elsewhere@staff.test', 'operator', ['beta']);
  await createStaff(app, 'moderator@staff.test', 'moderator', ['alpha']);
});

/** Noon of the next Monday in UTC; sessions of staff are shorter than what the tests let pass. */
beforeEach(async () => {
  const then = new Date(app.clock.now());
  then.setUTCHours(12, 0, 0, 0);
  do then.setUTCDate(then.getUTCDate() + 1);
  while (then.getUTCDay() !== 1);
  app.clock.advance(then.getTime() - app.clock.now().getTime());
  await app.runOutbox();
  operator = await openConsole(app, 'operator@staff.test');
});

let addresses = 0;
/** A member who switched kinds of advertising on. */
async function reader(
  on: readonly string[] = ['news'],
  { brand = 'alpha', language = 'nl' }: { brand?: string; language?: Language } = {},
): Promise<{ member: TestMember; email: string }> {
  addresses += 1;
  const email = `reader${addresses}@example.test`;
  const member = await joinConfirmed(app, brand, { email, language });
  const off = ['promotions', 'weekly_updates', 'news'].filter((kind) => !on.includes(kind));
  await prefer(member, off, brand);
  return { member, email };
}
const prefer = async (member: TestMember, off: readonly string[], brand = 'alpha'): Promise<void> => {
  const body = { notifications_disabled: off };
  const path = '/api/user.php';
  const answer = await app.request(`${brand}.localhost`, {
    method: 'PUT',
    path,
    cookies: member.cookies,
    body,
  });
  if (answer.status !== 200) throw new Error(`preferences answered ${answer.status}`);
};
const mailsTo = async (email: string, brand = 'alpha'): Promise<MailboxEntry[]> =>
  (await app.nest.get(Mailbox).list(brand, 5000)).filter(({ to }) => to === email);
const newsTo = async (email: string, brand = 'alpha') =>
  (await mailsTo(email, brand)).filter(({ unsubscribeUrl }) => unsubscribeUrl !== undefined);

const nl = { subject: 'Iets nieuws', body: 'Eerste alinea.\n\nTweede <b>alinea</b>.', button: 'Bekijk het' };
const en = { subject: 'Something new', body: 'First paragraph.', button: 'Have a look' };
const draft = { kind: 'news', texts: { nl }, page: 'members' } as const;
async function written(changes: object = {}): Promise<string> {
  const made = await operator.post('/admin-api/newsletters', { tenant: 'alpha', ...draft, ...changes });
  if (made.status !== 200) throw new Error(`${made.status} ${made.text}`);
  return (made.json as Newsletter).id;
}
const start = (id: string, body: object = {}, by = operator) =>
  by.post(`/admin-api/newsletters/${id}/sending`, body);
const shown = async (id: string) => (await operator.get(`/admin-api/newsletters/${id}`)).json as Newsletter;

describe('a newsletter', () => {
  it('reaches who consented and wants its kind, and nobody twice', async () => {
    const [dutch, second] = [await reader(), await reader()];
    const [other, off] = [await reader(['promotions']), await reader([])];
    const id = await written();
    expect(await start(id)).toMatchObject({ status: 200, json: { state: 'planned' } });
    expect((await start(id)).status).toBe(409);
    await app.runOutbox();
    const [mail, ...more] = await newsTo(dutch.email);
    expect(more).toEqual([]);
    expect(mail?.html).toContain('Tweede &lt;b&gt;alinea&lt;/b&gt;.');
    expect(mail?.text).toContain(`Bekijk het:\nhttp://${host}`);
    expect(mail?.text).toContain('/uitschrijven#');
    for (const { email } of [other, off]) expect(await newsTo(email)).toEqual([]);
    expect(await shown(id)).toMatchObject({ state: 'done', looked: 3, ordered: 2 });
    // Its link ends mails of its kind, and with the last kind of advertising the consent.
    const token = new URL(mail?.unsubscribeUrl ?? '').pathname.split('/').at(-1);
    const path = '/api/unsubscriptions';
    const ended = await app.request(host, { method: 'POST', path, body: { token } });
    expect(ended.json).toEqual({ kinds: ['news'] });
    await start(await written());
    await app.runOutbox();
    expect(await newsTo(dutch.email)).toHaveLength(1);
    expect(await newsTo(second.email)).toHaveLength(2);
  });

  it('is in the reader’s language, else in the brand’s', async () => {
    const brand = 'beta';
    const readers = [];
    for (const language of ['en', 'nl', 'fr'] as const)
      readers.push(await reader(['news'], { brand, language }));
    await start(await written({ tenant: brand, texts: { nl, en } }));
    await app.runOutbox();
    const subjects = await Promise.all(
      readers.map(async ({ email }) => (await newsTo(email, brand)).map(({ subject }) => subject)),
    );
    expect(subjects).toEqual([['Something new'], ['Iets nieuws'], ['Something new']]);
  });

  it('is not sent to who is disabled, deleted or fictional, nor to who wants it no more once it is their turn', async () => {
    const all = [await reader(), await reader(), await reader()] as const;
    const [disabled, fictional, late] = all;
    await app.inTenant('alpha', () =>
      app.database.write(
        "UPDATE profile SET status = 'disabled', unconfirmed = 1, listed = 0 WHERE tenant_id = :tenant AND id = :id",
        {
          id: disabled.member.id,
        },
      ),
    );
    await makeFictional(app, 'alpha', fictional.member.id);
    // At night it waits for the morning, and is asked anew then.
    app.clock.advance(10 * hour);
    operator = await openConsole(app, 'operator@staff.test');
    await start(await written());
    await app.runOutbox();
    expect(await newsTo(late.email)).toEqual([]);
    await prefer(late.member, ['promotions', 'weekly_updates', 'news']);
    app.clock.advance(12 * hour);
    await app.runOutbox();
    for (const { email } of all) expect(await newsTo(email)).toEqual([]);
  });

  it('goes on where it was when its worker is killed, and sends nothing twice', async () => {
    const before = await shownReaders();
    const readers = await Promise.all(Array.from({ length: 60 }, () => reader(['promotions'])));
    const id = await written({ kind: 'promotions' });
    await start(id);
    // The first step was done, but its worker died before it could say so: the job runs again.
    const walk = await jobOf('mailings.walk');
    await app.nest
      .get(OutboxProcessor, { strict: false })
      .process({ data: { tenantId: 'alpha', id: walk } } as never);
    expect(await shown(id)).toMatchObject({ state: 'running', looked: 50 });
    await app.inTenant('alpha', () =>
      app.database.write("UPDATE outbox SET state = 'open' WHERE tenant_id = :tenant AND id = :id", {
        id: walk,
      }),
    );
    await app.runOutbox();
    expect(await shown(id)).toMatchObject({ state: 'done', looked: before + 60 });
    for (const { email } of readers) expect(await newsTo(email)).toHaveLength(1);
  });

  it('waits for its time, and is stopped before and while it is sent', async () => {
    const { email } = await reader();
    const at = new Date(app.clock.now().getTime() + 2 * hour);
    const id = await written();
    const past = new Date(app.clock.now().getTime() - 1);
    expect((await start(id, { at: past.toISOString() })).status).toBe(400);
    expect((await start(id, { at: at.toISOString() })).json).toMatchObject({ send_at: at.toISOString() });
    await app.runOutbox();
    expect(await shown(id)).toMatchObject({ state: 'planned', looked: 0 });
    expect((await operator.post(`/admin-api/newsletters/${id}/stop`, {})).json).toMatchObject({
      state: 'stopped',
    });
    app.clock.advance(2 * hour);
    await app.runOutbox();
    const other = await written();
    await start(other);
    const walk = await jobOf('mailings.walk');
    await app.nest
      .get(OutboxProcessor, { strict: false })
      .process({ data: { tenantId: 'alpha', id: walk } } as never);
    await operator.post(`/admin-api/newsletters/${other}/stop`, {});
    await app.runOutbox();
    expect(await newsTo(email)).toEqual([]);
    expect((await start(id)).status).toBe(409);
    expect((await operator.post(`/admin-api/newsletters/${id}/stop`, {})).status).toBe(409);
  });

  it('is not sent to an address that takes no mail, until a mail arrived there again', async () => {
    const { member, email } = await reader();
    const user = async () =>
      userOf(await app.request(host, { path: '/api/user.php', cookies: member.cookies }));
    expect((await user())?.mail_refused).toBe(false);
    refused.add(email);
    await start(await written());
    await app.runOutbox();
    expect((await user())?.mail_refused).toBe(true);
    refused.delete(email);
    const id = await written();
    await start(id);
    await app.runOutbox();
    expect(await newsTo(email)).toEqual([]);
    // What somebody asks for is tried all the same, and a link that is opened shows that it arrived.
    const browser = new Browser(app, host);
    await requestReset(browser, email);
    await app.runOutbox();
    const mail = await newestMail(app, host, email, /#[\w-]{43}/);
    const reset = await resetPassword(browser, /#([\w-]{43})/.exec(mail.text)?.[1] ?? '');
    expect(reset.status).toBe(200);
    await start(await written());
    await app.runOutbox();
    expect(await newsTo(email)).toHaveLength(1);
  });

  it('is one of the day’s four mails', async () => {
    const { email } = await reader();
    for (let count = 0; count < 5; count++) await start(await written());
    await app.runOutbox();
    expect(await newsTo(email)).toHaveLength(4);
    app.clock.advance(20 * hour);
    await app.runOutbox();
    expect(await newsTo(email)).toHaveLength(5);
  });

  it('is written, changed, tried and deleted by operators of its brand alone', async () => {
    moderator = await openConsole(app, 'moderator@staff.test');
    elsewhere = await openConsole(app, 'elsewhere@staff.test');
    const id = await written();
    const list = async (by: Browser, filter = {}) => by.get(listPath('newsletters', { filter }));
    expect((await list(moderator)).status).toBe(403);
    expect((await list(elsewhere)).text).not.toContain('alpha');
    expect(((await list(operator, { state: 'draft' })).json as Newsletter[])[0]?.id).toBe(id);
    const foreign = { ...draft, tenant: 'alpha' };
    expect((await elsewhere.post('/admin-api/newsletters', foreign)).status).toBe(404);
    const path = `/admin-api/newsletters/${id}`;
    for (const answer of [
      await elsewhere.get(path),
      await elsewhere.put(path, draft),
      await elsewhere.delete(path),
      await start(id, {}, elsewhere),
      await elsewhere.post(`${path}/stop`, {}),
      await elsewhere.post(`${path}/trial`, { language: 'nl' }),
      await operator.get(`/admin-api/newsletters/alpha:${someId()}`),
    ])
      expect(answer.status).toBe(404);
    // Without a text in the brand's own language nobody would know what to send to whom.
    for (const texts of [{ en }, { nl, fi: en }])
      expect((await operator.put(path, { ...draft, texts })).status).toBe(400);
    expect((await operator.put(path, { ...draft, page: 'pricing' })).json).toMatchObject({ page: 'pricing' });
    expect((await operator.post(`${path}/trial`, { language: 'nl' })).status).toBe(200);
    expect((await operator.post(`${path}/trial`, { language: 'de' })).status).toBe(404);
    await app.runOutbox();
    const trial = await newestMail(app, host, 'operator@staff.test', /^Iets nieuws$/);
    expect(trial).toMatchObject({ subject: 'Iets nieuws' });
    expect(trial.unsubscribeUrl).toBeUndefined();
    expect((await operator.delete(path)).status).toBe(200);
    expect((await operator.delete(path)).status).toBe(404);
  });
});

describe('rounds of the clock', () => {
  const round = async (): Promise<void> => {
    await app.nest.get(Housekeeping).runOnce();
    await app.runOutbox();
  };

  it('tell once a week what is unseen, as counts, and nothing where nothing is', async () => {
    const [one, idle, off] = [
      await reader(['weekly_updates']),
      await reader(['weekly_updates']),
      await reader(),
    ];
    const writer = await premium();
    for (const { member } of [one, off]) await send(writer, member.id, { text: 'My secret' });
    await prefer(one.member, [
      'promotions',
      'news',
      'new_conversations',
      'new_messages',
      'unread_message_reminders',
    ]);
    app.clock.advance(6 * day);
    for (let count = 0; count < 2; count++) await round();
    const [mail, ...others] = (await newsTo(one.email)).filter(({ subject }) =>
      subject.startsWith('Jouw week'),
    );
    expect(others).toEqual([]);
    expect(mail?.text).toContain('Je hebt 1 nieuw bericht.');
    expect(mail?.text).not.toMatch(/My secret|Member \d/);
    for (const { email } of [idle, off])
      expect((await newsTo(email)).filter(({ subject }) => subject.startsWith('Jouw week'))).toEqual([]);
    // Another worker of the same minute, and the hours after it, begin nothing anew.
    app.clock.advance(3 * hour);
    await round();
    expect((await newsTo(one.email)).filter(({ subject }) => subject.startsWith('Jouw week'))).toHaveLength(
      1,
    );
  });

  it('remind of a profile that is not finished on two days, and never an address that nobody confirmed', async () => {
    const email = 'unfinished@example.test';
    const member = await joinConfirmed(app, 'alpha', { email });
    const stranger = 'stranger@example.test';
    await joinMember(app, 'alpha', { email: stranger });
    const silent = 'silent@example.test';
    await prefer(await joinConfirmed(app, 'alpha', { email: silent }), ['reminders']);
    for (let days = 0; days < 20; days++) {
      await round();
      app.clock.advance(day);
    }
    const reminders = await newsTo(email);
    expect(reminders).toHaveLength(2);
    expect(reminders[0]).toMatchObject({ subject: 'Je profiel bij Alpha is niet af' });
    expect(reminders[0]?.text).toContain('Je profiel heeft nog geen foto.');
    for (const address of [stranger, silent]) expect(await newsTo(address)).toEqual([]);
    expect(member.id).not.toBe('');
  });
});

// The last one: the brand stays closed.
describe('a newsletter of a brand that closes', () => {
  it('ends with its brand, planned or half sent', async () => {
    const { email } = await reader(['news'], { brand: 'beta' });
    const ofBeta = { tenant: 'beta', texts: { en } };
    const at = new Date(app.clock.now().getTime() + 2 * hour).toISOString();
    const [planned, ordered, draftOnly] = [
      await written(ofBeta),
      await written(ofBeta),
      await written(ofBeta),
    ];
    await start(ordered);
    const walk = await jobOf('mailings.walk');
    await app.nest
      .get(OutboxProcessor, { strict: false })
      .process({ data: { tenantId: 'beta', id: walk } } as never);
    await start(planned, { at });
    const setState = async (state: string) => {
      const { version } = (await operator.get('/admin-api/tenants/beta')).json as { version: number };
      return operator.put('/admin-api/tenants/beta/state', { version, state });
    };
    expect((await setState('closed')).status).toBe(200);
    expect(await shown(planned)).toMatchObject({ state: 'stopped', looked: 0 });
    await app.runOutbox();
    expect(await newsTo(email, 'beta')).toEqual([]);
    expect(await start(draftOnly)).toMatchObject({ status: 403, json: { error: { code: 'brand_closed' } } });
    app.clock.advance(3 * hour);
    await app.runOutbox();
    expect(await newsTo(email, 'beta')).toEqual([]);
  });
});

const jobOf = async (job: string): Promise<string> => {
  const rows = await acrossTenants('look at jobs', () =>
    app.database.select<{ id: string }>("SELECT id FROM outbox WHERE state = 'open' AND job = :job", { job }),
  );
  return rows[0]?.id ?? '';
};
const shownReaders = (): Promise<number> =>
  app.inTenant('alpha', () =>
    app.database.number(
      "SELECT COUNT(*) FROM consent WHERE tenant_id = :tenant AND kind = 'marketing' AND standing = 1",
      {},
    ),
  );
