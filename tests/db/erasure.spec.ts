import { createHash, randomUUID } from 'node:crypto';
import { moduleEntities } from '../../apps/server/src/app.module.ts';
import { retentionsOf } from '../../apps/server/src/kernel/database/retention.ts';
import { kernelEntities } from '../../apps/server/src/kernel/kernel.module.ts';
import { Housekeeping } from '../../apps/server/src/kernel/housekeeping/housekeeping.ts';
import { AgeProofsRepository } from '../../apps/server/src/modules/profiles/age-checks/age-proofs.repository.ts';
import { SignupLikesRepository } from '../../apps/server/src/modules/meeting/likes/signup/signup-likes.repository.ts';
import { BannedMailboxes } from '../../apps/server/src/modules/accounts/core/banned-mailboxes.repository.ts';
import { KeyedHashes } from '../../apps/server/src/modules/console/authentication/passwords/keyed-hashes.ts';
import { RestrictionsApi } from '../../apps/server/src/modules/safety/restrictions/restrictions.api.ts';
import { encodeTrafficSource } from '../../apps/server/src/modules/brands/traffic/traffic-source.ts';
import { TrafficApi } from '../../apps/server/src/modules/brands/traffic/traffic.api.ts';
import {
  activate,
  activationToken,
  logIn,
  refusal,
  signUp,
  userOf,
  becomeMember,
} from '../support/members/account-calls.ts';
import { Browser } from '../support/app/browser.ts';
import { createStaff, openConsole } from '../support/app/console.ts';
import { addPasskey, deviceOf } from '../support/members/authenticator.ts';
import { requestMailChange, requestReset } from '../support/members/credential-calls.ts';
import { deleteAccount, reactivate, reactivationToken } from '../support/members/departure-calls.ts';
import { decide, plainKind, putOnDesk, take } from '../support/desk/desk.ts';
import { ageKeys, everyFile, everyKey, everyRow, everywhere, findAll } from '../support/app/everywhere.ts';
import { noise } from '../support/photos/hostile-images.ts';
import { DifferencesRepository } from '../../apps/server/src/modules/money/books/books.api.ts';
import { DailyMatchesRepository } from '../../apps/server/src/modules/meeting/matchmaking/daily/daily-matches.repository.ts';
import { ledgerOf } from '../support/payments/ledger.ts';
import { makeFictional } from '../support/members/members.ts';
import { debitsOf } from '../support/payments/debits.ts';
import { makeCode } from '../support/payments/codes.ts';
import { paymentsOf } from '../support/payments/payments.ts';
import { storePhoto as store } from '../support/photos/photos.ts';
import { addProfile, someId } from '../support/members/profiles.ts';
import { receiptOf, reportProfile, sendReport } from '../support/reports/reporting.ts';
import { startTestApp, type TestApp } from '../support/app/test-app.ts';
import { memberPassword } from '../support/members/draft.ts';

const retentions = retentionsOf([...kernelEntities, ...moduleEntities]);
const erasedTables = retentions.filter(({ erasure }) => erasure === 'erased').map(({ table }) => table);
const keptTables = retentions
  .filter(({ erasure }) => typeof erasure === 'object' && 'kept' in erasure)
  .map(({ table }) => table);

const beta = 'beta.localhost';
const day = 24 * 3_600_000;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({
    settings: {
      beta: {
        ...{ currency: 'EUR', minimum_message_costs: {} },
        fictional_answers: true,
        signup_credits: 70,
        message_credits: 10,
        reply_credits: 4,
        visible_profile_notes: ['verified_photo'],
      },
    },
  });
  plainKind(app);
  await createStaff(app, 'moderator@staff.test', 'moderator', ['beta']);
  await createStaff(app, 'support@staff.test', 'support', ['beta']);
});

interface Member {
  id: string;
  email: string;
  browser: Browser;
}

async function member(email: string, changes: Record<string, unknown> = {}, host = beta): Promise<Member> {
  const browser = new Browser(app, host);
  const id = await becomeMember(browser, email, changes);
  return { id, email, browser };
}

const ok = async (answer: Promise<{ status: number; text: string }>): Promise<void> => {
  const { status, text } = await answer;
  if (status !== 200) throw new Error(`${status} ${text}`);
};
const send = (from: Member, to: { id: string }, text: string, more: object = {}) =>
  ok(from.browser.post('/api/messages', { client_id: randomUUID(), profile_id: to.id, text, ...more }));
const like = (from: Member, to: Member) => ok(from.browser.post('/api/likes', { profile_id: to.id }));
const block = (from: Member, to: Member) => ok(from.browser.post('/api/blocks', { profile_id: to.id }));

/** A moderator decides about something, with a note. @returns the decision's id */
async function decideOnDesk(item: string, note: string): Promise<string> {
  const moderator = await openConsole(app, 'moderator@staff.test');
  await take(moderator);
  await ok(decide(moderator, item, { decision: 'confirm', note }));
  app.clock.advance(10_000);
  await app.runOutbox();
  const [id = ''] = await column(
    'SELECT id AS value FROM desk_decision WHERE tenant_id = :tenant AND item_id = :item',
    { item: item.slice('beta:'.length) },
  );
  return id;
}

/** Support looks at a member and gives them credits, with a note. */
async function correctCredits({ id }: Member, note: string): Promise<void> {
  const support = await openConsole(app, 'support@staff.test');
  await ok(support.get(`/admin-api/members/beta:${id}`));
  const correction = { client_id: randomUUID(), amount: 1, reason: 'goodwill', note, seen: null };
  await ok(support.post(`/admin-api/members/beta:${id}/corrections`, correction));
}

const sendPicture = async (browser: Browser) =>
  browser.request({
    method: 'PUT',
    path: '/api/verification/photo',
    body: await noise(310, 210).jpeg().toBuffer(),
    headers: { 'content-type': 'image/jpeg' },
  });

let pictures = 0;

/** Each picture is another. */
async function storePhoto(of: Member, status: 'active' | 'inspection'): Promise<void> {
  const picture = await noise(300, 200 + ++pictures)
    .jpeg()
    .toBuffer();
  await app.inTenant('beta', () => store(app, of.id, picture, status));
}

const column = async (sql: string, parameters: object): Promise<string[]> => {
  const rows = await app.inTenant('beta', () =>
    app.database.select<{ value: string }>(sql, parameters as Record<string, unknown>),
  );
  return rows.map(({ value }) => value);
};

/** After everything that happens here. */
const someday = (): Date => new Date(app.clock.now().getTime() + 365 * day);

const advance = async (ms: number): Promise<string[]> => {
  app.clock.advance(ms);
  await ageKeys(app, ms);
  return app.runOutbox();
};

describe('the tables', () => {
  test('are each decided about', async () => {
    // That of the migrations is the software's own.
    const decided = ['migration', ...retentions.map(({ table }) => table)];
    expect([...(await everyRow(app)).keys()].sort()).toEqual(decided.sort());
  });
});

describe('a member with something everywhere', () => {
  const email = 'zefyrine.quistwater@example.test';
  /** Of the bystander, whom everything below happens beside. */
  let wim: Member;
  let zefyrine: Member;
  /** What the member entered, and what is made of it. */
  const entered: Record<string, string> = {};
  /** What is kept of the member, by the number it is kept under. */
  const kept: Record<string, string> = {};
  let photoFiles: string[] = [];

  beforeAll(async () => {
    wim = await member('wim@example.test', { name: 'Wim' });
    const xaver = await member('xaver@example.test', { name: 'Xaver' });
    const robot = await addProfile(app, 'beta', { name: 'Fia' });
    await makeFictional(app, 'beta', robot);

    // Asked for before there is an account: a link that leads nowhere.
    await requestReset(new Browser(app, beta), email);
    const source = {
      network: 'zephyrnet',
      ref: 'quistref',
      sub1: 'subalpha',
      sub2: 'subbravo',
      sub3: 'subcharly',
    };
    const browser = new Browser(app, beta);
    browser.cookies[TrafficApi.cookie] = encodeTrafficSource(source);
    const signupText = 'Held words of the very beginning';
    const answer = await signUp(browser, email, {
      name: 'Zefyrine',
      date_of_birth: '1961-11-23',
      signup_message: { profile_id: wim.id, text: signupText },
    });
    zefyrine = { id: userOf(answer)?.id ?? '', email, browser };
    await activate(browser, await activationToken(app, beta, email));
    const userAgent = 'Zefyrbrowser/7.3';
    await browser.request({
      method: 'POST',
      path: '/api/user.php',
      body: { email, password: memberPassword },
      headers: { 'user-agent': userAgent },
    });

    const passkeyName = 'Telephone of Zefyrine';
    await addPasskey(browser, deviceOf(browser), passkeyName);
    await ok(browser.post('/api/consents', { kind: 'sensitive_data' }));
    const about = 'I breed quokkas in the polder';
    const profile = {
      about_me: about,
      country: 'NL',
      city: 'Appingedam',
      interests: ['wine'],
      sexuality: 'bi',
      seeking: { gender: 'male', min_age: 61, max_age: 87 },
    };
    await ok(browser.put('/api/profile', profile));
    const held = 'Write to zef.held@example.test';
    const [sunday, heldAnswer] = ['Quokkas at dawn', 'Write to zef.answer@example.test'];
    const prompts = [
      { prompt: 'perfect_sunday', answer: sunday },
      { prompt: 'ask_me_about', answer: heldAnswer },
    ];
    await ok(browser.put('/api/profile', { name: 'Zefyrine Quist', about_me: held, prompts }));
    await storePhoto(zefyrine, 'active');
    await storePhoto(zefyrine, 'inspection');
    await storePhoto(zefyrine, 'inspection');
    const [regretted] = await column(
      'SELECT id AS value FROM photo WHERE tenant_id = :tenant AND member_id = :id AND main_of IS NULL LIMIT 1',
      { id: zefyrine.id },
    );
    await ok(browser.delete(`/api/photos/${regretted}`));
    const subscription = {
      endpoint: `https://push.example.org/of/${zefyrine.id}`,
      keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) },
    };
    await ok(browser.post('/api/user.php?push=1', { subscription }));
    await ok(browser.post('/api/verification', undefined));
    await ok(sendPicture(browser));
    await send(zefyrine, wim, 'Words that Zefyrine sent');
    await send(wim, zefyrine, 'Words that Zefyrine received');
    await send(zefyrine, wim, 'Words that Zefyrine answered');
    await ok(browser.put('/api/unwanted-words', { words: ['quokkadung', 'send money'] }));
    const plan = { sharer: 'Zef of the plan', other: 'Wim of the plan', place: 'Quokka café' };
    await ok(
      browser.post('/api/date-shares', {
        ...plan,
        at: new Date(app.clock.now().getTime() + day).toISOString().slice(0, 16),
      }),
    );
    await send(zefyrine, wim, 'Words that Zefyrine took back');
    await send(wim, zefyrine, 'Words that Wim took back from Zefyrine');
    for (const [from, text] of [
      [zefyrine, 'Words that Zefyrine took back'],
      [wim, 'Words that Wim took back from Zefyrine'],
    ] as const) {
      const [id] = await column(
        'SELECT id AS value FROM message WHERE tenant_id = :tenant AND body = :text',
        {
          text,
        },
      );
      await ok(from.browser.put(`/api/messages/${id}/retraction`, undefined));
    }
    await like(zefyrine, wim);
    await like(wim, zefyrine);
    await like(wim, xaver);
    await ok(browser.post('/api/swipe/passes', { profile_id: xaver.id }));
    await ok(wim.browser.post('/api/swipe/passes', { profile_id: zefyrine.id }));
    await app.inTenant('beta', async () => {
      const sets = app.nest.get(DailyMatchesRepository, { strict: false });
      await sets.insert(zefyrine.id, '2026-05-01', [wim.id, xaver.id], app.clock.now());
      await sets.insert(wim.id, '2026-05-01', [zefyrine.id], app.clock.now());
    });
    await like(zefyrine, xaver);
    await ok(browser.delete(`/api/likes/${xaver.id}`));
    await send(wim, xaver, 'Words between others');
    await storePhoto(wim, 'active');
    const [shown] = await column(
      'SELECT id AS value FROM photo WHERE tenant_id = :tenant AND main_of = :id',
      { id: zefyrine.id },
    );
    const ofPhoto = { kind: 'photo', profile_id: zefyrine.id, photo_id: shown };
    const seen = { reason: 'stolen_photo', text: 'This Zefyrine is somebody else' };
    const reported = receiptOf(await sendReport(wim.browser, { subject: ofPhoto, ...seen }));
    const complaint = { text: `Write to zefyrine at ${email}` };
    const complained = receiptOf(await reportProfile(browser, wim.id, complaint));
    const objected = receiptOf(
      await sendReport(
        browser,
        { about: { topic: 'payment', order: 'Paid by Zefyrine', text: `Zefyrine, ${email}, paid twice` } },
        '/api/complaints',
      ),
    );
    const [received = ''] = await column(
      "SELECT id AS value FROM message WHERE tenant_id = :tenant AND body = 'Words that Zefyrine received'",
      {},
    );
    await ok(browser.put(`/api/messages/${received}/reaction`, { emoji: '🦘' }));
    for (const [from, to] of [
      [zefyrine, wim],
      [wim, zefyrine],
    ] as const)
      await ok(
        from.browser.request({
          method: 'POST',
          path: `/api/messages/photo?client_id=${randomUUID()}&profile_id=${to.id}`,
          body: await noise(320, 200 + ++pictures)
            .jpeg()
            .toBuffer(),
          headers: { 'content-type': 'image/jpeg' },
        }),
      );
    await block(zefyrine, xaver);
    await ok(
      browser.post('/api/messages', {
        client_id: randomUUID(),
        profile_id: robot,
        text: 'Are you a machine?',
        acknowledge_fictional: true,
      }),
    );

    const payments = paymentsOf(app, 'beta');
    const payer = { id: zefyrine.id, cookies: browser.cookies };
    const debits = debitsOf(app, 'beta');
    const account = { holder: 'Z. Quistwater-Zee', street: 'Quokkalaan', house_number: '77quist' };
    const debited = await debits.allow(payer, { ...account, postcode: '9999 ZQ', city: 'Zefyrdam' });
    await debits.askCode(payer);
    const bought = await payments.start(payer);
    await payments.tell(bought.reference, 'completed', 'zef-event');
    const leaving = await payments.start(payer, { discount: 'STAY' });
    await payments.tell(leaving.reference, 'completed', 'zef-leaving-event');
    const leftOpen = await payments.start(payer);
    await makeCode(app, 'beta', 'ZEFALONE', { memberId: zefyrine.id });
    const others = await payments.start({ id: wim.id, cookies: wim.browser.cookies });
    await payments.tell(others.reference, 'completed', 'wim-event');

    await ok(requestMailChange(browser, 'zef.elsewhere@example.test'));
    await ok(requestMailChange(wim.browser, email));
    await logIn(new Browser(app, beta), email, 'a wrong guess');
    const exported = await browser.post('/api/account/export', { password: memberPassword });
    await app.inTenant('beta', () =>
      app.database.write(
        `INSERT INTO invite (tenant_id, id, token_hash, created_by, created_at, expires_at, used_at, used_by)
         VALUES (:tenant, :id, 'zefinvitehash', :staff, :now, :now, :now, :memberId)`,
        { id: someId(), staff: someId(), now: app.clock.now(), memberId: zefyrine.id },
      ),
    );
    await app.runOutbox();

    // As of somebody whose address is not confirmed: then such rows are gone.
    await app.inTenant('beta', () =>
      app.nest
        .get(SignupLikesRepository, { strict: false })
        .insert({ likerId: zefyrine.id, likedId: wim.id, turn: 0 }),
    );
    await app.inTenant('beta', () =>
      app.nest.get(AgeProofsRepository, { strict: false }).keep({
        memberId: zefyrine.id,
        provider: 'sandbox',
        provenAt: app.clock.now(),
        expiresAt: someday(),
      }),
    );

    const restrictions = app.nest.get(RestrictionsApi, { strict: false });
    const restriction = await app.inTenant('beta', () =>
      app.database.inTransaction(() =>
        restrictions.impose({
          ...{ kind: 'profile_disabled', ground: 'spam', note: 'Zefyrine wrote the same to forty' },
          ...{ memberId: zefyrine.id, subjectId: null, decidedBy: someId() },
        }),
      ),
    );
    const appealed = { text: 'I am Zefyrine and wrote to nobody' };
    await ok(browser.post(`/api/restrictions/${restriction}/appeal`, appealed));
    await app.inTenant('beta', async () => {
      await app.nest.get(BannedMailboxes, { strict: false }).add('zef.banned@example.test', someday());
      await app.database.inTransaction(() =>
        restrictions.end(restriction, { by: someId(), reason: 'lifted' }),
      );
    });

    const item = await putOnDesk(app, 'beta', `${zefyrine.id}.sample`, [], zefyrine.id);
    const note = 'Says she breeds quokkas';
    const noteOfSupport = 'Asked about her axolotls';
    kept.decision = await decideOnDesk(item, note);
    await correctCredits(zefyrine, noteOfSupport);

    const hashes = app.nest.get(KeyedHashes, { strict: false });
    const [counted, asked, wanted] = await app.inTenant('beta', () =>
      Promise.resolve([
        hashes.of('login', email),
        hashes.of('reset', email),
        hashes.of('mail_change', email),
      ]),
    );
    const own = { id: zefyrine.id };
    Object.assign(entered, {
      id: zefyrine.id,
      address: email,
      'other address': 'zef.elsewhere@example.test',
      name: 'Zefyrine',
      'date of birth': '1961-11-23',
      about,
      'answer to a prompt': sunday,
      'note of a moderator': note,
      'note of support': noteOfSupport,
      'held text': held,
      'held answer': heldAnswer,
      city: 'Appingedam',
      'signup message': signupText,
      'sent message': 'Words that Zefyrine sent',
      'received message': 'Words that Zefyrine received',
      'unwanted word': 'quokkadung',
      'name in a plan': 'Zef of the plan',
      'other name in a plan': 'Wim of the plan',
      'place of a plan': 'Quokka café',
      'message taken back': 'Words that Zefyrine took back',
      'message taken back by the other one': 'Words that Wim took back from Zefyrine',
      reaction: '🦘',
      question: 'Are you a machine?',
      'user agent': userAgent,
      'name of a passkey': passkeyName,
      ...source,
      'hash of the login': counted,
      'hash of the reset': asked,
      'hash of the mail change': wanted,
      invite: 'zefinvitehash',
      export: createHash('sha256')
        .update((exported.json as { path: string }).path.slice(8, 51))
        .digest('hex'),
      'unpaid payment': leftOpen.id,
      'unpaid checkout': leftOpen.reference,
      mandate: debited.mandate_id,
      'mandate’s holder': account.holder,
      'mandate’s street': account.street,
    });
    // One purchase is charged back, the other undone, which the provider refuses.
    await payments.tell(leaving.reference, 'charged_back', 'zef-chargeback');
    const { withdrawal } = (await browser.get(`/api/payments/${bought.id}`)).json as {
      withdrawal: { amount: number; credits: number };
    };
    const { amount, credits } = withdrawal;
    await ok(
      browser.post(`/api/payments/${bought.id}/refunds`, { client_id: randomUUID(), amount, credits }),
    );
    await app.runOutbox();
    await app.inTenant('beta', () =>
      app.database.inTransaction(() =>
        app.nest.get(DifferencesRepository, { strict: false }).record(
          [
            {
              ...({ source: 'provider', kind: 'status_differs', subject: leftOpen.reference } as const),
              ...{ paymentId: leftOpen.id, ours: 'created', theirs: 'expired' },
            },
          ],
          app.clock.now(),
        ),
      ),
    );
    const lists: Record<string, string> = {
      'refund of the browser':
        'SELECT r.client_id AS value FROM refund r JOIN payment p ON p.tenant_id = :tenant AND p.id = r.payment_id WHERE r.tenant_id = :tenant AND p.member_id = :id AND r.client_id IS NOT NULL',
      'photo key': 'SELECT storage_key AS value FROM photo WHERE tenant_id = :tenant AND member_id = :id',
      'verification key':
        'SELECT storage_key AS value FROM verification WHERE tenant_id = :tenant AND member_id = :id',
      'chat photo key':
        'SELECT p.storage_key AS value FROM message_photo p JOIN message m ON m.tenant_id = :tenant AND m.id = p.message_id WHERE p.tenant_id = :tenant AND m.conversation_id IN (SELECT conversation_id FROM conversation_member WHERE tenant_id = :tenant AND member_id = :id)',
      'blurred chat photo key':
        'SELECT p.blurred_key AS value FROM message_photo p JOIN message m ON m.tenant_id = :tenant AND m.id = p.message_id WHERE p.tenant_id = :tenant AND m.conversation_id IN (SELECT conversation_id FROM conversation_member WHERE tenant_id = :tenant AND member_id = :id)',
      'blurred key': 'SELECT blurred_key AS value FROM photo WHERE tenant_id = :tenant AND member_id = :id',
      'deleted picture':
        'SELECT storage_key AS value FROM deleted_photo WHERE tenant_id = :tenant AND member_id = :id',
      conversation:
        'SELECT conversation_id AS value FROM conversation_member WHERE tenant_id = :tenant AND member_id = :id',
      link: 'SELECT id AS value FROM mailed_link WHERE tenant_id = :tenant AND account_id = :id',
      'link hash':
        'SELECT token_hash AS value FROM mailed_link WHERE tenant_id = :tenant AND account_id = :id',
      'payment of the browser':
        'SELECT client_id AS value FROM payment WHERE tenant_id = :tenant AND member_id = :id',
      'message of the browser':
        'SELECT client_id AS value FROM message WHERE tenant_id = :tenant AND sender_id = :id AND client_id IS NOT NULL',
      'credential of a passkey':
        'SELECT credential_id AS value FROM passkey WHERE tenant_id = :tenant AND account_id = :id',
      consent: 'SELECT id AS value FROM consent WHERE tenant_id = :tenant AND member_id = :id',
    };
    for (const [name, sql] of Object.entries(lists)) {
      const values = await column(sql, own);
      expect([name, values.length > 0]).toEqual([name, true]);
      values.forEach((value, at) => (entered[`${name} ${at}`] = value));
    }
    kept.wallet = await ledgerOf(app, 'beta').walletOf(zefyrine.id);
    kept.payment = bought.id;
    kept.restriction = restriction;
    kept['banned mailbox'] = await app.inTenant('beta', () =>
      Promise.resolve(hashes.of('ban', 'zef.banned@example.test')),
    );
    const ofReport = 'SELECT case_id AS value FROM report WHERE tenant_id = :tenant AND number = :report';
    [kept['reported case'] = ''] = await column(ofReport, { report: reported.number });
    [kept.appeal = ''] = await column(
      'SELECT id AS value FROM appeal WHERE tenant_id = :tenant AND restriction_id = :restriction',
      kept,
    );
    kept['own report'] = complained.number;
    kept['own complaint'] = objected.number;
    [kept['case of support'] = ''] = await column(
      'SELECT id AS value FROM support_case WHERE tenant_id = :tenant AND number = :complaint',
      { complaint: objected.number },
    );
    kept['mark of a case'] = 'mark-that-others-have-too'.padEnd(43, '-');
    await app.inTenant('beta', () =>
      app.database.write(
        `INSERT INTO fraud_trace (tenant_id, kind, mark, member_id, first_at, last_at, places, opened_at)
         VALUES (:tenant, 'payee', :mark, :id, :now, :now, '[]', :now)`,
        { ...own, mark: kept['mark of a case'], now: app.clock.now() },
      ),
    );
    kept.checkout = bought.reference;
    kept['payment with a discount'] = leaving.id;
    kept['checkout with a discount'] = leaving.reference;
    const keys = Object.entries(entered).flatMap(([name, value]) => (/key/.test(name) ? [value] : []));
    photoFiles = (await everyFile(app))
      .filter(({ name }) => keys.some((key) => name.includes(key)))
      .map(({ content }) => createHash('sha256').update(content).digest('hex'));
  });

  test('really has something in every table, folder and limit', async () => {
    const rows = await everyRow(app);
    const own = [...Object.values(entered), ...Object.values(kept)].map((value) => value.toLowerCase());
    const tables = [...rows].flatMap(([table, texts]) =>
      texts.some((text) => own.some((value) => text.toLowerCase().includes(value))) ? [table] : [],
    );
    // What is about nobody may well mention a brand's word or two; the member's values it does not.
    expect(tables.sort()).toEqual([...erasedTables, ...keptTables].sort());

    const stored = await everywhere(app);
    const places = new Set(findAll(stored, entered).map((found) => found.replace(/^.* in (\w+) .*$/s, '$1')));
    expect([...places].sort()).toEqual(['file', 'redis', 'table']);
    expect(photoFiles.length).toBeGreaterThanOrEqual(6);
    const missing = Object.entries(entered).filter(([, value]) => findAll(stored, { value }).length === 0);
    expect(missing).toEqual([]);
  });

  test('stays whole while the deletion can be undone', async () => {
    await ok(deleteAccount(zefyrine.browser));
    await advance(14 * day - 1);
    await ok(reactivate(new Browser(app, beta), await reactivationToken(app, beta, email)));
    // The job of the first deletion comes, and finds that it does not stand.
    expect(await advance(1)).toContain('account-closure.erase_member');
    expect(userOf(await logIn(zefyrine.browser, email))?.id).toBe(zefyrine.id);
  });

  test('is nowhere 14 days after the deletion, and everybody else is as before', async () => {
    await ok(deleteAccount(zefyrine.browser));
    await advance(day);
    // What happens to a deleted account leaves traces of its own.
    expect(refusal(await logIn(new Browser(app, beta), email)).code).toBe('account_deleted');
    await requestReset(new Browser(app, beta), email);
    await logIn(new Browser(app, beta), email, 'a wrong guess');
    await app.runOutbox();
    const before = await everyRow(app);
    const filesBefore = (await everyFile(app)).map(({ name }) => name);

    expect(await advance(13 * day)).toContain('account-closure.erase_member');
    const stored = await everywhere(app);
    expect(findAll(stored, entered)).toEqual([]);
    const left = (await everyFile(app)).filter(({ content }) =>
      photoFiles.includes(createHash('sha256').update(content).digest('hex')),
    );
    // The copy of what was reported, which is a case's evidence.
    expect(left.map(({ name }) => name)).toEqual([expect.stringContaining('evidence')]);

    // What is kept names nobody, and is in the classes alone.
    const places = new Set(findAll(stored, kept).map((found) => found.replace(/^.* in /, '')));
    // The case still waits on the desk.
    expect([...places].sort()).toEqual([...keptTables, 'desk_item'].map((table) => `table ${table}`).sort());
    const [wallet] = await column(
      'SELECT COALESCE(member_id, "nobody") AS value FROM ledger_account WHERE tenant_id = :tenant AND id = :wallet',
      kept,
    );
    expect(wallet).toBe('nobody');
    const charges = await column(
      `SELECT COALESCE(recipient_id, 'nobody') AS value FROM message_charge
        WHERE tenant_id = :tenant AND sender_wallet_id = :wallet`,
      kept,
    );
    expect(new Set(charges)).toEqual(new Set(['nobody']));
    expect(charges).toHaveLength(6);
    expect(await ledgerOf(app, 'beta').findings()).toEqual([]);

    // Others lost nothing but what they had with the member.
    const own = [...Object.values(entered), ...Object.values(kept)].map((value) => value.toLowerCase());
    const isOthers = (text: string): boolean => !own.some((value) => text.toLowerCase().includes(value));
    const after = await everyRow(app);
    const changing = new Set(['outbox', 'login_failure', 'message_charge']);
    for (const [table, texts] of before) {
      if (changing.has(table)) continue;
      expect([table, (after.get(table) ?? []).filter(isOthers).sort()]).toEqual([
        table,
        texts.filter(isOthers).sort(),
      ]);
    }
    expect(after.get('message_charge')?.length).toBe(before.get('message_charge')?.length);
    const filesAfter = (await everyFile(app)).map(({ name }) => name);
    const lost = filesBefore.filter((name) => !filesAfter.includes(name));
    expect(lost.filter((name) => name.startsWith('photos'))).toHaveLength(photoFiles.length);
    const wims = await everyFile(app).then((files) =>
      files.filter(({ content }) => content.includes(wim.email)),
    );
    expect(wims.length).toBeGreaterThan(0);
  });

  test('can sign up anew, as somebody who was never here', async () => {
    const again = await member(email, { name: 'Zefyrine' });
    expect(again.id).not.toBe(zefyrine.id);
    expect((await again.browser.get('/api/chats.php')).json).toMatchObject({ chats: [] });
  });

  test('leaves the books after seven years, which are right before and after', async () => {
    const keeper = app.nest.get(Housekeeping);
    // The case is decided at last; six months later it is gone as well.
    const moderator = await openConsole(app, 'moderator@staff.test');
    for (const { id } of await take(moderator, { kind: 'report' }))
      await decide(moderator, id, { decision: 'dismiss' });
    await advance(10_000);
    // So is the complaint, which nobody answered.
    await app.inTenant('beta', () =>
      app.database.write("UPDATE support_case SET state = 'closed' WHERE tenant_id = :tenant", {}),
    );
    await advance(7 * 365 * day - 30 * day);
    await keeper.runOnce();
    expect(
      await column('SELECT id AS value FROM payment WHERE tenant_id = :tenant AND id = :payment', kept),
    ).toEqual([kept.payment]);
    const discounted = { id: kept['payment with a discount'] };
    expect(
      await column(
        'SELECT CONCAT(discount_code, wallet_id) AS value FROM payment WHERE tenant_id = :tenant AND id = :id',
        discounted,
      ),
    ).toEqual([`STAY${kept.wallet ?? ''}`]);
    await advance(33 * day);
    await keeper.runOnce();
    expect(findAll(await everywhere(app), kept)).toEqual([]);
    expect(await ledgerOf(app, 'beta').findings()).toEqual([]);
  });
});

describe('what is erased', () => {
  test('is everything of a member who never paid, the wallet with it', async () => {
    const free = await member('free@example.test', { name: 'Freya' });
    const wallet = await ledgerOf(app, 'beta').walletOf(free.id);
    await deleteAccount(free.browser);
    await advance(14 * day);
    expect(findAll(await everywhere(app), { wallet, id: free.id, name: 'Freya' })).toEqual([]);
    expect(await ledgerOf(app, 'beta').findings()).toEqual([]);
  });

  test('does not keep money from arriving that was on its way', async () => {
    const late = await member('late@example.test');
    const wallet = await ledgerOf(app, 'beta').walletOf(late.id);
    const payments = paymentsOf(app, 'beta');
    const started = await payments.start({ id: late.id, cookies: late.browser.cookies });
    await payments.tell(started.reference, 'pending');
    await deleteAccount(late.browser);
    await advance(14 * day);
    expect((await payments.tell(started.reference, 'completed')).status).toBe(200);
    expect(findAll(await everywhere(app), { id: late.id })).toEqual([]);
    const [balance] = await column(
      'SELECT balance AS value FROM ledger_account WHERE tenant_id = :tenant AND id = :wallet',
      { wallet },
    );
    expect(Number(balance)).toBeGreaterThan(60);
    expect(await ledgerOf(app, 'beta').findings()).toEqual([]);
  });

  test('was counted in limits that end by themselves within a day', async () => {
    await member('counted@example.test');
    const limits = (await everyKey(app)).filter(({ key }) => key.startsWith('limit:'));
    expect(limits.length).toBeGreaterThan(0);
    expect(limits.filter(({ ttl }) => ttl < 0 || ttl > 24 * 3600)).toEqual([]);
  });
});
