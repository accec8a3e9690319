import { randomUUID } from 'node:crypto';
import { acrossTenants } from '../../apps/server/src/kernel/ground/tenant-context.ts';
import { endpoints, type EndpointName } from '../../packages/contract/src/endpoints.ts';
import type { StaffCorrection } from '../../packages/contract/src/money/calls/corrections.ts';
import type { Look } from '../../packages/contract/src/console/calls/access-log.ts';
import type { MemberPage, MemberRow } from '../../packages/contract/src/overviews/calls/member-desk.ts';
import { orderNumber } from '../../packages/contract/src/money/order-number.ts';
import { staffRoles, type StaffRole } from '../../packages/contract/src/console/staff.ts';
import { Mailbox } from '../../apps/server/src/ports/mailbox.ts';
import type { Browser } from '../support/app/browser.ts';
import { Browser as SiteBrowser } from '../support/app/browser.ts';
import { consoleHost, createStaff, listPath, openConsole, searchList } from '../support/app/console.ts';
import { startTestApp, type TestAnswer, type TestApp } from '../support/app/test-app.ts';
import { logIn, newestMail } from '../support/members/account-calls.ts';
import { memberPassword } from '../support/members/draft.ts';
import { joinConfirmed, joinMember, type TestMember } from '../support/members/members.ts';
import { addProfile } from '../support/members/profiles.ts';
import { debitsOf, someMobile } from '../support/payments/debits.ts';
import { ledgerOf } from '../support/payments/ledger.ts';
import { paymentsOf } from '../support/payments/payments.ts';
import { receiptOf, reportProfile } from '../support/reports/reporting.ts';

const host = 'alpha.localhost';
const note = 'They wrote to us about it.';
const act = { reason: 'asked_by_mail' };

let app: TestApp;
/** Of each role: who was given alpha, and who was given beta. Owners have both. */
let here: Record<StaffRole, Browser>;
let elsewhere: Record<StaffRole, Browser>;
let bob: Browser;
let ada: TestMember;
/** Whom the table of roles is tried on: her sessions end there. */
let mia: TestMember;

beforeAll(async () => {
  app = await startTestApp({
    settings: { alpha: { signup_credits: 20, correction_limit_credits: 50 } },
  });
  const open = async (brand: 'alpha' | 'beta') => {
    const opened: [StaffRole, Browser][] = [];
    for (const role of staffRoles) {
      const email = `${role}-${brand}@staff.test`;
      await createStaff(app, email, role, role === 'owner' ? [] : [brand]);
      opened.push([role, await openConsole(app, email)]);
    }
    return Object.fromEntries(opened) as Record<StaffRole, Browser>;
  };
  here = await open('alpha');
  elsewhere = await open('beta');
  await createStaff(app, 'bob@staff.test', 'support', ['alpha']);
  bob = await openConsole(app, 'bob@staff.test');
  ada = await joinConfirmed(app, 'alpha', { email: 'ada.k@mail.test' });
  await rename(ada, 'Adelheid K');
  mia = await joinConfirmed(app, 'alpha');
  await rename(mia, 'Miriam');
});

const rename = (member: { id: string }, name: string) =>
  app.inTenant('alpha', () =>
    app.database.write('UPDATE profile SET name = :name WHERE tenant_id = :tenant AND id = :id', {
      name,
      id: member.id,
    }),
  );
const key = (member: { id: string }) => `alpha:${member.id}`;
/** A second later, so that what is newer is told from what was before. */
const later = () => app.clock.advance(1000);
const found = async (browser: Browser, q: string, more: object = {}) =>
  ((await searchList(browser, 'members', { filter: { q, ...more } })).json as MemberRow[]).map(
    ({ id }) => id,
  );
const pageOf = async (browser: Browser, member: { id: string }) => {
  const answer = await browser.get(`/admin-api/members/${key(member)}`);
  expect(answer.status).toBe(200);
  return answer.json as MemberPage;
};
const correction = (amount: number, seen: string | null = null) => ({
  ...{ client_id: randomUUID(), amount, reason: 'goodwill', note, seen },
});
const correct = (by: Browser, member: { id: string }, body: object) =>
  by.post(`/admin-api/members/${key(member)}/corrections`, body);
const decide = (by: Browser, { id }: { id: string }, decision: 'approve' | 'decline') =>
  by.post(
    `/admin-api/corrections/${id}/decision`,
    decision === 'approve' ? { decision } : { decision, note: 'Nobody wrote to us.' },
  );
const codeOf = (answer: TestAnswer) => (answer.json as { error: { code: string } }).error.code;
const creditsOf = async (member: { id: string }) => (await ledgerOf(app, 'alpha').wallet(member.id)).credits;
const bare = (id: string) => id.split(':')[1] ?? '';
const audit = (action: string) =>
  acrossTenants('a test reads the audit log', () =>
    app.database.select<{ subjects: string; changes: string }>(
      `SELECT CAST(subjects AS CHAR) AS subjects, CAST(changes AS CHAR) AS changes FROM audit_entry
        WHERE action = :action ORDER BY at DESC, id DESC LIMIT 20`,
      { action },
    ),
  );

describe('each call of the desk', () => {
  type Call = [name: EndpointName, send: (by: Browser, member: string) => Promise<TestAnswer>, StaffRole[]];
  const readers: StaffRole[] = ['owner', 'moderator', 'support'];
  const support: StaffRole[] = ['owner', 'support'];
  const calls: Call[] = [
    ['listMembers', (by) => searchList(by, 'members', { filter: { tenant: 'alpha', q: 'Miri' } }), readers],
    ['getMemberPage', (by, member) => by.get(`/admin-api/members/${member}`), readers],
    ['getMemberReport', (by, member) => by.get(`/admin-api/members/${member}/reports/${reported}`), readers],
    ['endMemberSessions', (by, member) => by.post(`/admin-api/members/${member}/sessions/end`, act), support],
    [
      'resendMemberMail',
      (by, member) =>
        by.post(`/admin-api/members/${member}/mails`, { mail: 'receipt', ...act, payment: paid }),
      support,
    ],
    ['offerMemberData', (by, member) => by.post(`/admin-api/members/${member}/data-offers`, act), support],
    [
      'endMemberLockout',
      async (by) => {
        const email = `${randomUUID()}@mail.test`;
        const member = await joinConfirmed(app, 'alpha', { email });
        await guess(email);
        return by.post(`/admin-api/members/${key(member)}/lockout/end`, act);
      },
      support,
    ],
    [
      'unblockMemberDebits',
      async (by) => {
        const member = await joinConfirmed(app, 'alpha');
        await blockDebits(member);
        return by.post(`/admin-api/members/${key(member)}/debit-block/end`, act);
      },
      support,
    ],
    ['listCorrections', (by) => by.get(listPath('corrections', { filter: { tenant: 'alpha' } })), support],
    [
      'correctCredits',
      async (by, member) => {
        later();
        return by.post(`/admin-api/members/${member}/corrections`, correction(1, await newest()));
      },
      support,
    ],
    [
      'decideCorrection',
      async (by) => {
        later();
        const asked = (await correct(bob, mia, correction(60, await newest()))).json as StaffCorrection;
        const answer = await decide(by, asked, 'approve');
        if (answer.status !== 200) await decide(bob, asked, 'decline');
        return answer;
      },
      support,
    ],
    ['listLooks', (by) => by.get(listPath('looks', { filter: { tenant: 'alpha' } })), ['owner']],
    [
      'deleteMember',
      async (by) => by.post(`/admin-api/members/${key(await joinConfirmed(app, 'alpha'))}/deletion`, act),
      support,
    ],
  ];
  let reported: string;
  let paid: string;
  beforeAll(async () => {
    reported = await reportOf(mia);
    paid = (await buy(mia)).id;
  });
  const newest = async () => {
    const [row] = (await pageOf(here.owner, mia)).money?.corrections ?? [];
    return row ? bare(row.id) : null;
  };

  it.each(calls)('%s is nobody’s who lacks the right or the brand', async (_, send, allowed) => {
    for (const role of staffRoles)
      expect([role, (await send(here[role], key(mia))).status]).toEqual([
        role,
        allowed.includes(role) ? 200 : 403,
      ]);
    for (const role of staffRoles.filter((one) => one !== 'owner'))
      expect([role, (await send(elsewhere[role], key(mia))).status]).toEqual([
        role,
        allowed.includes(role) ? 404 : 403,
      ]);
    expect(await send(new SiteBrowser(app, consoleHost), key(mia))).toMatchObject({
      status: 403,
      json: { error: { code: 'authentication_required' } },
    });
  });

  it('stands in the table above', () => {
    const tested = new Set<string>(calls.map(([name]) => name));
    const ofMembers = (Object.keys(endpoints) as EndpointName[]).filter((name) =>
      /^\/admin-api\/(members|corrections|looks)/.test(endpoints[name][1]),
    );
    expect(ofMembers.filter((name) => !tested.has(name))).toEqual([]);
  });
});

async function reportOf(member: TestMember): Promise<string> {
  const reporter = await joinConfirmed(app, 'alpha');
  const browser = new SiteBrowser(app, host);
  Object.assign(browser.cookies, reporter.cookies);
  receiptOf(await reportProfile(browser, member.id, { text: 'That is not her.' }));
  const about = (await pageOf(here.owner, member)).reports?.about ?? [];
  return about[0]?.id ?? '';
}

/** Wrong passwords until no more are looked at. @returns what the last one was told */
async function guess(email: string): Promise<TestAnswer> {
  let answer: TestAnswer | undefined;
  for (let time = 0; time < 6; time++)
    answer = await logIn(new SiteBrowser(app, host), email, 'not it at all');
  if (!answer) throw new Error('Nobody guessed');
  return answer;
}

async function blockDebits(member: TestMember): Promise<void> {
  const { reference } = await buy(member);
  await paymentsOf(app, 'alpha').tell(reference, 'charged_back');
}

async function buy(member: TestMember) {
  const payments = paymentsOf(app, 'alpha');
  const started = await payments.start(member);
  await payments.tell(started.reference, 'completed');
  return started;
}

test('no answer of the console gives its caller a session of a member', async () => {
  const page = await here.owner.get(`/admin-api/members/${key(ada)}`);
  const list = await searchList(here.owner, 'members', { filter: { q: 'Adel' } });
  for (const answer of [page, list]) expect(answer.headers['set-cookie']).toBeUndefined();
  // With a staff session on the brand's own host nobody is logged in.
  const onSite = await app.request(host, { path: '/api/profile', cookies: here.owner.cookies });
  expect(onSite.status).toBe(403);
});

describe('the search', () => {
  it('finds by the whole mail address, the id, the beginning of a name, and by payments', async () => {
    const { id, reference } = await buy(ada);
    for (const q of [
      'ada.k@mail.test',
      ' ADA.K@Mail.Test ',
      ada.id,
      key(ada),
      'adelh',
      orderNumber(id),
      reference,
    ])
      expect([q, await found(here.support, q)]).toEqual([q, [key(ada)]]);
  });

  it('finds nobody by a part of an address, the middle of a name, a wildcard, too little or nothing', async () => {
    for (const q of ['ada.k@', 'mail.test', 'delheid', '%%%', '___', 'Ad', '', '   '])
      expect([q, await found(here.support, q)]).toEqual([q, []]);
    expect((await searchList(here.support, 'members')).json).toEqual([]);
  });

  it('finds by the telephone of a mandate, as a whole', async () => {
    const debits = debitsOf(app, 'alpha');
    const code = await debits.code(ada);
    expect((await debits.submit(ada, debits.form({ sms_code: code }))).status).toBe(200);
    expect(await found(here.support, someMobile)).toEqual([key(ada)]);
    expect(await found(here.support, '06 12 34 56 78')).toEqual([key(ada)]);
    expect(await found(here.support, '+3161234567')).toEqual([]);
    expect(await found(here.moderator, someMobile)).toEqual([]);
  });

  it('is narrower for moderators, who know neither addresses nor payments', async () => {
    expect(await found(here.moderator, 'Adel')).toEqual([key(ada)]);
    expect(await found(here.moderator, 'ada.k@mail.test')).toEqual([]);
    expect(await found(elsewhere.support, 'ada.k@mail.test')).toEqual([]);
  });

  it('tells no address, and finds no fictional profile', async () => {
    const fictional = await addProfile(app, 'alpha', { name: 'Adelina', fictional: true });
    const answer = await searchList(here.support, 'members', { filter: { q: 'Adel' } });
    expect(answer.text).not.toContain('mail.test');
    expect(answer.text).not.toContain(fictional);
    expect((await here.support.get(`/admin-api/members/alpha:${fictional}`)).status).toBe(404);
  });

  it('is written down by what was searched, and never for what', async () => {
    later();
    await found(here.support, 'ada.k@mail.test');
    const [entry] = await audit('members.searched');
    expect(JSON.parse(entry?.changes ?? '')).toEqual(['mail']);
    expect(JSON.parse(entry?.subjects ?? '')).toEqual([]);
  });

  it('ends after as many as anybody needs in an hour, for one person alone', async () => {
    await createStaff(app, 'eve@staff.test', 'support', ['alpha']);
    const eve = await openConsole(app, 'eve@staff.test');
    const names = Array.from({ length: 91 }, (_, index) => `Fish ${index}`);
    const answers: TestAnswer[] = [];
    for (const q of names) answers.push(await searchList(eve, 'members', { filter: { q } }));
    expect(answers.slice(0, 90).every(({ status }) => status === 200)).toBe(true);
    expect(answers.at(-1)).toMatchObject({ status: 429, json: { error: { code: 'rate_limited' } } });
    expect(await found(here.support, 'Adel')).toEqual([key(ada)]);
  });
});

describe('the page', () => {
  it('has everything that support needs, and nothing that anybody wrote to anybody', async () => {
    await reportOf(ada);
    const page = await pageOf(here.support, ada);
    expect(page).toMatchObject({
      name: 'Adelheid K',
      state: 'active',
      restricted: false,
      account: {
        email: 'ada.k@mail.test',
        sessions: [{ country: null }],
        consents: [{ kind: 'terms' }],
      },
      complaints: [],
      staff: null,
    });
    expect(page.reports?.about[0]).toMatchObject({ kind: 'profile', outcome: null });
    expect(page.money?.payments.length).toBeGreaterThan(0);
    expect(page.account?.sessions[0]?.last_seen_at).toMatch(/T00:00:00.000Z$/);
    expect(JSON.stringify(page)).not.toMatch(/argon2|token|10\.\d+\.\d+\.\d+/);
  });

  it('tells which mails went out and what became of them, not what they say', async () => {
    const bea = await joinMember(app, 'alpha', { email: 'bea@mail.test' });
    await app.runOutbox();
    const { account } = await pageOf(here.support, bea);
    expect(account?.mails).toMatchObject([{ kind: 'activation', state: 'sent' }]);
    expect(Object.keys(account?.mails[0] ?? {}).sort()).toEqual(['at', 'id', 'kind', 'state']);
  });

  it('is shorter for moderators: no address, sessions, mails or money', async () => {
    const page = await pageOf(here.moderator, ada);
    expect(page).toMatchObject({ account: null, money: null, complaints: null, staff: null });
    expect(page.reports).not.toBeNull();
    expect(JSON.stringify(page)).not.toContain('mail.test');
  });

  it('shows owners who looked and did what, and each look is one entry of the log', async () => {
    later();
    const cleo = await joinConfirmed(app, 'alpha');
    await pageOf(here.support, cleo);
    await pageOf(here.support, cleo);
    await here.support.post(`/admin-api/members/${key(cleo)}/sessions/end`, act);
    const page = await pageOf(here.owner, cleo);
    expect(page.staff?.map(({ what, name }) => [what, name])).toEqual(
      expect.arrayContaining([
        ['sessions', 'Somebody of support'],
        ['page', 'Somebody of support'],
        ['page', 'Somebody of owner'],
      ]),
    );
    expect(page.staff?.filter(({ what }) => what === 'page')).toHaveLength(2);
    const looks = (
      await here.owner.get(listPath('looks', { filter: { tenant: 'alpha' }, sort: ['at', 'DESC'] }))
    ).json as Look[];
    expect(looks).toContainEqual(expect.objectContaining({ what: 'sessions', member: key(cleo) }));
    expect((await audit('member.seen')).every(({ subjects }) => subjects === '[]')).toBe(true);
  });

  it('shows what was reported with its evidence, not who reported it, and only of this member', async () => {
    const id = await reportOf(ada);
    const answer = await here.support.get(`/admin-api/members/${key(ada)}/reports/${id}`);
    expect(answer).toMatchObject({ status: 200, json: { kind: 'report', words: 'That is not her.' } });
    const other = await joinConfirmed(app, 'alpha');
    expect((await here.support.get(`/admin-api/members/${key(other)}/reports/${id}`)).status).toBe(404);
    const reporters = await app.inTenant('alpha', () =>
      app.database.select<{ id: string }>(
        'SELECT reporter_id AS id FROM report WHERE tenant_id = :tenant AND case_id = :id',
        { id },
      ),
    );
    for (const reporter of reporters) expect(answer.text).not.toContain(reporter.id);
  });
});

describe('a correction of credits', () => {
  let member: TestMember;
  beforeEach(async () => {
    member = await joinConfirmed(app, 'alpha');
    later();
  });
  afterEach(async () => {
    expect(await ledgerOf(app, 'alpha').findings()).toEqual([]);
  });

  it('up to the limit is booked at once, with its reason, and a repeat is the same', async () => {
    const body = correction(30);
    const answer = await correct(here.support, member, body);
    expect(answer).toMatchObject({
      status: 200,
      json: {
        state: 'booked',
        amount: 30,
        reason: 'goodwill',
        note,
        staff: 'Somebody of support',
        waits: false,
      },
    });
    expect((await correct(here.support, member, body)).json).toEqual(answer.json);
    expect(await creditsOf(member)).toBe(50);
    expect(codeOf(await correct(here.support, member, { ...body, amount: 31 }))).toBe('idempotency_conflict');
    const { money } = await pageOf(here.support, member);
    expect(money?.postings[0]).toMatchObject({ cause: 'correction', amount: 30 });
    const [entry] = await audit('correction.booked');
    expect(JSON.parse(entry?.subjects ?? '')).toEqual([(answer.json as StaffCorrection).id]);
  });

  it('takes credits, and never more than the wallet holds', async () => {
    expect((await correct(here.support, member, correction(-5))).status).toBe(200);
    expect(await creditsOf(member)).toBe(15);
    const { id } = (await pageOf(here.support, member)).money?.corrections[0] ?? { id: '' };
    expect(codeOf(await correct(here.support, member, correction(-16, bare(id))))).toBe(
      'insufficient_credits',
    );
  });

  it('above the limit waits for another person, who isn’t the first', async () => {
    const asked = (await correct(here.support, member, correction(51))).json as StaffCorrection;
    expect(asked).toMatchObject({ state: 'requested', waits: true, decidable: false });
    expect(await creditsOf(member)).toBe(20);
    expect(await decide(here.support, asked, 'approve')).toMatchObject({
      status: 403,
      json: { error: { code: 'other_person_required' } },
    });
    const queue = await bob.get(listPath('corrections', { filter: { tenant: 'alpha', state: 'requested' } }));
    expect(queue.json).toMatchObject([{ id: asked.id, decidable: true, member: key(member) }]);
    expect(await decide(bob, asked, 'approve')).toMatchObject({ status: 200, json: { state: 'booked' } });
    expect(await creditsOf(member)).toBe(71);
    expect(codeOf(await decide(bob, asked, 'approve'))).toBe('correction_decided');
  });

  it('that is declined changes nothing, and says why', async () => {
    const asked = (await correct(here.support, member, correction(500))).json as StaffCorrection;
    expect(codeOf(await correct(bob, member, correction(1, bare(asked.id))))).toBe('correction_changed');
    expect(await decide(bob, asked, 'decline')).toMatchObject({
      json: { state: 'declined', decline_note: 'Nobody wrote to us.', decided_by: 'Somebody of support' },
    });
    expect(await creditsOf(member)).toBe(20);
  });

  it('is counted together with others of the wallet that day: many small ones are no way around the limit', async () => {
    let seen: string | null = null;
    const states: string[] = [];
    for (const amount of [30, -10, 20]) {
      const row = (await correct(here.support, member, correction(amount, seen))).json as StaffCorrection;
      states.push(row.state);
      seen = bare(row.id);
      later();
    }
    expect(states).toEqual(['booked', 'booked', 'requested']);
  });

  it('of two at once is one: the other is told to look again', async () => {
    const answers = await Promise.all([
      correct(here.support, member, correction(10)),
      correct(bob, member, correction(10)),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await creditsOf(member)).toBe(30);
  });

  it('is agreed to once, however many agree at once', async () => {
    const asked = (await correct(here.support, member, correction(100))).json as StaffCorrection;
    const answers = await Promise.all([decide(bob, asked, 'approve'), decide(here.owner, asked, 'approve')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await creditsOf(member)).toBe(120);
  });

  it('the database itself refuses the same person twice, and a second that waits', async () => {
    const asked = (await correct(here.support, member, correction(100))).json as StaffCorrection;
    const attempt = (change: string) =>
      app.inTenant('alpha', () =>
        app.database.write(`UPDATE credit_correction SET ${change} WHERE tenant_id = :tenant AND id = :id`, {
          id: bare(asked.id),
        }),
      );
    await expect(
      attempt("state = 'booked', open_mark = NULL, settled_at = NOW(3), decided_by = staff_id"),
    ).rejects.toThrow(/ck_credit_correction_second/);
    await expect(attempt("state = 'booked', open_mark = NULL, settled_at = NOW(3)")).rejects.toThrow(
      /ck_credit_correction_second/,
    );
    await decide(bob, asked, 'decline');
  });
});

describe('what support does for a member', () => {
  const post = (path: string, body: object, member: TestMember, by = here.support) =>
    by.post(`/admin-api/members/${key(member)}/${path}`, body);
  const mailsTo = async (address: string) =>
    (await app.nest.get(Mailbox).list(app.idOf('alpha'), 200)).filter(({ to }) => to === address);

  it('ends the sessions', async () => {
    const member = await joinConfirmed(app, 'alpha');
    const asMember = () => app.request(host, { path: '/api/profile', cookies: member.cookies });
    expect((await asMember()).status).toBe(200);
    expect((await post('sessions/end', act, member)).status).toBe(200);
    expect((await asMember()).status).toBe(403);
    const [entry] = await audit('member.sessions_ended');
    expect(JSON.parse(entry?.changes ?? '')).toEqual(['asked_by_mail']);
  });

  it('sends the activation once more, three a day at most, and not to who confirmed', async () => {
    const member = await joinMember(app, 'alpha', { email: 'late@mail.test' });
    const resend = () => post('mails', { mail: 'activation', ...act }, member);
    expect([(await resend()).status, (await resend()).status]).toEqual([200, 200]);
    expect(codeOf(await resend())).toBe('too_many_mails');
    await app.runOutbox();
    expect(await mailsTo('late@mail.test')).toHaveLength(3);
    expect(codeOf(await post('mails', { mail: 'activation', ...act }, ada))).toBe('already_active');
  });

  it('sends the receipt of a paid payment of this member once more', async () => {
    const member = await joinConfirmed(app, 'alpha', { email: 'payer@mail.test' });
    const { id } = await buy(member);
    const unpaid = await paymentsOf(app, 'alpha').start(member);
    await app.runOutbox();
    const before = (await mailsTo('payer@mail.test')).length;
    const resend = (payment: string, who = member) =>
      post('mails', { mail: 'receipt', ...act, payment }, who);
    expect((await resend(id)).status).toBe(200);
    expect(codeOf(await resend(unpaid.id))).toBe('member_state_changed');
    expect((await resend(id, ada)).status).toBe(404);
    await app.runOutbox();
    expect(await mailsTo('payer@mail.test')).toHaveLength(before + 1);
  });

  it('tells where the data is, and gives nobody of the staff the file', async () => {
    const member = await joinConfirmed(app, 'alpha', { email: 'data@mail.test' });
    const answer = await post('data-offers', act, member);
    expect(answer.json).toEqual({ done: true });
    await app.runOutbox();
    const mail = await newestMail(app, host, 'data@mail.test', 'Gegevens downloaden');
    expect(mail.text).not.toMatch(/#|\.zip/);
    const unconfirmed = await joinMember(app, 'alpha');
    expect(codeOf(await post('data-offers', act, unconfirmed))).toBe('member_unreachable');
  });

  it('tells where the data is who is banned, on the page of the ban, and for the password alone', async () => {
    const member = await joinConfirmed(app, 'alpha', { email: 'banned@mail.test' });
    const ban = { kind: 'account_banned', ground: 'spam', note };
    expect((await here.support.post(`/admin-api/profiles/${key(member)}/restrictions`, ban)).status).toBe(
      200,
    );
    await app.runOutbox();
    expect((await post('data-offers', act, member)).json).toEqual({ done: true });
    await app.runOutbox();
    const mail = await newestMail(app, host, 'banned@mail.test', /gegevens/);
    const [, id, token] = /\/([0-9a-z]{24})#([\w-]+)/.exec(mail.text) ?? [];
    const visitor = new SiteBrowser(app, host);
    const ask = (password: string) =>
      visitor.post(`/api/restrictions/${id}/opening/export`, { token, password });
    expect(codeOf(await ask('not it at all'))).toBe('validation_failed');
    const { path } = (await ask(memberPassword)).json as { path: string };
    expect((await visitor.get(path)).headers['content-type']).toBe('application/zip');
    const { account } = await pageOf(here.support, member);
    expect(account?.mails.map(({ kind }) => kind)).toContain('data_offer');
  });

  it('ends the wait after wrong passwords, three times a day at most', async () => {
    const member = await joinConfirmed(app, 'alpha', { email: 'forgot@mail.test' });
    const end = () => post('lockout/end', act, member);
    expect(codeOf(await end())).toBe('member_state_changed');
    for (let time = 0; time < 3; time++) {
      expect(codeOf(await guess('forgot@mail.test'))).toBe('account_locked');
      const { account } = await pageOf(here.support, member);
      expect(Date.parse(account?.locked_until ?? '')).toBe(app.clock.now().getTime() + 15 * 60_000);
      expect((await end()).status).toBe(200);
      expect((await pageOf(here.support, member)).account?.locked_until).toBeNull();
    }
    expect((await logIn(new SiteBrowser(app, host), 'forgot@mail.test')).status).toBe(200);
    await guess('forgot@mail.test');
    expect(codeOf(await end())).toBe('rate_limited');
    expect(JSON.parse((await audit('member.lockout_ended'))[0]?.changes ?? '')).toEqual(['asked_by_mail']);
  });

  it('allows direct debit again to whose bank took a debit back, until it does so anew', async () => {
    const member = await joinConfirmed(app, 'alpha');
    expect(codeOf(await post('debit-block/end', act, member))).toBe('member_state_changed');
    await blockDebits(member);
    expect(await pageOf(here.support, member)).toMatchObject({ money: { direct_debit_blocked: true } });
    const answers = await Promise.all([
      post('debit-block/end', act, member),
      post('debit-block/end', act, member, bob),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const debits = debitsOf(app, 'alpha');
    expect((await debits.mandates(member)).direct_debit.refused).toBeNull();
    await blockDebits(member);
    expect((await debits.mandates(member)).direct_debit.refused).toBe('direct_debit_blocked');
  });

  it('deletes an account, tells its member, and the 14 days hold', async () => {
    const member = await joinConfirmed(app, 'alpha', { email: 'leaving@mail.test' });
    const answers = await Promise.all([post('deletion', act, member), post('deletion', act, member, bob)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    await app.runOutbox();
    await newestMail(app, host, 'leaving@mail.test', /#/);
    const page = await pageOf(here.support, member);
    expect(page).toMatchObject({ state: 'deleted' });
    expect(Date.parse(page.erased_at ?? '') - Date.parse(page.deleted_at ?? '')).toBe(14 * 86_400_000);
    expect((await app.request(host, { path: '/api/profile', cookies: member.cookies })).status).toBe(403);
  });

  it('restricts with a statement alone, and lifts', async () => {
    const member = await joinConfirmed(app, 'alpha', { email: 'blocked@mail.test' });
    const imposed = await here.support.post(`/admin-api/profiles/${key(member)}/restrictions`, {
      kind: 'profile_disabled',
      ground: 'spam',
      note,
    });
    expect(imposed.status).toBe(200);
    const restriction = imposed.json as { id: string; statement: string };
    expect(restriction.statement).toContain(note);
    expect(await pageOf(here.support, member)).toMatchObject({ state: 'active', restricted: true });
    expect((await here.support.post(`/admin-api/restrictions/${restriction.id}/end`, {})).status).toBe(200);
    expect(await pageOf(here.support, member)).toMatchObject({ restricted: false });
    const without = await app.inTenant('alpha', () =>
      app.database.select(
        `SELECT p.id FROM profile p LEFT JOIN restriction r
            ON r.tenant_id = p.tenant_id AND r.id = p.restricted_by AND TRIM(r.statement) <> ''
          WHERE p.tenant_id = :tenant AND p.restricted_by IS NOT NULL AND r.id IS NULL`,
      ),
    );
    expect(without).toEqual([]);
  });
});
