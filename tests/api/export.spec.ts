import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { MandatesRepository } from '../../apps/server/src/modules/money/payments/mandates/mandates.repository.ts';
import { BlocksRepository } from '../../apps/server/src/modules/profiles/blocks/blocks.repository.ts';
import { logIn, refusal, signUp, userOf, becomeMember } from '../support/members/account-calls.ts';
import { RestrictionsApi } from '../../apps/server/src/modules/safety/restrictions/restrictions.api.ts';
import { addPasskey, deviceOf } from '../support/members/authenticator.ts';
import { Browser } from '../support/app/browser.ts';
import { createStaff, openConsole } from '../support/app/console.ts';
import { deleteAccount } from '../support/members/departure-calls.ts';
import { noise } from '../support/photos/hostile-images.ts';
import { makeFictional, type TestMember, joinConfirmed } from '../support/members/members.ts';
import { paymentsOf } from '../support/payments/payments.ts';
import { storePhoto } from '../support/photos/photos.ts';
import { addProfile, buyCredits, setProfile, someId } from '../support/members/profiles.ts';
import { startTestApp, type TestApp } from '../support/app/test-app.ts';
import { unzip } from '../support/photos/zip.ts';
import { memberPassword } from '../support/members/draft.ts';
import { receiptOf, reportProfile, sendReport } from '../support/reports/reporting.ts';

const beta = 'beta.localhost';
const minute = 60_000;
/** `UPDATE_GOLDEN=1` rewrites it: then read what changed. */
const golden = path.join(import.meta.dirname, 'export.golden.json');

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({
    settings: {
      beta: {
        signup_credits: 80,
        message_credits: 10,
        reply_credits: 4,
        visible_profile_notes: ['verified_photo'],
      },
    },
  });
});

interface Member {
  id: string;
  browser: Browser;
}

async function member(email: string, name: string): Promise<Member> {
  const browser = new Browser(app, beta);
  await becomeMember(browser, email, { name });
  const answer = await browser.request({
    method: 'POST',
    path: '/api/user.php',
    body: { email, password: memberPassword },
    headers: { 'user-agent': `Browser of ${name}` },
  });
  const id = userOf(answer)?.id ?? '';
  return { id, browser };
}

const send = (from: Member, to: { id: string }, text: string, more: object = {}) =>
  from.browser.post('/api/messages', { client_id: crypto.randomUUID(), profile_id: to.id, text, ...more });

const offer = (browser: Browser, password = memberPassword) =>
  browser.post('/api/account/export', { password });

async function address(browser: Browser): Promise<string> {
  return ((await offer(browser)).json as { path: string }).path;
}

/** The ZIP behind an address, byte by byte. */
async function download(browser: Browser, at: string, host = beta): Promise<{ status: number; zip: Buffer }> {
  const cookie = Object.entries(browser.cookies).map(([name, value]) => `${name}=${value}`);
  const response = await app.nest.inject({ url: at, headers: { host, cookie: cookie.join('; ') } });
  return { status: response.statusCode, zip: response.rawPayload };
}

describe('what a member takes along', () => {
  let anna: Member;
  let bert: Member;
  const secrets: string[] = [];

  beforeAll(async () => {
    anna = await member('anna@example.test', 'Anna');
    bert = await member('bert@example.test', 'Bert');
    app.clock.advance(minute);
    await addPasskey(anna.browser, deviceOf(anna.browser), 'Telephone of Anna');
    await anna.browser.post('/api/consents', { kind: 'sensitive_data' });
    const about = {
      gender: 'female',
      about_me: 'I sail.',
      interests: ['beach', 'wine'],
      sexuality: 'bi',
      seeking: { gender: null, min_age: 30, max_age: 45 },
    };
    expect((await anna.browser.put('/api/profile', about)).status).toBe(200);
    const prompts = [
      { prompt: 'perfect_sunday', answer: 'On the water.' },
      { prompt: 'ask_me_about', answer: 'my boat: 06 12345678' },
    ];
    const held = { name: 'Anna Zeil', about_me: 'I sail. 06 12345678', prompts };
    expect((await anna.browser.put('/api/profile', held)).status).toBe(200);
    await bert.browser.put('/api/profile', { about_me: 'What Bert says of himself' });
    const choices = {
      notifications_disabled: ['like', 'promotions', 'weekly_updates', 'news'],
      language: 'nl',
    };
    expect((await anna.browser.put('/api/user.php', choices)).status).toBe(200);

    const picture = await noise(300, 200).jpeg().toBuffer();
    const store = (of: Member, status: 'active' | 'inspection') =>
      app.inTenant('beta', () => storePhoto(app, of.id, picture, status));
    await store(anna, 'active');
    await store(anna, 'inspection');
    expect((await anna.browser.post('/api/verification', undefined)).status).toBe(200);
    const sent = await anna.browser.request({
      method: 'PUT',
      path: '/api/verification/photo',
      body: picture,
      headers: { 'content-type': 'image/jpeg' },
    });
    expect(sent.status).toBe(200);
    secrets.push(await store(bert, 'active'));

    app.clock.advance(minute);
    await send(anna, bert, 'Hello Bert, “quoted” \n🌊');
    app.clock.advance(minute);
    await send(bert, anna, 'Hello Anna');
    const chat = (await anna.browser.get(`/api/chat.php?profile_id=${bert.id}`)).json as {
      messages: { id: string }[];
    };
    const hello = chat.messages[1]?.id ?? '';
    await anna.browser.put(`/api/messages/${hello}/reaction`, { emoji: '⛵' });
    await send(anna, bert, 'How are you?', { reply_to: hello });
    for (const [from, to] of [
      [anna, bert],
      [bert, anna],
    ] as const) {
      // Ids of one moment sort by chance.
      app.clock.advance(minute);
      const path = `/api/messages/photo?client_id=${crypto.randomUUID()}&profile_id=${to.id}`;
      const headers = { 'content-type': 'image/jpeg' };
      expect((await from.browser.request({ method: 'POST', path, body: picture, headers })).status).toBe(200);
    }
    app.clock.advance(minute);
    await bert.browser.post('/api/messages/gift', {
      ...{ client_id: crypto.randomUUID(), profile_id: anna.id, gift: 'rose' },
    });
    for (const [from, to, text] of [
      [anna, bert, 'Taken back by Anna'],
      [bert, anna, 'Taken back by Bert'],
    ] as const) {
      app.clock.advance(minute);
      const { message } = (await send(from, to, text)).json as { message: { id: string } };
      expect((await from.browser.put(`/api/messages/${message.id}/retraction`, undefined)).status).toBe(200);
    }
    secrets.push('Taken back by Bert', 'a word that Bert hates');
    for (const [of, list] of [
      [anna, ['Schnuck', 'send money']],
      [bert, ['a word that Bert hates']],
    ] as const)
      expect((await of.browser.put('/api/unwanted-words', { words: list })).status).toBe(200);
    app.clock.advance(minute);
    const at = new Date(app.clock.now().getTime() + 1440 * minute).toISOString().slice(0, 16);
    for (const [of, place] of [
      [anna, 'Café am Markt'],
      [bert, 'a place of Bert'],
    ] as const)
      expect(
        (await of.browser.post('/api/date-shares', { sharer: 'Ann', other: 'Bo', place, at })).status,
      ).toBe(200);
    secrets.push('a place of Bert');
    const robot = await addProfile(app, 'beta', { name: 'Fia', aboutMe: 'What is said of Fia' });
    await makeFictional(app, 'beta', robot);
    expect((await send(anna, { id: robot }, 'Are you real?', { acknowledge_fictional: true })).status).toBe(
      200,
    );
    secrets.push(robot);
    await anna.browser.post('/api/likes', { profile_id: bert.id });
    const part = { prompt: 'perfect_sunday' };
    await bert.browser.post('/api/likes', { profile_id: anna.id, about: part });
    await anna.browser.post('/api/swipe/passes', { profile_id: bert.id });
    const taken = await member('tom@example.test', 'Tom');
    await anna.browser.post('/api/likes', { profile_id: taken.id });
    app.clock.advance(minute);
    expect((await anna.browser.delete(`/api/likes/${taken.id}`)).status).toBe(200);
    secrets.push(taken.id, 'tom@example.test');
    const caller = { id: anna.id, cookies: anna.browser.cookies };
    app.clock.advance(minute);
    const payment = await paymentsOf(app, 'beta').start(caller);
    await paymentsOf(app, 'beta').tell(payment.reference, 'completed', 'event-1');
    secrets.push('hash-of-an-account');
    await app.inTenant('beta', () =>
      app.nest.get(MandatesRepository, { strict: false }).insert({
        ...{ id: someId(), memberId: anna.id, clientId: null, kind: 'account', provider: 'sandbox' },
        ...{ providerCustomer: 'sandbox', providerMandate: 'of-anna', accountHash: 'hash-of-an-account' },
        ...{ lastFour: '4300', label: null, holder: 'Anna Zeil', street: 'Kade', houseNumber: '1' },
        mobileHash: null,
        ...{ postcode: '3511 AB', city: 'Utrecht', signedAt: app.clock.now() },
      }),
    );

    const restrictions = app.nest.get(RestrictionsApi, { strict: false });
    const restriction = await app.inTenant('beta', () =>
      app.database.inTransaction(() =>
        restrictions.impose({
          ...{ kind: 'profile_disabled', ground: 'spam', note: 'Forty times the same line.' },
          ...{ memberId: anna.id, subjectId: null, decidedBy: '9'.repeat(24) },
        }),
      ),
    );
    secrets.push('9'.repeat(24));
    const words = { text: 'I only said hello.' };
    expect((await anna.browser.post(`/api/restrictions/${restriction}/appeal`, words)).status).toBe(200);
    await app.inTenant('beta', () =>
      app.database.inTransaction(() =>
        restrictions.end(restriction, { by: '9'.repeat(24), reason: 'lifted' }),
      ),
    );

    // Members whom Anna can't see, or who have left: nothing they are called.
    for (const [email, name] of [
      ['ivo@example.test', 'Invisible Ivo'],
      ['leo@example.test', 'Leaving Leo'],
    ] as const) {
      const other = await member(email, name);
      app.clock.advance(minute);
      await anna.browser.post('/api/likes', { profile_id: other.id });
      // A match would stay.
      if (name === 'Invisible Ivo') await other.browser.put('/api/user.php', { invisible: true });
      else {
        await other.browser.post('/api/likes', { profile_id: anna.id });
        await send(other, anna, 'What Leo wrote before he left');
        await send(anna, other, 'Bye Leo');
        await deleteAccount(other.browser);
      }
      secrets.push(other.id, email, name);
    }
    // Anna takes along what she reported; that somebody reported her she does not learn.
    const reportedBy = (of: Member, about: Member, text: string) =>
      reportProfile(of.browser, about.id, { reason: 'harassment', text });
    app.clock.advance(minute);
    receiptOf(await reportedBy(anna, bert, 'Bert was rude to me'));
    receiptOf(await reportedBy(bert, anna, 'What Bert reported of Anna'));
    const ofPayment = { topic: 'payment', order: 'The first one', text: 'Anna paid twice' };
    receiptOf(await sendReport(anna.browser, { about: ofPayment }, '/api/complaints'));
    // Support looks at her and gives her credits: she is told what and when, and not by whom.
    await createStaff(app, 'helper@staff.test', 'support', ['beta']);
    const support = await openConsole(app, 'helper@staff.test');
    expect((await support.get(`/admin-api/members/beta:${anna.id}`)).status).toBe(200);
    const given = {
      client_id: crypto.randomUUID(),
      amount: 3,
      reason: 'complaint',
      note: 'She was right',
      seen: null,
    };
    expect((await support.post(`/admin-api/members/beta:${anna.id}/corrections`, given)).status).toBe(200);
    secrets.push('helper@staff.test', 'Somebody of support');
    // A browser takes push messages: one was sent, and something waits that she has not been told.
    const endpoint = 'https://push.example.org/of/anna';
    const subscription = { endpoint, keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) } };
    expect((await anna.browser.post('/api/user.php?push=1', { subscription })).status).toBe(200);
    secrets.push(endpoint, 'B'.repeat(87), 'a'.repeat(22));
    app.clock.advance(60 * minute);
    expect((await send(bert, anna, 'Are you there?')).status).toBe(200);
    app.clock.advance(2 * minute);
    await app.runOutbox();
    expect((await send(bert, anna, 'Hello?')).status).toBe(200);
    secrets.push('What Bert reported');
    secrets.push(bert.id, 'bert@example.test', 'What Bert says', 'What is said of Fia', 'What Leo wrote');
  });

  test('is everything, and of others what they sent under the name they showed', async () => {
    const { status, zip } = await download(anna.browser, await address(anna.browser));
    expect(status).toBe(200);
    const files = unzip(zip);
    const texts = [...files].filter(([name]) => name.endsWith('.json'));
    const made = Object.fromEntries(texts.map(([name, text]) => [name, steady(JSON.parse(text.toString()))]));
    const written = `${JSON.stringify({ files: [...files.keys()], ...made }, null, 2)}\n`;
    if (process.env.UPDATE_GOLDEN === '1') writeFileSync(golden, written);
    expect(JSON.parse(written)).toEqual(JSON.parse(readFileSync(golden, 'utf8')));

    const whole = texts.map(([, text]) => text.toString()).join('\n');
    for (const secret of secrets) expect(whole).not.toContain(secret);
    const photo = sharp(files.get('photos/01.webp'));
    expect(await photo.metadata()).toMatchObject({ format: 'webp', width: 300, height: 200 });
  });

  test('says the same of who deleted the account, blocked the member or hides; so does the list of blocks', async () => {
    const dora = await member('dora@example.test', 'Dora');
    await buyCredits(app, 'beta', dora.id, 1000);
    const goes = {
      deletes: (other: TestMember) => call(other, '/api/account/deletion', { reason: 'break' }),
      // Straight into the table: whom Dora blocked already can't see her to block her.
      blocks: (other: TestMember) =>
        app.inTenant('beta', () =>
          app.nest.get(BlocksRepository, { strict: false }).insert(other.id, dora.id, app.clock.now()),
        ),
      hides: (other: TestMember) => setProfile(app, 'beta', other.id, { status: 'active', invisible: true }),
      isDisabled: (other: TestMember) =>
        setProfile(app, 'beta', other.id, { status: 'disabled', invisible: false }),
    };
    const call = (other: TestMember, at: string, body: object) =>
      app.request(beta, { method: 'POST', path: at, body, cookies: other.cookies });
    for (const go of Object.values(goes)) {
      // None is a match: that stays whoever hides.
      const join = () => joinConfirmed(app, 'beta');
      const [other, liked, blocked] = [await join(), await join(), await join()];
      await send(dora, other, 'The same to everybody');
      for (const id of [liked.id, blocked.id]) await dora.browser.post('/api/likes', { profile_id: id });
      await call(other, '/api/likes', { profile_id: dora.id });
      await dora.browser.post('/api/blocks', { profile_id: blocked.id });
      for (const gone of [other, liked, blocked]) await go(gone);
    }
    const files = unzip((await download(dora.browser, await address(dora.browser))).zip);
    const read = (name: string) => JSON.parse(String(files.get(name))) as never;
    const { given, received } = read('likes.json') as { given: object[]; received: object[] };
    const { blocks } = read('preferences.json') as { blocks: object[] };
    const listed = (await dora.browser.get('/api/blocks')).json as { blocks: object[] };
    const own = { from: 'me', text: 'The same to everybody', delivered: true, removed: false };
    const conversation = { with: null, fictional: false, messages: [expect.objectContaining(own)] };
    expect(read('messages.json')).toEqual(Array(4).fill(conversation));
    expect([given, received]).toMatchObject([Array(8).fill({ name: null }), []]);
    expect([blocks, listed.blocks]).toMatchObject(Array(2).fill(Array(4).fill({ name: null })));
  });

  test('holds more messages than are read at once, in their order', async () => {
    const view = (await anna.browser.get(`/api/chat.php?profile_id=${bert.id}`)).json as {
      conversation: string;
    };
    await app.inTenant('beta', async () => {
      for (let seq = 11; seq <= 1211; seq++) {
        await app.database.write(
          `INSERT INTO message (tenant_id, id, conversation_id, sender_id, body_hash, body, seq, credits_after, sent_at)
           VALUES (:tenant, :id, :conversation, :sender, '', :body, :seq, 0, :at)`,
          {
            id: String(seq).padStart(24, '0'),
            conversation: view.conversation,
            sender: bert.id,
            body: `number ${seq}`,
            seq,
            at: app.clock.now(),
          },
        );
      }
    });
    const { zip } = await download(anna.browser, await address(anna.browser));
    const chats = JSON.parse(String(unzip(zip).get('messages.json'))) as {
      with: string | null;
      messages: { text: string }[];
    }[];
    const texts = chats.find((chat) => chat.with === 'Bert')?.messages.map(({ text }) => text) ?? [];
    expect(texts).toHaveLength(1211);
    expect(texts.slice(10)).toEqual(Array.from({ length: 1201 }, (_, at) => `number ${at + 11}`));
  });

  /** What differs from run to run. */
  function steady(value: unknown): unknown {
    return JSON.parse(
      JSON.stringify(value, (key, held: unknown) => {
        if (['id', 'providerReference', 'pose'].includes(key)) return '(random)';
        // A report's; a photo's is its place.
        if (key === 'number' && typeof held === 'string') return '(random)';
        return key === 'placeholder' ? '(colour)' : held;
      }),
    );
  }
});

describe('the address of an export', () => {
  test('asks for the password', async () => {
    const { browser } = await member('cara@example.test', 'Cara');
    expect(refusal(await offer(browser, 'not it'))).toMatchObject({
      code: 'validation_failed',
      fields: { password: 'old_password_wrong' },
    });
    for (let time = 0; time < 4; time++) await offer(browser, 'not it');
    expect(refusal(await offer(browser)).code).toBe('account_locked');
    expect(refusal(await offer(new Browser(app, beta))).code).toBe('authentication_required');
  });

  test('works once, for ten minutes, on its brand, with the session of its member', async () => {
    const [{ browser }, other] = [
      await member('dirk@example.test', 'Dirk'),
      await member('els@example.test', 'Els'),
    ];
    const at = await address(browser);
    expect(at).toMatch(/^\/export\/[\w-]{43}\.zip$/);
    expect((await download(other.browser, at)).status).toBe(404);
    expect((await download(new Browser(app, beta), at)).status).toBe(404);
    expect((await download(browser, at, 'alpha.localhost')).status).toBe(404);
    expect(
      (await download(browser, at.replace(/export\/./, at.includes('export/A') ? 'export/B' : 'export/A')))
        .status,
    ).toBe(404);
    const head = await browser.request({ method: 'HEAD' as 'GET', path: at });
    expect(head.status).toBe(404);

    const answer = await browser.get(at);
    expect(answer.status).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/zip',
      'cache-control': 'no-store',
      'content-disposition': 'attachment; filename="my-data.zip"',
    });
    expect((await browser.get(at)).status).toBe(404);

    const late = await address(browser);
    app.clock.advance(10 * minute);
    expect((await browser.get(late)).status).toBe(404);
  });

  test('works once for many calls at once', async () => {
    const { browser } = await member('fons@example.test', 'Fons');
    const at = await address(browser);
    const answers = await Promise.all([1, 2, 3, 4].map(() => browser.get(at)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404]);
  });

  test('ends with the account', async () => {
    const { browser } = await member('gijs@example.test', 'Gijs');
    const at = await address(browser);
    const phone = new Browser(app, beta);
    await deleteAccount(browser);
    await logIn(phone, 'gijs@example.test');
    expect((await phone.get(at)).status).toBe(404);
    expect((await signUp(phone, 'hein@example.test')).status).toBe(200);
    expect((await phone.get(at)).status).toBe(404);
  });
});

describe('the address of the export of who is banned', () => {
  const restrictions = () => app.nest.get(RestrictionsApi, { strict: false });
  const change = <T>(work: () => Promise<T>) => app.inTenant('beta', () => app.database.inTransaction(work));
  const ban = (memberId: string, kind: 'account_banned' | 'profile_disabled' = 'account_banned') =>
    change(() =>
      restrictions().impose({
        ...{ kind, ground: 'spam', note: null, memberId, subjectId: null, decidedBy: '9'.repeat(24) },
      }),
    );
  const ask = (browser: Browser, id: string, token: string, password = memberPassword) =>
    browser.post(`/api/restrictions/${id}/opening/export`, { token, password });

  test('is given for the link of the ban and the password, as long as the ban stands', async () => {
    const { id: memberId } = await member('ida@example.test', 'Ida');
    const restriction = await ban(memberId);
    const browser = new Browser(app, beta);
    const refused = refusal(await logIn(browser, 'ida@example.test'));
    const { token } = refused.params as { token: string };
    expect(refused).toMatchObject({ code: 'account_banned', params: { restriction } });
    expect(refusal(await ask(browser, restriction, 'not it')).code).toBe('link_expired');
    expect(refusal(await ask(browser, restriction, token, 'not it')).fields).toEqual({
      password: 'old_password_wrong',
    });
    // Also long after the time to appeal is over.
    app.clock.advance(300 * 24 * 60 * minute);
    const { path: at } = (await ask(browser, restriction, token)).json as { path: string };
    expect((await download(browser, at, 'alpha.localhost')).status).toBe(404);
    const { status, zip } = await download(browser, at);
    expect(status).toBe(200);
    expect(String(unzip(zip).get('account.json'))).toContain('ida@example.test');
    expect((await download(browser, at)).status).toBe(404);
    const { path: late } = (await ask(browser, restriction, token)).json as { path: string };
    app.clock.advance(2 * minute);
    expect((await download(browser, late)).status).toBe(404);
    const { path: lifted } = (await ask(browser, restriction, token)).json as { path: string };
    await change(() => restrictions().end(restriction, { by: '9'.repeat(24), reason: 'lifted' }));
    expect((await download(browser, lifted)).status).toBe(404);
    expect(refusal(await ask(browser, restriction, token)).code).toBe('link_expired');
  });

  test('is given for no other decision, and not once the account is erased', async () => {
    const { id: memberId } = await member('jan@example.test', 'Jan');
    const disabled = await ban(memberId, 'profile_disabled');
    const browser = new Browser(app, beta);
    const tokenOf = (id: string) => app.inTenant('beta', () => Promise.resolve(restrictions().tokenOf(id)));
    expect(refusal(await ask(browser, disabled, await tokenOf(disabled))).code).toBe('link_expired');
    const banned = await ban(memberId);
    await app.inTenant('beta', () =>
      app.database.write(
        'UPDATE restriction SET member_id = :other WHERE tenant_id = :tenant AND id = :banned',
        {
          banned,
          other: someId(),
        },
      ),
    );
    expect(refusal(await ask(browser, banned, await tokenOf(banned))).code).toBe('link_expired');
  });
});
