import { generateKeyPairSync } from 'node:crypto';
import type { Passkey } from '../../packages/contract/src/accounts/calls/passkeys.ts';
import type { Session } from '../../packages/contract/src/accounts/calls/sessions.ts';
import type { PasskeyInvitation } from '../../packages/contract/src/accounts/passkeys.ts';
import { RestrictionsApi } from '../../apps/server/src/modules/safety/restrictions/restrictions.api.ts';
import {
  becomeMember,
  logIn,
  mailsTo,
  newestMail,
  refusal,
  signUp,
  userOf,
  whoAmI,
} from '../support/members/account-calls.ts';
import {
  addPasskey,
  Authenticator,
  beginPasskey,
  deviceOf,
  logInWithPasskey,
  passkeyChallenge,
  type Deviation,
} from '../support/members/authenticator.ts';
import { Browser } from '../support/app/browser.ts';
import { newBrands } from '../support/app/new-brands.ts';
import type { TestApp } from '../support/app/test-app.ts';
import {
  changePassword,
  newPassword,
  requestReset,
  resetToken,
} from '../support/members/credential-calls.ts';
import { deleteAccount, reactivate, reactivationToken } from '../support/members/departure-calls.ts';
import { memberPassword } from '../support/members/draft.ts';
import { someId } from '../support/members/profiles.ts';

const beta = 'beta.localhost';
const minute = 60_000;
const refused = { status: 401, code: 'passkey_refused' };

let app: TestApp;
beforeAll(async () => {
  app = await newBrands({ beta: { account_disclosure: 'conceal' } });
});

const on = (host = beta): Browser => new Browser(app, host);

async function member(email: string, host = beta): Promise<Browser> {
  const browser = on(host);
  await becomeMember(browser, email);
  return browser;
}

const listOf = async (browser: Browser): Promise<Passkey[]> =>
  ((await browser.get('/api/passkeys')).json as { passkeys: Passkey[] }).passkeys;

describe('a passkey', () => {
  test('is made after the password, named, told of by mail, and logs in without one', async () => {
    const email = 'whole@example.test';
    const laptop = await member(email);
    const invitation = (await beginPasskey(laptop)).json as PasskeyInvitation;
    expect(invitation).toMatchObject({ host: app.hostOf(beta), site: 'Beta', user_name: email, known: [] });
    // Opaque: neither the address nor an id that others can see.
    expect(Buffer.from(invitation.user_handle, 'base64url')).toHaveLength(32);
    const { id, device } = await addPasskey(laptop);
    expect((await newestMail(app, beta, email, 'A passkey was added')).links[0]).toContain('/settings');
    app.clock.advance(minute);
    const phone = on();
    expect(userOf(await logInWithPasskey(phone, device))).toMatchObject({ email });
    expect(await whoAmI(phone)).toMatchObject({ email });
    const now = app.clock.now().toISOString();
    expect(await listOf(phone)).toEqual([
      {
        ...{ id, name: 'My telephone', host: app.hostOf(beta), backed_up: true },
        ...{ created_at: new Date(app.clock.now().getTime() - minute).toISOString(), last_used_at: now },
      },
    ]);
    const { sessions } = (await phone.get('/api/sessions')).json as { sessions: Session[] };
    expect(sessions.map(({ opened_by }) => opened_by)).toEqual(['passkey', 'password']);
  });

  test('gets another name, and is removed with a mail; then it opens nothing', async () => {
    const email = 'removed@example.test';
    const browser = await member(email);
    const { id, device } = await addPasskey(browser);
    expect((await browser.put(`/api/passkeys/${id}`, { name: 'Old telephone' })).status).toBe(200);
    expect(await listOf(browser)).toMatchObject([{ name: 'Old telephone' }]);
    expect((await browser.delete(`/api/passkeys/${id}`)).status).toBe(200);
    expect(await listOf(browser)).toEqual([]);
    await newestMail(app, beta, email, 'A passkey was removed');
    expect(refusal(await logInWithPasskey(on(), device))).toMatchObject(refused);
    expect(refusal(await browser.delete(`/api/passkeys/${id}`)).code).toBe('not_found');
    expect(refusal(await browser.put(`/api/passkeys/${id}`, { name: 'Again' })).code).toBe('not_found');
  });

  test('is nobody else’s to see, name or remove, on this brand or another', async () => {
    const { id } = await addPasskey(await member('own@example.test'));
    for (const thief of [
      await member('thief@example.test'),
      await member('own@example.test', 'alpha.localhost'),
    ]) {
      expect(await listOf(thief)).toEqual([]);
      expect(refusal(await thief.put(`/api/passkeys/${id}`, { name: 'Mine' })).code).toBe('not_found');
      expect(refusal(await thief.delete(`/api/passkeys/${id}`)).code).toBe('not_found');
    }
    for (const answer of [await on().get('/api/passkeys'), await beginPasskey(on())])
      expect(refusal(answer).code).toBe('authentication_required');
  });

  test('is not made without the password, whose wrong guesses count', async () => {
    const browser = await member('guessing@example.test');
    for (let guess = 0; guess < 5; guess++)
      expect(refusal(await beginPasskey(browser, `guess ${guess}`))).toMatchObject({
        fields: { password: 'old_password_wrong' },
      });
    expect(refusal(await beginPasskey(browser)).code).toBe('account_locked');
  });

  test('is not made before the address is confirmed: it may be another’s', async () => {
    const browser = on();
    await signUp(browser, 'unconfirmed@example.test');
    expect(refusal(await beginPasskey(browser)).code).toBe('passkey_unconfirmed');
  });

  test('is one of ten at most, also of many at once', async () => {
    const browser = await member('many@example.test');
    for (let made = 0; made < 9; made++) await addPasskey(browser);
    const device = () => deviceOf(browser);
    const invitations = [await beginPasskey(browser), await beginPasskey(browser)];
    expect((invitations[0]?.json as PasskeyInvitation).known).toHaveLength(9);
    const answers = await Promise.all(
      invitations.map(({ json }) =>
        browser.post('/api/passkeys', { made: device().make(json as PasskeyInvitation), name: 'Tenth' }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(refusal(await beginPasskey(browser)).code).toBe('passkey_limit');
    expect(await listOf(browser)).toHaveLength(10);
  });

  test('is taken only for the challenge of its member, once, in five minutes, with the same password', async () => {
    const browser = await member('making@example.test');
    const other = await member('making.other@example.test');
    const invite = async (whom = browser) => (await beginPasskey(whom)).json as PasskeyInvitation;
    const add = async (
      invitation: PasskeyInvitation,
      deviation: Deviation = {},
      device = deviceOf(browser),
    ) =>
      refusal(await browser.post('/api/passkeys', { made: device.make(invitation, deviation), name: 'New' }));
    expect(await add(await invite(other))).toMatchObject(refused);
    expect(
      await add({ ...(await invite()), challenge: (await passkeyChallenge(browser)).challenge }),
    ).toMatchObject(refused);
    const late = await invite();
    app.clock.advance(5 * minute + 1);
    expect(await add(late)).toMatchObject(refused);
    for (const deviation of [
      { origin: 'http://evil.localhost' },
      { host: app.hostOf('alpha.localhost') },
      { type: 'webauthn.get' },
      { unverified: true },
    ])
      expect(await add(await invite(), deviation)).toMatchObject(refused);
    const before = await invite();
    expect((await changePassword(browser, memberPassword)).status).toBe(200);
    expect(await add(before)).toMatchObject(refused);
    const invitation = (await beginPasskey(browser, newPassword)).json as PasskeyInvitation;
    expect(await add(invitation)).toMatchObject({ status: 200 });
    expect(await add(invitation)).toMatchObject(refused);
    expect(await listOf(browser)).toHaveLength(1);
  });

  test('is one account’s alone', async () => {
    const { device } = await addPasskey(await member('first@example.test'));
    const second = await member('second@example.test');
    const invitation = (await beginPasskey(second)).json as PasskeyInvitation;
    const added = await second.post('/api/passkeys', { made: device.make(invitation), name: 'Copy' });
    expect(refusal(added)).toMatchObject(refused);
  });
});

describe('a login with a passkey', () => {
  let browser: Browser;
  let device: Authenticator;
  beforeAll(async () => {
    browser = await member('login@example.test');
    ({ device } = await addPasskey(browser));
  });

  test.each<[string, Deviation]>([
    ['on another page', { origin: 'http://evil.localhost' }],
    ['for another host', { host: 'evil.localhost' }],
    ['of another kind', { type: 'webauthn.create' }],
    ['without a finger, face or code', { unverified: true }],
    ['with a challenge that nobody gave out', { challenge: 'bm90IG91cnM' }],
    ['signed by another key', { key: generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey }],
  ])('%s is refused', async (_what, deviation) => {
    const visitor = on();
    const answer = await logInWithPasskey(visitor, device, deviation);
    expect(refusal(answer)).toMatchObject(refused);
    expect(answer.cookies).toEqual({});
    expect(await whoAmI(visitor)).toBeNull();
  });

  test('is refused for an unknown passkey as for a wrong answer of a known one', async () => {
    const unknown = await logInWithPasskey(on(), deviceOf(browser));
    const wrong = await logInWithPasskey(on(), device, { unverified: true });
    expect([unknown.status, unknown.text]).toEqual([wrong.status, wrong.text]);
    expect(Object.keys(unknown.headers)).toEqual(Object.keys(wrong.headers));
  });

  test('counts once: neither it nor its challenge is taken again', async () => {
    const given = await passkeyChallenge(on());
    const answer = device.answer(given);
    expect((await on().post('/api/passkeys/login', answer)).status).toBe(200);
    expect(refusal(await on().post('/api/passkeys/login', answer))).toMatchObject(refused);
    expect(refusal(await on().post('/api/passkeys/login', device.answer(given)))).toMatchObject(refused);
  });

  test('has five minutes', async () => {
    const given = await passkeyChallenge(on());
    app.clock.advance(5 * minute + 1);
    expect(refusal(await on().post('/api/passkeys/login', device.answer(given)))).toMatchObject(refused);
  });

  test('is refused when its device counts back: there are two of it', async () => {
    expect((await logInWithPasskey(on(), device)).status).toBe(200);
    expect(refusal(await logInWithPasskey(on(), device, { counter: 1 }))).toMatchObject(refused);
    expect((await logInWithPasskey(on(), device)).status).toBe(200);
  });

  test('does not take another member’s account by its name', async () => {
    const given = await passkeyChallenge(on());
    const answer = { ...device.answer(given), user_handle: 'A'.repeat(43) };
    expect(refusal(await on().post('/api/passkeys/login', answer))).toMatchObject(refused);
  });

  test('opens no other brand', async () => {
    const alpha = 'alpha.localhost';
    await becomeMember(on(alpha), 'login@example.test');
    const origin = `http://${app.hostOf(alpha)}`;
    expect(refusal(await logInWithPasskey(on(alpha), device, { origin }))).toMatchObject(refused);
    // A challenge of one brand is none of the other.
    const given = { ...(await passkeyChallenge(on(alpha))), host: app.hostOf(beta) };
    expect(refusal(await on().post('/api/passkeys/login', device.answer(given)))).toMatchObject(refused);
  });

  test('rotates the session of the browser', async () => {
    const phone = on();
    await logInWithPasskey(phone, device);
    const before = phone.cookies.kindling_member;
    await logInWithPasskey(phone, device);
    expect(phone.cookies.kindling_member).not.toBe(before);
    const thief = on();
    thief.cookies.kindling_member = before ?? '';
    expect(await whoAmI(thief)).toBeNull();
  });

  test('goes on while guesses at the password block the address, and ends no block', async () => {
    const email = 'guessed@example.test';
    const own = await addPasskey(await member(email));
    for (let guess = 0; guess < 5; guess++) await logIn(on(), email, `guess number ${guess}`);
    expect(refusal(await logIn(on(), email)).code).toBe('account_locked');
    const phone = on();
    expect((await logInWithPasskey(phone, own.device)).status).toBe(200);
    expect(refusal(await logIn(on(), email)).code).toBe('account_locked');
    // The browser is known from now on: its password is counted apart.
    phone.cookies.kindling_member = '';
    expect((await logIn(phone, email)).status).toBe(200);
  });

  test('is limited by network', async () => {
    const visitor = on();
    const unknown = deviceOf(browser);
    for (let attempt = 0; attempt < 30; attempt++)
      expect(refusal(await logInWithPasskey(visitor, unknown)).code).toBe('passkey_refused');
    expect(refusal(await logInWithPasskey(visitor, unknown)).code).toBe('rate_limited');
  });
});

describe('the passkeys of an account', () => {
  test('bring a deleted one’s way back by mail, and log in once it is back', async () => {
    const email = 'deleted@example.test';
    const browser = await member(email);
    const { device } = await addPasskey(browser);
    await deleteAccount(browser);
    await mailsTo(app, beta, email);
    expect(refusal(await logInWithPasskey(on(), device)).code).toBe('account_deleted');
    expect((await reactivate(on(), await reactivationToken(app, beta, email))).status).toBe(200);
    expect((await logInWithPasskey(on(), device)).status).toBe(200);
  });

  test('tell a banned member the reasons, and let nobody in', async () => {
    const browser = await member('banned@example.test');
    const memberId = (await whoAmI(browser))?.id ?? '';
    const { device } = await addPasskey(browser);
    const restriction = await app.inTenant('beta', () =>
      app.database.inTransaction(() =>
        app.nest.get(RestrictionsApi, { strict: false }).impose({
          ...{ kind: 'account_banned', ground: 'fraud', note: 'For a test.' },
          ...{ memberId, subjectId: null, decidedBy: someId() },
        }),
      ),
    );
    const visitor = on();
    expect(refusal(await logInWithPasskey(visitor, device))).toMatchObject({
      code: 'account_banned',
      params: { restriction },
    });
    expect(await whoAmI(visitor)).toBeNull();
  });

  test.each([false, true])('after a reset by mail: removed with it %s', async (removes) => {
    const email = `reset.${removes}@example.test`;
    const { device } = await addPasskey(await member(email));
    await requestReset(on(), email);
    const typed = { password: newPassword, password_repeat: newPassword };
    const body = { token: await resetToken(app, beta, email), ...typed, remove_passkeys: removes };
    expect((await on().post('/api/password-reset/do', body)).status).toBe(200);
    expect((await logInWithPasskey(on(), device)).status).toBe(removes ? 401 : 200);
    // The mail says what can still log in.
    const { text } = await newestMail(app, beta, email, 'new password');
    expect(text.includes('passkey')).toBe(!removes);
  });
});
