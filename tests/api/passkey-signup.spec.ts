import type { PasskeyInvitation } from '../../packages/contract/src/accounts/passkeys.ts';
import type { Session } from '../../packages/contract/src/accounts/calls/sessions.ts';
import {
  activate,
  activationToken,
  becomeMember,
  logIn,
  refusal,
  signUp,
  userOf,
  whoAmI,
} from '../support/members/account-calls.ts';
import { deviceOf, logInWithPasskey } from '../support/members/authenticator.ts';
import { Browser } from '../support/app/browser.ts';
import { newBrands } from '../support/app/new-brands.ts';
import type { TestAnswer, TestApp } from '../support/app/test-app.ts';
import {
  changePassword,
  confirmMailChange,
  mailChangeToken,
  newPassword,
  requestMailChange,
  requestReset,
  resetPassword,
  resetToken,
} from '../support/members/credential-calls.ts';

const alpha = 'alpha.localhost';
const beta = 'beta.localhost';
const minute = 60_000;
const byPasskey = { password: undefined };
const needsPassword = { status: 400, code: 'validation_failed', fields: { password: 'required' } };

let app: TestApp;
beforeAll(async () => {
  app = await newBrands({ beta: { account_disclosure: 'conceal' } });
});

const on = (host = beta): Browser => new Browser(app, host);
const begin = (browser: Browser): Promise<TestAnswer> => browser.post('/api/passkeys/invitation', {});

/** Signed up without a password and confirmed in the same browser. */
async function confirmed(email: string): Promise<Browser> {
  const browser = on();
  await becomeMember(browser, email, byPasskey);
  return browser;
}

function add(browser: Browser, invitation: TestAnswer, device = deviceOf(browser)): Promise<TestAnswer> {
  const made = device.make(invitation.json as PasskeyInvitation);
  return browser.post('/api/passkeys', { made, name: 'First' });
}

describe('a signup without a password', () => {
  test('makes its passkey right after the confirmation, and logs in with it', async () => {
    const browser = on();
    const email = 'whole@example.test';
    expect(userOf(await signUp(browser, email, byPasskey))).toMatchObject({ has_password: false });
    const { sessions } = (await browser.get('/api/sessions')).json as { sessions: Session[] };
    expect(sessions.map(({ opened_by }) => opened_by)).toEqual([null]);
    expect((await activate(browser, await activationToken(app, beta, email))).status).toBe(200);
    app.clock.advance(15 * minute);
    const device = deviceOf(browser);
    expect((await add(browser, await begin(browser), device)).status).toBe(200);
    const phone = on();
    expect(userOf(await logInWithPasskey(phone, device))).toMatchObject({ email, has_password: false });
  });

  test('makes none before the confirmation, as the address may be another’s', async () => {
    const browser = on();
    await signUp(browser, 'before@example.test', byPasskey);
    expect(refusal(await begin(browser)).code).toBe('passkey_unconfirmed');
  });

  test('makes none later than a quarter of an hour after it', async () => {
    const browser = await confirmed('late@example.test');
    app.clock.advance(15 * minute + 1);
    expect(refusal(await begin(browser))).toMatchObject(needsPassword);
  });

  test('makes one only, also of two that were begun at once', async () => {
    const browser = await confirmed('twice@example.test');
    const both = [await begin(browser), await begin(browser)];
    const answers = await Promise.all(both.map((invitation) => add(browser, invitation)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect(refusal(await begin(browser))).toMatchObject(needsPassword);
  });

  test('leaves no session in other browsers once another one confirms', async () => {
    const browser = on();
    const email = 'elsewhere@example.test';
    await signUp(browser, email, byPasskey);
    const reader = on();
    expect((await activate(reader, await activationToken(app, beta, email))).status).toBe(200);
    for (const each of [browser, reader])
      expect(refusal(await begin(each)).code).toBe('authentication_required');
  });

  test('gives who has a password no way around it', async () => {
    const browser = on();
    await becomeMember(browser, 'password@example.test');
    expect(await whoAmI(browser)).toMatchObject({ has_password: true });
    expect(refusal(await begin(browser))).toMatchObject(needsPassword);
    const change = await browser.post('/api/mail-change', { email: 'password.new@example.test' });
    expect(refusal(change)).toMatchObject(needsPassword);
    // Nor one before the confirmation.
    const unconfirmed = on();
    await signUp(unconfirmed, 'password.unconfirmed@example.test');
    const early = await unconfirmed.post('/api/mail-change', { email: 'password.newer@example.test' });
    expect(refusal(early)).toMatchObject(needsPassword);
  });
});

describe('who has no password', () => {
  test('is not told from others by a login', async () => {
    await confirmed('quiet@example.test');
    await becomeMember(on(), 'loud@example.test');
    const [none, other, unknown] = [
      await logIn(on(), 'quiet@example.test', 'some password'),
      await logIn(on(), 'loud@example.test', 'some password'),
      await logIn(on(), 'unknown@example.test', 'some password'),
    ];
    expect(refusal(none).code).toBe('login_failed');
    expect([none.status, none.text]).toEqual([other.status, other.text]);
    expect([none.status, none.text]).toEqual([unknown.status, unknown.text]);
    expect(refusal(await logIn(on(), 'quiet@example.test', '')).code).toBe('login_failed');
  });

  test('learns of a taken address as little as others do', async () => {
    for (const host of [alpha, beta]) await becomeMember(on(host), 'taken@example.test');
    expect(refusal(await signUp(on(alpha), 'taken@example.test', byPasskey)).code).toBe('email_taken');
    const thief = on();
    expect((await signUp(thief, 'taken@example.test', byPasskey)).status).toBe(200);
    expect((await logIn(on(), 'taken@example.test')).status).toBe(200);
    expect(refusal(await begin(thief)).code).toBe('passkey_unconfirmed');
  });

  test.each([true, false])('sets one by mail after a logout (confirmed: %s)', async (isConfirmed) => {
    const email = `reset.${isConfirmed}@example.test`;
    const browser = on();
    if (isConfirmed) await becomeMember(browser, email, byPasskey);
    else await signUp(browser, email, byPasskey);
    const invitation = isConfirmed ? await begin(browser) : undefined;
    browser.cookies.kindling_member = '';
    await requestReset(browser, email);
    expect((await resetPassword(browser, await resetToken(app, beta, email))).status).toBe(200);
    expect(userOf(await logIn(browser, email, newPassword))).toMatchObject({ has_password: true });
    // The new password ended the quarter of an hour, for what was begun in it, too.
    if (!invitation) return;
    expect(refusal(await add(browser, invitation)).code).toBe('passkey_refused');
    expect(refusal(await begin(browser))).toMatchObject(needsPassword);
  });

  test('corrects a mistyped address without one, once, and then makes the passkey', async () => {
    const browser = on();
    await signUp(browser, 'mistyped@example.test', byPasskey);
    const email = 'corrected@example.test';
    expect((await browser.post('/api/mail-change', { email })).status).toBe(200);
    expect((await confirmMailChange(browser, await mailChangeToken(app, beta, email))).status).toBe(200);
    expect(await whoAmI(browser)).toMatchObject({ email, status: 'active', has_password: false });
    const again = await browser.post('/api/mail-change', { email: 'third@example.test' });
    expect(refusal(again)).toMatchObject(needsPassword);
    expect((await add(browser, await begin(browser))).status).toBe(200);
    expect(refusal(await logIn(on(), email, newPassword)).code).toBe('login_failed');
  });

  test('answers what asks for one with none at all', async () => {
    const browser = await confirmed('asked@example.test');
    for (const password of ['', 'some password'])
      for (const [answer, field] of [
        [await requestMailChange(browser, 'asked.new@example.test', password), 'password'],
        [await changePassword(browser, password), 'old_password'],
      ] as const)
        expect(refusal(answer)).toMatchObject({ fields: { [field]: 'old_password_wrong' } });
  });
});
