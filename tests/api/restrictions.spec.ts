import { RestrictionsApi } from '../../apps/server/src/modules/safety/restrictions/restrictions.api.ts';
import { Housekeeping } from '../../apps/server/src/kernel/housekeeping/housekeeping.ts';
import type { RestrictionRow } from '../../packages/contract/src/safety/calls/restriction-desk.ts';
import type { OwnRestriction } from '../../packages/contract/src/safety/restriction.ts';
import { Browser } from '../support/app/browser.ts';
import { createStaff, openConsole } from '../support/app/console.ts';
import { memberPassword } from '../support/members/draft.ts';
import { startTestApp, type TestApp } from '../support/app/test-app.ts';
import { decide, take } from '../support/desk/desk.ts';
import {
  activate,
  activationToken,
  becomeMember,
  logIn,
  mailsTo,
  refusal,
  signUp,
  userOf,
  whoAmI,
} from '../support/members/account-calls.ts';
import { deleteAccount, reactivate, reactivationToken } from '../support/members/departure-calls.ts';

const alpha = 'alpha.localhost';
const dayMs = 24 * 3_600_000;

let app: TestApp;
let ann: Browser;
let bob: Browser;
let support: Browser;
let stranger: Browser;
let operator: Browser;
let annId: string;

beforeAll(async () => {
  app = await startTestApp({
    settings: {
      alpha: { account_disclosure: 'conceal', signup_credits: 100 },
      beta: { account_disclosure: 'conceal' },
    },
  });
  annId = await createStaff(app, 'ann@staff.test', 'moderator', ['alpha']);
  await createStaff(app, 'bob@staff.test', 'moderator', ['alpha']);
  await createStaff(app, 'support@staff.test', 'support', ['alpha']);
  await createStaff(app, 'stranger@staff.test', 'moderator', ['beta']);
  await createStaff(app, 'operator@staff.test', 'operator', ['alpha']);
  await openConsoles();
});

/** Sessions of the console are over once the clock went on for long. */
async function openConsoles(): Promise<void> {
  [ann, bob, support, stranger, operator] = (await Promise.all(
    ['ann', 'bob', 'support', 'stranger', 'operator'].map((name) => openConsole(app, `${name}@staff.test`)),
  )) as [Browser, Browser, Browser, Browser, Browser];
}

interface Member {
  id: string;
  email: string;
  browser: Browser;
}

let count = 0;
async function join(confirmed = true): Promise<Member> {
  const browser = new Browser(app, alpha);
  const email = `restricted${++count}@example.test`;
  const changes = { name: `Robin ${count}` };
  const id = confirmed
    ? await becomeMember(browser, email, changes)
    : (userOf(await signUp(browser, email, changes))?.id ?? '');
  return { id, email, browser };
}

const restrictionsOf = ({ id }: Pick<Member, 'id'>) => `/admin-api/profiles/alpha:${id}/restrictions`;
async function impose(
  member: Member,
  kind: 'profile_disabled' | 'account_banned',
  by = ann,
  more: object = {},
): Promise<RestrictionRow> {
  const body = { kind, ground: 'harassment', note: 'Threats in three conversations.', ...more };
  const answer = await by.post(restrictionsOf(member), body);
  if (answer.status !== 200) throw new Error(`imposing answered ${answer.status}: ${answer.text}`);
  return answer.json as RestrictionRow;
}
const lift = (row: RestrictionRow, by = support) =>
  by.post(`/admin-api/restrictions/${row.id}/end`, { note: 'A mix-up of ours.' });
const idOf = (row: RestrictionRow) => row.id.split(':')[1] ?? '';
const read = (browser: Browser, row: RestrictionRow) => browser.get(`/api/restrictions/${idOf(row)}`);
const appeal = (browser: Browser, row: RestrictionRow, text = 'That was somebody else.') =>
  browser.post(`/api/restrictions/${idOf(row)}/appeal`, { text });
const seen = async (viewer: Member, of: Member) =>
  (await viewer.browser.get(`/api/members/${of.id}`)).status === 200;
const statusOf = async (member: Member) => {
  const [row] = await app.inTenant('alpha', () =>
    app.database.select<{ status: string }>(
      'SELECT status FROM profile WHERE tenant_id = :tenant AND id = :id',
      { id: member.id },
    ),
  );
  return row?.status;
};
const tokenIn = (text: string) => /#([\w-]{20,})/.exec(text)?.[1] ?? '';

/** The newest mail about a decision. */
async function statementMail({ email }: Pick<Member, 'email'>) {
  const mails = await mailsTo(app, alpha, email);
  return mails.find(({ text }) => text.includes('Threats'));
}

/** One mail, and no more, says it. */
async function hasMail({ email }: Member, words: string): Promise<void> {
  const mails = await mailsTo(app, alpha, email);
  expect(mails.filter(({ text }) => text.includes(words))).toHaveLength(1);
}

async function takeEffect(): Promise<void> {
  app.clock.advance(11_000);
  await app.runOutbox();
}

describe('disabling a profile', () => {
  test('hides it, refuses messages, likes and purchases, tells the member why, and is undone by lifting', async () => {
    const [member, other] = [await join(), await join()];
    expect(await seen(other, member)).toBe(true);
    const row = await impose(member, 'profile_disabled');

    expect(await seen(other, member)).toBe(false);
    const user = await whoAmI(member.browser);
    expect(user).toMatchObject({ restricted_by: idOf(row), profile: { status: 'disabled' } });
    const message = { client_id: crypto.randomUUID(), profile_id: other.id, text: 'Hello' };
    expect(refusal(await member.browser.post('/api/messages', message))).toMatchObject({
      status: 403,
      code: 'account_restricted',
    });
    expect(refusal(await member.browser.post('/api/likes', { profile_id: other.id })).code).toBe(
      'account_restricted',
    );
    const order = { client_id: crypto.randomUUID(), bundle: 'starter', payment_method: 'creditcard' };
    const buy = () => member.browser.post('/api/payments', order);
    expect(refusal(await buy()).code).toBe('account_restricted');
    const own = (await read(member.browser, row)).json as OwnRestriction;
    expect(own).toMatchObject({ kind: 'profile_disabled', can_appeal: true, ended: null, appeal: null });
    expect(own.statement).toContain('Threats in three conversations.');
    expect(own.statement).not.toContain('Somebody of');

    expect((await lift(row)).status).toBe(200);
    expect(await seen(other, member)).toBe(true);
    expect((await whoAmI(member.browser))?.restricted_by).toBeNull();
    expect((await member.browser.post('/api/messages', message)).status).toBe(200);
    expect((await buy()).status).toBe(200);
    expect(refusal(await lift(row)).code).toBe('appeal_closed');
  });

  test('is listed for its member as long as it stands, and for nobody else', async () => {
    const [member, other] = [await join(), await join()];
    const listed = async ({ browser }: Member) =>
      ((await browser.get('/api/restrictions')).json as { restrictions: unknown[] }).restrictions;
    expect(await listed(member)).toEqual([]);
    const row = await impose(member, 'profile_disabled');
    expect(await listed(member)).toMatchObject([
      { id: idOf(row), kind: 'profile_disabled', can_appeal: true, appealed: false },
    ]);
    await appeal(member.browser, row);
    expect(await listed(member)).toMatchObject([{ can_appeal: false, appealed: true }]);
    expect(await listed(other)).toEqual([]);
    await lift(row);
    expect(await listed(member)).toEqual([]);
  });

  test('is mailed with the reasons and a link that opens them without a login', async () => {
    const member = await join();
    const row = await impose(member, 'profile_disabled');
    const mail = await statementMail(member);
    expect(mail?.subject).not.toContain('Robin');
    expect(mail?.text).toContain('Threats in three conversations.');
    expect(mail?.html).toContain('Threats in three conversations.');
    const link = mail?.links.find((one) => one.includes(idOf(row))) ?? '';
    const [address = '', token = ''] = link.split('#');
    expect(new URL(address).search).toBe('');
    const visitor = new Browser(app, alpha);
    const opened = await visitor.post(`/api/restrictions/${idOf(row)}/opening`, { token });
    expect(opened.json).toMatchObject({ id: idOf(row), can_appeal: true });
    for (const wrong of ['x', token.slice(1)])
      expect(
        refusal(await visitor.post(`/api/restrictions/${idOf(row)}/opening`, { token: wrong })),
      ).toMatchObject({ status: 410, code: 'link_expired' });
    const another = await impose(await join(), 'profile_disabled');
    expect(refusal(await visitor.post(`/api/restrictions/${idOf(another)}/opening`, { token })).code).toBe(
      'link_expired',
    );
  });

  test('is no mail to an address that nobody confirmed, and outlasts its confirmation', async () => {
    const member = await join(false);
    const token = await activationToken(app, alpha, member.email);
    const row = await impose(member, 'profile_disabled');
    const mails = await mailsTo(app, alpha, member.email);
    expect(mails.filter(({ text }) => text.includes('Threats'))).toEqual([]);
    expect((await activate(member.browser, token)).status).toBe(200);
    expect(await statusOf(member)).toBe('disabled');
    await lift(row);
    expect(await statusOf(member)).toBe('active');
  });

  test('leaves an account that nobody confirmed disabled when it is lifted', async () => {
    const member = await join(false);
    await lift(await impose(member, 'profile_disabled'));
    expect(await statusOf(member)).toBe('disabled');
  });

  test('outlasts a deletion that was undone, and an end while deleted shows with the return', async () => {
    const [one, two] = [await join(), await join()];
    for (const member of [one, two]) {
      const row = await impose(member, 'profile_disabled');
      await deleteAccount(member.browser);
      if (member === two) await lift(row);
      const token = await reactivationToken(app, alpha, member.email);
      expect((await reactivate(new Browser(app, alpha), token)).status).toBe(200);
    }
    expect([await statusOf(one), await statusOf(two)]).toEqual(['disabled', 'active']);
  });

  test('happens once at a time, and stays while another restriction stands', async () => {
    const member = await join();
    const disabled = await impose(member, 'profile_disabled');
    const again = { kind: 'profile_disabled', ground: 'spam' };
    expect(refusal(await bob.post(restrictionsOf(member), again)).code).toBe('already_restricted');
    const banned = await impose(member, 'account_banned');
    await lift(banned);
    expect(await statusOf(member)).toBe('disabled');
    expect((await logIn(member.browser, member.email)).status).toBe(200);
    await lift(disabled);
    expect(await statusOf(member)).toBe('active');
  });

  test('needs facts where the ground has none', async () => {
    const member = await join();
    const body = { kind: 'profile_disabled', ground: 'other', note: ' ' };
    expect(refusal(await ann.post(restrictionsOf(member), body))).toMatchObject({
      status: 400,
      fields: { note: 'required' },
    });
    expect(await statusOf(member)).toBe('active');
  });

  test('can be read before it is sent, which changes nothing', async () => {
    const member = await join();
    const body = { kind: 'account_banned', ground: 'fraud', note: 'Asked two members for money.' };
    const preview = (await ann.post(`${restrictionsOf(member)}/preview`, body)).json as { statement: string };
    expect(preview.statement).toContain('Asked two members for money.');
    expect(await statusOf(member)).toBe('active');
    const row = await impose(member, 'account_banned', ann, body);
    expect(row.statement).toBe(preview.statement);
  });

  test('is for moderators and support of the brand alone, and stands in the audit log without a word of it', async () => {
    const member = await join();
    const body = { kind: 'profile_disabled', ground: 'spam' };
    expect((await stranger.post(restrictionsOf(member), body)).status).toBe(404);
    expect((await operator.post(restrictionsOf(member), body)).status).toBe(403);
    expect((await stranger.get(restrictionsOf(member))).status).toBe(404);
    const row = await impose(member, 'profile_disabled', support);
    expect((await stranger.post(`/admin-api/restrictions/${row.id}/end`, {})).status).toBe(404);
    const list = (await ann.get(restrictionsOf(member))).json as RestrictionRow[];
    expect(list).toHaveLength(1);
    expect(list[0]).toMatchObject({ decided_by: 'Somebody of support', appeal: null });
    const entries = await app.database.select<{ subjects: string; changes: string }>(
      "SELECT subjects, changes FROM audit_entry WHERE action = 'restriction.imposed' AND LOCATE(:id, subjects) > 0",
      { id: idOf(row) },
    );
    expect(entries).toHaveLength(1);
    expect(JSON.stringify(entries)).not.toMatch(/Threats|harassment|Robin/);
  });
});

describe('a ban', () => {
  test('ends sessions at once and tells whoever has the right password where the reasons are', async () => {
    const member = await join();
    const elsewhere = new Browser(app, alpha);
    await logIn(elsewhere, member.email);
    const row = await impose(member, 'account_banned');
    expect([await whoAmI(member.browser), await whoAmI(elsewhere)]).toEqual([null, null]);

    const visitor = new Browser(app, alpha);
    expect(refusal(await logIn(visitor, member.email, 'not the password')).code).toBe('login_failed');
    const refused = refusal(await logIn(visitor, member.email));
    expect(refused).toMatchObject({
      status: 403,
      code: 'account_banned',
      params: { restriction: idOf(row) },
    });
    const { token } = refused.params as { token: string };
    expect((await visitor.post(`/api/restrictions/${idOf(row)}/opening`, { token })).json).toMatchObject({
      kind: 'account_banned',
    });

    await lift(row);
    expect((await logIn(visitor, member.email)).status).toBe(200);
  });

  test('lets a signup with the address look like any other, which never becomes a member', async () => {
    const member = await join();
    const row = await impose(member, 'account_banned');
    await mailsTo(app, alpha, member.email);
    const before = (await mailsTo(app, alpha, member.email)).length;
    const spelled = member.email.replace('@', '+new@');
    const [known, unknown] = [new Browser(app, alpha), new Browser(app, alpha)];
    const shape = ({ status, json }: Awaited<ReturnType<typeof signUp>>) => [
      status,
      Object.keys((json as { user: object }).user).sort(),
    ];
    expect(shape(await signUp(known, spelled))).toEqual(
      shape(await signUp(unknown, `fresh${++count}@example.test`)),
    );
    expect(await mailsTo(app, alpha, spelled)).toEqual([]);
    expect((await mailsTo(app, alpha, member.email)).length).toBe(before);

    await lift(row);
    expect((await known.post('/api/activation/resend', {})).status).toBe(200);
    expect((await mailsTo(app, alpha, spelled)).length).toBe(1);
  });

  test('holds for 12 months and for an account that was erased, unlinked, until support lifts it', async () => {
    const member = await join();
    await impose(member, 'account_banned');
    const rows = await app.inTenant('alpha', () =>
      app.database.select('SELECT * FROM banned_mailbox WHERE tenant_id = :tenant'),
    );
    expect(JSON.stringify(rows)).not.toContain(member.id);
    const lifting = { tenant: 'alpha', email: member.email.toUpperCase() };
    expect((await stranger.post('/admin-api/mailbox-bans/lifting', lifting)).status).toBe(404);
    expect((await support.post('/admin-api/mailbox-bans/lifting', lifting)).status).toBe(200);
    expect((await support.post('/admin-api/mailbox-bans/lifting', lifting)).status).toBe(404);
  });

  test('bans no stranger whose address was never confirmed', async () => {
    const member = await join(false);
    await impose(member, 'account_banned');
    const owner = new Browser(app, alpha);
    await becomeMember(owner, member.email);
    expect(await whoAmI(owner)).toMatchObject({ status: 'active' });
  });

  test('is not left by deleting the account and coming back', async () => {
    const member = await join();
    await deleteAccount(member.browser);
    const token = await reactivationToken(app, alpha, member.email);
    const row = await impose(member, 'account_banned');
    const visitor = new Browser(app, alpha);
    expect(refusal(await reactivate(visitor, token)).code).toBe('link_expired');
    expect(refusal(await logIn(visitor, member.email)).code).toBe('account_banned');
    expect((await lift(row)).status).toBe(200);
    expect(refusal(await logIn(visitor, member.email)).code).toBe('account_deleted');
  });
});

describe('an appeal', () => {
  test('is decided by somebody else, who may reverse it: then all is as before', async () => {
    const member = await join();
    const row = await impose(member, 'profile_disabled');
    const received = (await appeal(member.browser, row)).json as OwnRestriction;
    expect(received).toMatchObject({ can_appeal: false, appeal: { decision: null } });
    const due = Date.parse(received.appeal?.due_at ?? '') - Date.parse(received.appeal?.created_at ?? '');
    expect(due).toBe(7 * dayMs);
    await hasMail(member, received.appeal?.number ?? '?');
    expect(refusal(await appeal(member.browser, row)).code).toBe('appeal_closed');

    expect(await take(ann, { kind: 'appeal', tenant: 'alpha' })).toEqual([]);
    const [item] = await take(bob, { kind: 'appeal', tenant: 'alpha' });
    expect(item?.subject).toMatchObject({ kind: 'appeal', words: 'That was somebody else.' });
    expect(
      (await decide(bob, item?.id ?? '', { decision: 'reverse', note: 'Mistaken identity.' })).status,
    ).toBe(200);
    await takeEffect();
    expect(await statusOf(member)).toBe('active');
    const after = (await read(member.browser, row)).json as OwnRestriction;
    expect(after).toMatchObject({ ended: { reason: 'appeal' }, appeal: { decision: 'reverse' } });
    expect(after.appeal?.statement).toContain('Mistaken identity.');
    await hasMail(member, 'Mistaken identity.');
  });

  test('may be upheld, with reasons', async () => {
    const member = await join();
    const row = await impose(member, 'account_banned');
    const token = tokenIn((await statementMail(member))?.text ?? '');
    const visitor = new Browser(app, alpha);
    const byLink = `/api/restrictions/${idOf(row)}/opening/appeal`;
    expect(refusal(await visitor.post(byLink, { token: 'x', text: 'No' })).code).toBe('link_expired');
    expect((await visitor.post(byLink, { token, text: 'I did nothing.' })).status).toBe(200);
    expect(refusal(await visitor.post(byLink, { token, text: 'Again.' })).code).toBe('appeal_closed');
    const [item] = await take(bob, { kind: 'appeal', tenant: 'alpha' });
    const key = item?.id ?? '';
    expect(refusal(await decide(bob, key, { decision: 'uphold' })).fields).toEqual({ note: 'required' });
    await decide(bob, key, { decision: 'uphold', note: 'Four members told us the same.' });
    await takeEffect();
    expect(refusal(await logIn(visitor, member.email)).code).toBe('account_banned');
    await hasMail(member, 'Four members told us the same.');
  });

  test('of what a programme decided may be decided by anybody', async () => {
    const member = await join();
    const id = await app.inTenant('alpha', () =>
      app.database.inTransaction(() =>
        app.nest.get(RestrictionsApi, { strict: false }).impose({
          ...{ kind: 'profile_disabled', ground: 'spam', memberId: member.id, subjectId: null },
          decidedBy: null,
        }),
      ),
    );
    expect((await member.browser.post(`/api/restrictions/${id}/appeal`, { text: 'No' })).status).toBe(200);
    const [item] = await take(ann, { kind: 'appeal', tenant: 'alpha' });
    expect(item?.subject).toMatchObject({ restriction: { automated: true } });
    await decide(ann, item?.id ?? '', { decision: 'reverse' });
    await takeEffect();
    expect(await statusOf(member)).toBe('active');
  });

  test('is refused by the database for whoever decided first', async () => {
    const member = await join();
    const row = await impose(member, 'profile_disabled');
    expect((await appeal(member.browser, row)).status).toBe(200);
    const decideAs = (staffId: string) =>
      app.inTenant('alpha', () =>
        app.database.write(
          `UPDATE appeal SET decided_by = :staffId, decided_at = :now, decision = 'uphold', statement = 'x'
            WHERE tenant_id = :tenant AND restriction_id = :id`,
          { staffId, id: idOf(row), now: app.clock.now() },
        ),
      );
    await expect(decideAs(annId)).rejects.toThrow('ck_appeal_other_person');
    await expect(
      app.inTenant('alpha', () =>
        app.database.write(
          "UPDATE appeal SET first_decider = '' WHERE tenant_id = :tenant AND restriction_id = :id",
          {
            id: idOf(row),
          },
        ),
      ),
    ).rejects.toThrow('fk_appeal_restriction');
    await lift(row);
    expect(await take(bob, { kind: 'appeal', tenant: 'alpha' })).toEqual([]);
  });

  test('is nobody’s on another brand', async () => {
    const member = await join();
    const row = await impose(member, 'profile_disabled');
    const token = tokenIn((await statementMail(member))?.text ?? '');
    const elsewhere = new Browser(app, 'beta.localhost');
    for (const [call, more] of [
      ['opening', {}],
      ['opening/appeal', { text: 'No' }],
      ['opening/export', { password: memberPassword }],
    ] as const) {
      const path = `/api/restrictions/${idOf(row)}/${call}`;
      expect(refusal(await elsewhere.post(path, { token, ...more })).code).toBe('link_expired');
    }
    const foreign = `beta:${member.id}/restrictions`;
    const body = { kind: 'profile_disabled', ground: 'spam' };
    for (const [path, sent] of [
      [`/admin-api/profiles/${foreign}`, body],
      [`/admin-api/profiles/${foreign}/preview`, body],
      [`/admin-api/restrictions/beta:${idOf(row)}/end`, {}],
      ['/admin-api/mailbox-bans/lifting', { tenant: 'beta', email: member.email }],
    ] as const) {
      expect((await stranger.post(path, sent)).status).toBe(404);
      expect((await ann.post(path, sent)).status).toBe(404);
    }
  });

  test('is somebody else’s to nobody, and open for six months', async () => {
    const [member, other] = [await join(), await join()];
    const row = await impose(member, 'profile_disabled');
    const token = tokenIn((await statementMail(member))?.text ?? '');
    expect((await read(other.browser, row)).status).toBe(404);
    expect((await appeal(other.browser, row)).status).toBe(404);
    expect(refusal(await appeal(member.browser, row, '  ')).fields).toEqual({ text: 'required' });
    app.clock.advance(185 * dayMs);
    const later = new Browser(app, alpha);
    await logIn(later, member.email);
    expect((await read(later, row)).json).toMatchObject({ can_appeal: false });
    expect(refusal(await appeal(later, row)).code).toBe('appeal_closed');
    expect(refusal(await later.post(`/api/restrictions/${idOf(row)}/opening`, { token })).code).toBe(
      'link_expired',
    );
    await openConsoles();
  });
});

describe('the cases of a member who is erased', () => {
  test('are nobody’s, without names, and go six months after they were closed', async () => {
    const member = await join();
    const name = `Robin ${count}`;
    const row = await impose(member, 'profile_disabled', ann, { note: `Call ${name}, ${member.email}.` });
    const banned = await impose(member, 'account_banned');
    const token = app.inTenant('alpha', () =>
      Promise.resolve(app.nest.get(RestrictionsApi, { strict: false }).tokenOf(idOf(row))),
    );
    const byLink = `/api/restrictions/${idOf(row)}/opening/appeal`;
    const visitor = new Browser(app, alpha);
    expect((await visitor.post(byLink, { token: await token, text: `I, ${name}, object.` })).status).toBe(
      200,
    );
    await lift(banned);
    await logIn(member.browser, member.email);
    await deleteAccount(member.browser);
    app.clock.advance(15 * dayMs);
    await app.runOutbox();

    const rows = await app.inTenant('alpha', () =>
      app.database.select<{ id: string; member_id: string; keep_until: Date | null }>(
        `SELECT r.*, a.text FROM restriction r LEFT JOIN appeal a ON a.tenant_id = :tenant AND a.restriction_id = r.id
          WHERE r.tenant_id = :tenant AND r.id IN (:ids) ORDER BY r.kind`,
        { ids: [idOf(row), idOf(banned)] },
      ),
    );
    expect(rows).toHaveLength(2);
    expect(rows[0]?.member_id).toBe(rows[1]?.member_id);
    const left = JSON.stringify(rows);
    for (const value of [member.id, name, member.email]) expect(left).not.toContain(value);
    // The one waits for its appeal, the other ended with the lifting.
    expect(rows.map(({ keep_until }) => keep_until === null)).toEqual([false, true]);
    const jobs = await app.inTenant('alpha', () =>
      app.database.select('SELECT id FROM outbox WHERE tenant_id = :tenant AND LOCATE(:id, payload) > 0', {
        id: idOf(row),
      }),
    );
    expect(jobs).toEqual([]);

    await openConsoles();
    const [item] = await take(bob, { kind: 'appeal', tenant: 'alpha' });
    await decide(bob, item?.id ?? '', { decision: 'uphold', note: 'It stands.' });
    await takeEffect();
    app.clock.advance(200 * dayMs);
    await app.nest.get(Housekeeping, { strict: false }).runOnce();
    expect(
      await app.inTenant('alpha', () =>
        app.database.select('SELECT id FROM restriction WHERE tenant_id = :tenant AND id IN (:ids)', {
          ids: [idOf(row), idOf(banned)],
        }),
      ),
    ).toEqual([]);
    await openConsoles();
  });
});

test('nothing is disabled, banned or removed without a statement', async () => {
  const member = await join();
  const row = await impose(member, 'profile_disabled');
  const write = (sql: string) => app.inTenant('alpha', () => app.database.write(sql, { id: idOf(row) }));
  await expect(
    write("UPDATE restriction SET statement = ' ' WHERE tenant_id = :tenant AND id = :id"),
  ).rejects.toThrow('ck_restriction_statement');
  await expect(
    write('UPDATE restriction SET statement = NULL WHERE tenant_id = :tenant AND id = :id'),
  ).rejects.toThrow('null');
  await expect(write('DELETE FROM restriction WHERE tenant_id = :tenant AND id = :id')).rejects.toThrow(
    'fk_profile_restricted_by',
  );
  for (const [table, column] of [
    ['profile', 'restricted_by'],
    ['account', 'banned_by'],
  ]) {
    await expect(
      app.inTenant('alpha', () =>
        app.database.write(
          `UPDATE ${table} SET ${column} = '${'0'.repeat(24)}' WHERE tenant_id = :tenant AND id = :id`,
          { id: member.id },
        ),
      ),
    ).rejects.toThrow(`fk_${table}_${column}`);
  }
});
