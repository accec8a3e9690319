import {
  logIn,
  mailsTo,
  newestMail,
  refusal,
  signUp,
  userOf,
  whoAmI,
  becomeMember,
} from '../support/members/account-calls.ts';
import { Browser } from '../support/app/browser.ts';
import {
  changePassword,
  newPassword,
  requestReset,
  resetLinks,
  resetPassword,
  resetToken,
} from '../support/members/credential-calls.ts';
import { newBrands } from '../support/app/new-brands.ts';
import type { TestApp } from '../support/app/test-app.ts';
import { memberPassword } from '../support/members/draft.ts';

const alpha = 'alpha.localhost';
const beta = 'beta.localhost';
const hour = 3_600_000;
const done = { status: 200, json: { done: true } };

let app: TestApp;
beforeAll(async () => {
  app = await newBrands({ alpha: { account_disclosure: 'reveal' }, beta: { account_disclosure: 'conceal' } });
});

const on = (host: string): Browser => new Browser(app, host);

async function member(email: string, host = beta): Promise<Browser> {
  const browser = on(host);
  await becomeMember(browser, email);
  return browser;
}

describe('a forgotten password', () => {
  test('is replaced by the mailed link, once, and every session of before ends', async () => {
    const [phone, laptop] = [await member('ria@example.test'), on(beta)];
    await logIn(laptop, 'ria@example.test');
    expect(await requestReset(on(beta), ' RIA@example.test')).toMatchObject(done);

    const mail = await newestMail(app, beta, 'ria@example.test', '/reset-password/do#');
    expect(mail.subject).not.toMatch(/ria|robin/i);
    expect(mail.links).toEqual([
      expect.stringMatching(
        new RegExp(String.raw`^http://${app.hostOf('beta.localhost')}:3000/reset-password/do#[\w-]{43}$`),
      ),
    ]);
    const token = mail.links[0]?.split('#')[1] ?? '';

    const elsewhere = on(beta);
    expect(await resetPassword(elsewhere, token)).toMatchObject(done);
    expect(elsewhere.cookies).toEqual({});
    expect([await whoAmI(phone), await whoAmI(laptop)]).toEqual([null, null]);
    expect(refusal(await logIn(on(beta), 'ria@example.test')).code).toBe('login_failed');
    expect(userOf(await logIn(on(beta), 'ria@example.test', newPassword))).toMatchObject({
      status: 'active',
    });
    expect(refusal(await resetPassword(elsewhere, token))).toMatchObject({
      status: 410,
      code: 'link_expired',
    });
  });

  test('tells the owner that it was changed, naming nobody', async () => {
    await member('told@example.test');
    await requestReset(on(beta), 'told@example.test');
    await resetPassword(on(beta), await resetToken(app, beta, 'told@example.test'));
    const notice = await newestMail(app, beta, 'told@example.test', 'new password');
    expect(notice.subject).toBe('Your Beta account has a new password');
    expect(notice.links).toEqual([`http://${app.hostOf('beta.localhost')}:3000/reset-password`]);
    expect(`${notice.subject} ${notice.text}`).not.toMatch(/told|robin/i);
  });

  test('has a link for one hour', async () => {
    await member('late@example.test');
    await requestReset(on(beta), 'late@example.test');
    const token = await resetToken(app, beta, 'late@example.test');
    app.clock.advance(hour);
    expect(refusal(await resetPassword(on(beta), token)).code).toBe('link_expired');
    expect((await logIn(on(beta), 'late@example.test')).status).toBe(200);
  });

  test('is asked for three times in 24 hours, by known and unknown addresses alike', async () => {
    await member('often@example.test');
    for (const email of ['often@example.test', 'never-seen@example.test']) {
      for (let request = 0; request < 3; request++) {
        expect(await requestReset(on(beta), email)).toMatchObject(done);
      }
      const fourth = await requestReset(on(beta), email);
      expect(refusal(fourth)).toEqual({ status: 429, code: 'too_many_reset_mails', params: {} });
    }
    expect(await resetLinks(app, beta, 'often@example.test')).toHaveLength(3);
    expect(await mailsTo(app, beta, 'never-seen@example.test')).toEqual([]);
    app.clock.advance(24 * hour);
    expect(await requestReset(on(beta), 'often@example.test')).toMatchObject(done);
  });

  test('three times, too, when all ask at once', async () => {
    await member('storm@example.test');
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => requestReset(on(beta), 'storm@example.test')),
    );
    const statuses = answers.map((answer) => answer.status).sort();
    expect(statuses).toEqual([200, 200, 200, 429, 429, 429, 429, 429]);
  });

  test('of which one is used spends the other links', async () => {
    await member('two-links@example.test');
    await requestReset(on(beta), 'two-links@example.test');
    await requestReset(on(beta), 'two-links@example.test');
    const [newer = '', older = ''] = await resetLinks(app, beta, 'two-links@example.test');
    expect(await resetPassword(on(beta), newer)).toMatchObject(done);
    expect(refusal(await resetPassword(on(beta), older)).code).toBe('link_expired');
  });

  test('is set once when two use the link at the same time', async () => {
    await member('twice@example.test');
    await requestReset(on(beta), 'twice@example.test');
    const token = await resetToken(app, beta, 'twice@example.test');
    const answers = await Promise.all([
      resetPassword(on(beta), token, 'the first of the two'),
      resetPassword(on(beta), token, 'the second of the two'),
    ]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 410]);
  });

  test('needs a new one that follows the rules, typed twice; a mistake keeps the link', async () => {
    await member('rules@example.test');
    await requestReset(on(beta), 'rules@example.test');
    const token = await resetToken(app, beta, 'rules@example.test');
    const wrong: [string, string, object][] = [
      ['short', 'short', { password: 'password_too_short' }],
      ['password', 'password', { password: 'password_common' }],
      ['rules@example.test', 'rules@example.test', { password: 'password_common' }],
      [newPassword, `${newPassword}!`, { password_repeat: 'passwords_differ' }],
    ];
    for (const [password, repeat, fields] of wrong) {
      expect(refusal(await resetPassword(on(beta), token, password, repeat))).toMatchObject({
        status: 400,
        fields,
      });
    }
    expect(await resetPassword(on(beta), token)).toMatchObject(done);
  });

  test('must not be the name that others see', async () => {
    const browser = on(beta);
    await signUp(browser, 'named@example.test', { name: 'Roberta Wanderlust' });
    const change = await changePassword(browser, memberPassword, 'roberta wanderlust');
    expect(refusal(change)).toMatchObject({ fields: { password: 'password_common' } });
    await requestReset(on(beta), 'named@example.test');
    const token = await resetToken(app, beta, 'named@example.test');
    expect(refusal(await resetPassword(on(beta), token, 'roberta wanderlust'))).toMatchObject({
      fields: { password: 'password_common' },
    });
  });

  test('opens the account again when failed logins had blocked it', async () => {
    await member('blocked@example.test');
    for (let attempt = 0; attempt < 5; attempt++) await logIn(on(beta), 'blocked@example.test', 'wrong one');
    expect(refusal(await logIn(on(beta), 'blocked@example.test')).code).toBe('account_locked');
    await requestReset(on(beta), 'blocked@example.test');
    await resetPassword(on(beta), await resetToken(app, beta, 'blocked@example.test'));
    expect((await logIn(on(beta), 'blocked@example.test', newPassword)).status).toBe(200);
  });

  test('of an account that nobody confirmed: the newest, and it stays unconfirmed', async () => {
    const older = on(beta);
    await signUp(older, 'waiting@example.test', { password: 'of the older account' });
    app.clock.advance(1);
    const newer = on(beta);
    const { id } = userOf(await signUp(newer, 'waiting@example.test')) ?? {};
    await requestReset(on(beta), 'waiting@example.test');
    await resetPassword(on(beta), await resetToken(app, beta, 'waiting@example.test'));
    expect(await whoAmI(newer)).toBeNull();
    expect(await whoAmI(older)).not.toBeNull();
    expect(userOf(await logIn(on(beta), 'waiting@example.test', newPassword))).toMatchObject({
      id,
      status: 'not_confirmed',
    });
    expect((await logIn(on(beta), 'waiting@example.test', 'of the older account')).status).toBe(200);
  });

  test('is the owner’s to reset, never a stranger’s who signed up with the address', async () => {
    await member('mine@example.test');
    app.clock.advance(1);
    const stranger = on(beta);
    await signUp(stranger, 'mine@example.test', { password: 'not the owner at all' });
    await requestReset(stranger, 'mine@example.test');
    await resetPassword(on(beta), await resetToken(app, beta, 'mine@example.test'));
    expect(await whoAmI(stranger)).toMatchObject({ status: 'not_confirmed' });
    expect(userOf(await logIn(on(beta), 'mine@example.test', newPassword))).toMatchObject({
      status: 'active',
    });
  });

  test('is a matter of its own brand', async () => {
    await member('brands@example.test');
    await member('brands@example.test', alpha);
    await requestReset(on(beta), 'brands@example.test');
    const token = await resetToken(app, beta, 'brands@example.test');
    expect(refusal(await resetPassword(on(alpha), token)).code).toBe('link_expired');
    expect(await resetPassword(on(beta), token)).toMatchObject(done);
    expect((await logIn(on(alpha), 'brands@example.test')).status).toBe(200);
  });

  test('where accounts are revealed: an unknown address is told so', async () => {
    expect(refusal(await requestReset(on(alpha), 'unknown@example.test'))).toEqual({
      status: 404,
      code: 'email_not_found',
      params: {},
    });
    await member('known@example.test', alpha);
    expect(await requestReset(on(alpha), 'known@example.test')).toMatchObject(done);
  });

  test('leaves neither address nor token in the database', async () => {
    const token = await resetToken(app, beta, 'brands@example.test');
    const rows = await app.inTenant('beta', () =>
      app.database.select<{ found: number }>(
        `SELECT (SELECT COUNT(*) FROM mailed_link WHERE tenant_id = :tenant AND token_hash = :token)
              + (SELECT COUNT(*) FROM outbox WHERE tenant_id = :tenant
                  AND (payload LIKE CONCAT('%', :token, '%') OR payload LIKE '%@%')) AS found`,
        { token },
      ),
    );
    expect(Number(rows[0]?.found)).toBe(0);
  });
});

describe('a password changed by the old one', () => {
  test('ends the other sessions, renews this one and tells the owner', async () => {
    const [phone, laptop] = [await member('change@example.test'), on(beta)];
    await logIn(laptop, 'change@example.test');
    await requestReset(on(beta), 'change@example.test');
    const pending = await resetToken(app, beta, 'change@example.test');
    const before = { ...phone.cookies };

    expect(await changePassword(phone, memberPassword)).toMatchObject(done);
    expect(await whoAmI(phone)).toMatchObject({ email: 'change@example.test' });
    expect(await whoAmI(laptop)).toBeNull();
    const old = on(beta);
    Object.assign(old.cookies, before);
    expect(await whoAmI(old)).toBeNull();
    expect(refusal(await resetPassword(on(beta), pending)).code).toBe('link_expired');
    expect(refusal(await logIn(on(beta), 'change@example.test')).code).toBe('login_failed');
    expect((await logIn(on(beta), 'change@example.test', newPassword)).status).toBe(200);
    const notice = await newestMail(app, beta, 'change@example.test', 'new password');
    expect(notice.subject).toBe('Your Beta account has a new password');
  });

  test('may stay the same and still ends what else is open', async () => {
    const [phone, laptop] = [await member('same@example.test'), on(beta)];
    await logIn(laptop, 'same@example.test');
    expect(await changePassword(phone, memberPassword, memberPassword)).toMatchObject(done);
    expect(await whoAmI(laptop)).toBeNull();
    expect(await whoAmI(phone)).not.toBeNull();
  });

  test('is not changed by a wrong one, of which five block for a while without touching the login', async () => {
    const phone = await member('guess@example.test');
    for (let guess = 0; guess < 5; guess++) {
      expect(refusal(await changePassword(phone, `guess number ${guess}`))).toEqual({
        status: 400,
        code: 'validation_failed',
        params: {},
        fields: { old_password: 'old_password_wrong' },
      });
    }
    expect(refusal(await changePassword(phone, memberPassword))).toMatchObject({
      status: 429,
      code: 'account_locked',
      params: { minutes: 15 },
    });
    expect((await logIn(on(beta), 'guess@example.test')).status).toBe(200);
    app.clock.advance(15 * 60_000);
    expect(await changePassword(phone, memberPassword)).toMatchObject(done);
  });

  test('is asked for anew after a reset: what a thief of the session guessed counts no more', async () => {
    const stolen = await member('thief@example.test');
    for (let guess = 0; guess < 5; guess++) await changePassword(stolen, `guess number ${guess}`);
    await requestReset(on(beta), 'thief@example.test');
    await resetPassword(on(beta), await resetToken(app, beta, 'thief@example.test'));
    const owner = on(beta);
    await logIn(owner, 'thief@example.test', newPassword);
    expect(await changePassword(owner, newPassword, memberPassword)).toMatchObject(done);
  });

  test('follows the rules before the old one is looked at', async () => {
    const phone = await member('order@example.test');
    expect(refusal(await changePassword(phone, 'wrong', 'short'))).toMatchObject({
      fields: { password: 'password_too_short' },
    });
    expect(refusal(await changePassword(phone, 'wrong', newPassword, 'another one'))).toMatchObject({
      fields: { password_repeat: 'passwords_differ' },
    });
    expect(refusal(await changePassword(on(beta), memberPassword))).toMatchObject({
      status: 403,
      code: 'authentication_required',
    });
  });

  test('tells an address that nobody confirmed nothing', async () => {
    const stranger = on(beta);
    await signUp(stranger, 'not-mine@example.test');
    expect(await changePassword(stranger, memberPassword)).toMatchObject(done);
    const subjects = (await mailsTo(app, beta, 'not-mine@example.test')).map((mail) => mail.subject);
    expect(subjects).toEqual(['Confirm your email address for Beta']);
  });

  test('leaves no session to a login that was under way with the old one', async () => {
    const phone = await member('race@example.test');
    const browsers = Array.from({ length: 4 }, () => on(beta));
    const [changed, ...logins] = await Promise.all([
      changePassword(phone, memberPassword),
      ...browsers.map((browser) => logIn(browser, 'race@example.test')),
    ]);
    expect(changed).toMatchObject(done);
    expect(logins.every((answer) => [200, 401, 429].includes(answer.status))).toBe(true);
    for (const browser of browsers) expect(await whoAmI(browser)).toBeNull();
    expect(await whoAmI(phone)).not.toBeNull();
  });
});
