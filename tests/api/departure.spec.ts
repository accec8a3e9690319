import {
  activate,
  activationToken,
  logIn,
  mailsTo,
  newestMail,
  refusal,
  signUp,
  userOf,
  whoAmI,
} from '../support/members/account-calls.ts';
import { Browser } from '../support/app/browser.ts';
import {
  confirmMailChange,
  mailChangeToken,
  newPassword,
  requestMailChange,
  requestReset,
  resetLinks,
  resetPassword,
  resetToken,
} from '../support/members/credential-calls.ts';
import {
  deleteAccount,
  reactivate,
  reactivationLinks,
  reactivationToken,
} from '../support/members/departure-calls.ts';
import { newBrands } from '../support/app/new-brands.ts';
import type { TestApp } from '../support/app/test-app.ts';
import { memberPassword } from '../support/members/draft.ts';

const alpha = 'alpha.localhost';
const beta = 'beta.localhost';
const day = 24 * 3_600_000;
const done = { status: 200, json: { done: true } };

let app: TestApp;
beforeAll(async () => {
  app = await newBrands({
    alpha: { account_disclosure: 'reveal', signup_credits: 25, message_credits: 10 },
    beta: { account_disclosure: 'conceal', signup_credits: 25, message_credits: 10 },
  });
});

const on = (host: string): Browser => new Browser(app, host);

interface Member {
  id: string;
  email: string;
  browser: Browser;
}

async function provisional(email: string, host = beta, changes: object = {}): Promise<Member> {
  const browser = on(host);
  const user = userOf(await signUp(browser, email, { ...changes }));
  return { id: user?.id ?? '', email, browser };
}

async function member(email: string, host = beta, changes: object = {}): Promise<Member> {
  const made = await provisional(email, host, changes);
  await activate(made.browser, await activationToken(app, host, email));
  return made;
}

const send = (from: Member, to: Member, text: string) =>
  from.browser.post('/api/messages', { client_id: crypto.randomUUID(), profile_id: to.id, text });

/** What one member is shown of another, wherever there could be something. */
async function traces(viewer: Browser, of: Member): Promise<Record<string, unknown>> {
  const json = async (path: string) => (await viewer.get(path)).json;
  const chats = (await json('/api/chats.php')) as { total_unread_messages: number };
  const texts = await Promise.all(
    ['/api/members', '/api/likes.php', '/api/chats.php', '/api/chat.php?profile_id=' + of.id].map((path) =>
      viewer.get(path),
    ),
  );
  return {
    profile: (await viewer.get(`/api/members/${of.id}`)).status,
    chat: texts[3]?.status,
    named: texts.filter(({ text }) => text.includes(of.id)).length,
    unread: chats.total_unread_messages,
    newLikes: (await whoAmI(viewer))?.new_likes,
  };
}

describe('a deleted account', () => {
  test('is gone for everybody at once, and as it was after its link is opened', async () => {
    const [anna, bert] = [await member('anna@example.test'), await member('bert@example.test')];
    await send(anna, bert, 'Hi');
    await anna.browser.post('/api/likes', { profile_id: bert.id });
    await bert.browser.post('/api/likes', { profile_id: anna.id });
    const phone = on(beta);
    await logIn(phone, anna.email);
    const before = await traces(bert.browser, anna);
    expect(before).toEqual({ profile: 200, chat: 200, named: 4, unread: 1, newLikes: 1 });

    expect(await deleteAccount(anna.browser, 'too_many_mails')).toMatchObject(done);
    expect(anna.browser.cookies).not.toHaveProperty('kindling_member');
    expect([await whoAmI(anna.browser), await whoAmI(phone)]).toEqual([null, null]);
    const nowhere = { profile: 404, chat: 404, named: 0, unread: 0, newLikes: 0 };
    expect(await traces(bert.browser, anna)).toEqual(nowhere);
    expect(await traces(on(beta), anna)).toMatchObject({ profile: 404, named: 0 });
    expect(refusal(await send(bert, anna, 'Are you there?')).code).toBe('not_found');

    const mail = await newestMail(app, beta, anna.email, 'has been deleted');
    expect(mail.subject).toBe('Your Beta account has been deleted');
    expect(mail.text).not.toMatch(/anna(?!@)|robin/i);
    expect(mail.links).toEqual([
      expect.stringMatching(
        new RegExp(String.raw`^http://${app.hostOf('beta.localhost')}:3000/account-deleted#[\w-]{43}$`),
      ),
    ]);
    const token = await reactivationToken(app, beta, anna.email);
    const opener = on(beta);
    expect(await reactivate(opener, token)).toMatchObject(done);
    expect(opener.cookies).toEqual({});
    expect(await traces(bert.browser, anna)).toEqual(before);
    expect(userOf(await logIn(on(beta), anna.email))).toMatchObject({ id: anna.id, status: 'active' });
    expect(refusal(await reactivate(opener, token))).toMatchObject({ status: 410, code: 'link_expired' });
  });

  test('keeps a reason only as a number', async () => {
    const count = async () => {
      const rows = await app.inTenant('beta', () =>
        app.database.select<{ month: string; departures: number }>(
          "SELECT month, departures FROM departure_count WHERE tenant_id = :tenant AND reason = 'privacy'",
        ),
      );
      return rows[0];
    };
    expect(await count()).toBeUndefined();
    for (const email of ['cas@example.test', 'cato@example.test'])
      await deleteAccount((await provisional(email)).browser, 'privacy');
    expect(await count()).toEqual({ month: '2026-03', departures: 2 });
    expect(
      refusal(await deleteAccount((await provisional('cees@example.test')).browser, 'because')).fields,
    ).toEqual({ reason: 'invalid' });
  });

  test('stays invisible when it was, and unconfirmed when it was', async () => {
    const [dora, viewer] = [await member('dora@example.test'), await member('viewer@example.test')];
    await dora.browser.put('/api/user.php', { invisible: true });
    await deleteAccount(dora.browser);
    await reactivate(on(beta), await reactivationToken(app, beta, dora.email));
    expect(await traces(viewer.browser, dora)).toMatchObject({ profile: 404, named: 0 });
    await logIn(dora.browser, dora.email);
    expect(await whoAmI(dora.browser)).toMatchObject({ invisible: true, profile: { status: 'active' } });

    const emma = await provisional('emma@example.test');
    await deleteAccount(emma.browser);
    await logIn(on(beta), emma.email);
    await reactivate(on(beta), await reactivationToken(app, beta, emma.email));
    expect(userOf(await logIn(on(beta), emma.email))).toMatchObject({
      status: 'not_confirmed',
      profile: { status: 'disabled' },
    });
  });

  test('can be had back for 14 days and no longer', async () => {
    const [finn, gina] = [await member('finn@example.test'), await member('gina@example.test')];
    await deleteAccount(finn.browser);
    await deleteAccount(gina.browser);
    const links = [
      await reactivationToken(app, beta, finn.email),
      await reactivationToken(app, beta, gina.email),
    ] as const;
    app.clock.advance(14 * day - 1);
    expect(await reactivate(on(beta), links[0])).toMatchObject(done);
    app.clock.advance(1);
    expect(refusal(await reactivate(on(beta), links[1])).code).toBe('link_expired');
    expect(refusal(await logIn(on(beta), gina.email)).code).toBe('login_failed');
  });

  test('is not brought back on another brand', async () => {
    const there = await member('gus@example.test', alpha);
    await deleteAccount(there.browser);
    const token = await reactivationToken(app, alpha, there.email);
    expect(refusal(await reactivate(on(beta), token)).code).toBe('link_expired');
    expect(await reactivate(on(alpha), token)).toMatchObject(done);
  });

  test('is brought back by one of two who open the link at once', async () => {
    const hans = await member('hans@example.test');
    await deleteAccount(hans.browser);
    const token = await reactivationToken(app, beta, hans.email);
    const answers = await Promise.all([1, 2, 3].map(() => reactivate(on(beta), token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410]);
  });

  test('is deleted once by two who do it at once', async () => {
    const ina = await member('ina@example.test');
    const answers = await Promise.all([deleteAccount(ina.browser), deleteAccount(ina.browser)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
    expect(await reactivationLinks(app, beta, ina.email)).toHaveLength(1);
  });

  test('takes no link of before along: activation, reset, mail change', async () => {
    const jan = await provisional('jan@example.test');
    const activation = await activationToken(app, beta, jan.email);
    await deleteAccount(jan.browser);
    expect(refusal(await activate(on(beta), activation)).code).toBe('activation_failed');
    await logIn(on(beta), jan.email);

    const kim = await member('kim@example.test');
    await requestReset(on(beta), kim.email);
    const reset = await resetToken(app, beta, kim.email);
    await requestMailChange(kim.browser, 'kim2@example.test');
    const change = await mailChangeToken(app, beta, 'kim2@example.test');
    await deleteAccount(kim.browser);
    expect(refusal(await resetPassword(on(beta), reset)).code).toBe('link_expired');
    expect(refusal(await confirmMailChange(on(beta), change)).code).toBe('link_expired');

    await reactivate(on(beta), await reactivationToken(app, beta, kim.email));
    await reactivate(on(beta), await reactivationToken(app, beta, jan.email));
    expect(refusal(await resetPassword(on(beta), reset)).code).toBe('link_expired');
    expect(refusal(await confirmMailChange(on(beta), change)).code).toBe('link_expired');
    expect(refusal(await activate(on(beta), activation)).code).toBe('activation_failed');
  });

  test('is sent nothing that was still on its way but the way back', async () => {
    const lia = await member('lia@example.test');
    await requestReset(on(beta), lia.email);
    await deleteAccount(lia.browser);
    expect(await reactivationLinks(app, beta, lia.email)).toHaveLength(1);
    expect(await resetLinks(app, beta, lia.email)).toEqual([]);
  });

  test('does not have the messages delivered that waited for its confirmation', async () => {
    const [mia, noor] = [await provisional('mia@example.test'), await member('noor@example.test')];
    await send(mia, noor, 'Held');
    const activation = await activationToken(app, beta, mia.email);
    await deleteAccount(mia.browser);
    await activate(on(beta), activation);
    expect((await noor.browser.get('/api/chats.php')).text).not.toContain('Held');
  });

  test('gets a new password by mail, and is not brought back by that', async () => {
    const otto = await member('otto@example.test');
    await deleteAccount(otto.browser);
    await requestReset(on(beta), otto.email);
    expect(await resetPassword(on(beta), await resetToken(app, beta, otto.email))).toMatchObject(done);
    expect(refusal(await logIn(on(beta), otto.email)).code).toBe('login_failed');
    expect(refusal(await logIn(on(beta), otto.email, newPassword)).code).toBe('account_deleted');
  });
});

describe('a login to a deleted account', () => {
  test('tells it to who knows the password alone, and mails the way back three times a day', async () => {
    const pia = await member('pia@example.test');
    await deleteAccount(pia.browser);
    const wrong = await logIn(on(beta), pia.email, 'not the password');
    const unknown = await logIn(on(beta), 'nobody@example.test', 'not the password');
    expect([wrong.status, wrong.text]).toEqual([unknown.status, unknown.text]);

    app.clock.advance(60_000);
    for (let time = 0; time < 5; time++) {
      const browser = on(beta);
      expect(refusal(await logIn(browser, pia.email))).toMatchObject({
        status: 403,
        code: 'account_deleted',
      });
      expect(browser.cookies).toEqual({});
    }
    expect(await reactivationLinks(app, beta, pia.email)).toHaveLength(4);
    app.clock.advance(day);
    await logIn(on(beta), pia.email);
    const links = await reactivationLinks(app, beta, pia.email);
    expect(links).toHaveLength(5);
    // Each of them works, and with one the others are used up.
    expect(await reactivate(on(beta), links[2] ?? '')).toMatchObject(done);
    expect(refusal(await reactivate(on(beta), links[0] ?? '')).code).toBe('link_expired');
  });
});

describe('the address of a deleted account', () => {
  test('stays taken where the brand tells so', async () => {
    const quint = await member('quint@example.test', alpha);
    await deleteAccount(quint.browser);
    expect(refusal(await signUp(on(alpha), quint.email)).code).toBe('email_taken');
    await reactivate(on(alpha), await reactivationToken(app, alpha, quint.email));
    expect(userOf(await logIn(on(alpha), quint.email))?.id).toBe(quint.id);
  });

  test('answers a signup like any other elsewhere, and its owner is told', async () => {
    const rob = await member('rob@example.test');
    await deleteAccount(rob.browser);
    const stranger = await provisional(rob.email, beta, { password: 'another long secret' });
    expect(stranger.id).not.toBe('');
    const mails = await mailsTo(app, beta, rob.email);
    expect(mails.map(({ subject }) => subject).sort()).toEqual([
      'Confirm your email address for Beta',
      'You already have an account on Beta',
      'Your Beta account has been deleted',
    ]);
    // A provisional account is left without a mail to an address that is another's.
    await deleteAccount(stranger.browser);
    expect(await mailsTo(app, beta, rob.email)).toHaveLength(3);
  });

  test('is free once its account was never confirmed', async () => {
    const sam = await provisional('sam@example.test', beta, { password: 'another long secret' });
    await deleteAccount(sam.browser);
    await logIn(on(beta), sam.email, 'another long secret');
    const wayBack = await reactivationToken(app, beta, sam.email);
    const owner = await member(sam.email);
    expect(await whoAmI(owner.browser)).toMatchObject({ status: 'active' });
    // Having it back does not make it the owner's.
    expect(await reactivate(on(beta), wayBack)).toMatchObject(done);
    expect(userOf(await logIn(on(beta), sam.email, memberPassword))?.id).toBe(owner.id);
    expect(userOf(await logIn(on(beta), sam.email, 'another long secret'))).toMatchObject({
      id: sam.id,
      status: 'not_confirmed',
    });
  });
});
