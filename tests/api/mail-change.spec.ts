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
  becomeMember,
} from '../support/members/account-calls.ts';
import { Browser } from '../support/app/browser.ts';
import {
  changePassword,
  confirmMailChange,
  mailChangeLinks,
  mailChangeToken,
  newPassword,
  requestMailChange,
  requestReset,
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

describe('a new address', () => {
  test('is confirmed by its own mail, once; from then on it is the one to log in with', async () => {
    const browser = await member('before@example.test');
    expect(await requestMailChange(browser, ' After@example.test ')).toMatchObject(done);
    expect(await whoAmI(browser)).toMatchObject({ email: 'before@example.test' });
    const mail = await newestMail(app, beta, 'after@example.test', '/mail-change/do#');
    expect(mail.subject).toBe('Confirm your new email address for Beta');
    expect(mail.links).toEqual([
      expect.stringMatching(
        new RegExp(String.raw`^http://${app.hostOf('beta.localhost')}:3000/mail-change/do#[\w-]{43}$`),
      ),
    ]);
    const token = mail.links[0]?.split('#')[1] ?? '';

    expect(await confirmMailChange(browser, token)).toMatchObject(done);
    expect(await whoAmI(browser)).toMatchObject({ email: 'after@example.test', status: 'active' });
    expect((await logIn(on(beta), 'after@example.test')).status).toBe(200);
    expect(refusal(await logIn(on(beta), 'before@example.test')).code).toBe('login_failed');
    expect(refusal(await confirmMailChange(browser, token))).toMatchObject({
      status: 409,
      code: 'already_active',
    });
  });

  test('is not told to the old one, which hears that there is one', async () => {
    const browser = await member('leaving@example.test');
    await requestMailChange(browser, 'secret-place@example.test');
    await confirmMailChange(browser, await mailChangeToken(app, beta, 'secret-place@example.test'));
    const notice = await newestMail(app, beta, 'leaving@example.test', 'email address for Beta was changed');
    expect(notice.subject).toBe('Your email address for Beta was changed');
    expect(`${notice.text} ${notice.html}`).not.toMatch(/secret-place|robin/i);
    expect(notice.links).toEqual([]);
  });

  test('ends the sessions elsewhere, and logs nobody in where the mail is opened', async () => {
    const [phone, laptop, tablet] = [await member('spread@example.test'), on(beta), on(beta)];
    await logIn(laptop, 'spread@example.test');
    await requestMailChange(phone, 'spread-new@example.test');
    expect(
      await confirmMailChange(tablet, await mailChangeToken(app, beta, 'spread-new@example.test')),
    ).toMatchObject(done);
    expect(tablet.cookies).toEqual({});
    expect([await whoAmI(phone), await whoAmI(laptop)]).toEqual([null, null]);
  });

  test('spends the links that were mailed to the old one', async () => {
    const browser = await member('old-links@example.test');
    await requestReset(on(beta), 'old-links@example.test');
    const reset = await resetToken(app, beta, 'old-links@example.test');
    await requestMailChange(browser, 'new-links@example.test');
    await confirmMailChange(browser, await mailChangeToken(app, beta, 'new-links@example.test'));
    expect(refusal(await resetPassword(on(beta), reset)).code).toBe('link_expired');
  });

  test('leaves the password as it was, also to accounts that wait with the address', async () => {
    const waiting = on(beta);
    await signUp(waiting, 'shared@example.test', { password: 'waits without a mail' });
    const browser = await member('mover@example.test');
    await requestMailChange(browser, 'shared@example.test');
    await confirmMailChange(browser, await mailChangeToken(app, beta, 'shared@example.test'));
    const mover = userOf(await logIn(on(beta), 'shared@example.test'));
    const other = userOf(await logIn(on(beta), 'shared@example.test', 'waits without a mail'));
    expect([mover?.status, other?.status]).toEqual(['active', 'not_confirmed']);
  });

  test('confirms an account that was not: its mailbox is proven', async () => {
    const browser = on(beta);
    await signUp(browser, 'tpyo@example.test');
    const activation = await activationToken(app, beta, 'tpyo@example.test');
    await requestMailChange(browser, 'typo-mended@example.test');
    const token = await mailChangeToken(app, beta, 'typo-mended@example.test');
    expect(await confirmMailChange(browser, token)).toMatchObject(done);
    expect(await whoAmI(browser)).toMatchObject({
      email: 'typo-mended@example.test',
      status: 'active',
      profile: { status: 'active' },
    });
    expect(refusal(await activate(browser, activation)).code).toBe('activation_failed');
    // The mistyped address is a stranger's: it hears nothing more.
    expect(await mailsTo(app, beta, 'tpyo@example.test')).toHaveLength(1);
  });

  test('asks for the password, and for an address that is one and another', async () => {
    const browser = await member('strict@example.test');
    expect(refusal(await requestMailChange(browser, 'x@example.test', 'wrong password'))).toEqual({
      status: 400,
      code: 'validation_failed',
      params: {},
      fields: { password: 'old_password_wrong' },
    });
    for (const email of ['', 'nobody@', 'STRICT@example.test ']) {
      expect(refusal(await requestMailChange(browser, email))).toMatchObject({
        fields: { email: 'invalid_new_email' },
      });
    }
    for (let guess = 0; guess < 4; guess++) await requestMailChange(browser, 'x@example.test', 'guess');
    expect(refusal(await requestMailChange(browser, 'x@example.test'))).toMatchObject({
      code: 'account_locked',
      params: { minutes: 15 },
    });
    expect(await mailsTo(app, beta, 'x@example.test')).toEqual([]);
    expect(refusal(await requestMailChange(on(beta), 'x@example.test')).status).toBe(403);
  });

  test('has a link for 24 hours, of which a newer request spends the earlier', async () => {
    const browser = await member('hours@example.test');
    await requestMailChange(browser, 'first-wish@example.test');
    const first = await mailChangeToken(app, beta, 'first-wish@example.test');
    await requestMailChange(browser, 'second-wish@example.test');
    const second = await mailChangeToken(app, beta, 'second-wish@example.test');
    expect(refusal(await confirmMailChange(browser, first)).code).toBe('link_expired');
    app.clock.advance(24 * hour);
    expect(refusal(await confirmMailChange(browser, second)).code).toBe('link_expired');
    expect(await whoAmI(browser)).toMatchObject({ email: 'hours@example.test' });
  });

  test('is asked for three times a day', async () => {
    const browser = await member('three@example.test');
    const answers = await Promise.all(
      [1, 2, 3, 4].map((wish) => requestMailChange(browser, `wish${wish}@example.test`)),
    );
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 200, 200, 429]);
    const fifth = await requestMailChange(browser, 'wish5@example.test');
    expect(refusal(fifth).code).toBe('too_many_mails');
    app.clock.advance(24 * hour);
    expect(await requestMailChange(browser, 'wish5@example.test')).toMatchObject(done);
  });

  test('is forgotten when the password is changed meanwhile', async () => {
    const browser = await member('meanwhile@example.test');
    await requestMailChange(browser, 'thief@example.test');
    const token = await mailChangeToken(app, beta, 'thief@example.test');
    await changePassword(browser, memberPassword, newPassword);
    expect(refusal(await confirmMailChange(on(beta), token)).code).toBe('link_expired');

    await requestMailChange(browser, 'thief@example.test', newPassword);
    await requestReset(on(beta), 'meanwhile@example.test');
    await resetPassword(on(beta), await resetToken(app, beta, 'meanwhile@example.test'));
    const later = await mailChangeToken(app, beta, 'thief@example.test');
    expect(refusal(await confirmMailChange(on(beta), later)).code).toBe('link_expired');
  });

  test('is nobody’s on another brand', async () => {
    const browser = await member('here@example.test');
    await requestMailChange(browser, 'there@example.test');
    const token = await mailChangeToken(app, beta, 'there@example.test');
    expect(refusal(await confirmMailChange(on(alpha), token)).code).toBe('link_expired');
    expect(await confirmMailChange(browser, token)).toMatchObject(done);
  });

  test('goes to one account when two confirm it at once', async () => {
    const [one, other] = [await member('one@example.test'), await member('other@example.test')];
    await requestMailChange(one, 'wanted@example.test');
    const first = await mailChangeToken(app, beta, 'wanted@example.test');
    await requestMailChange(other, 'wanted@example.test');
    const tokens = await mailChangeLinks(app, beta, 'wanted@example.test');
    const second = tokens.find((token) => token !== first) ?? '';
    const answers = await Promise.all([confirmMailChange(one, first), confirmMailChange(other, second)]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 410]);
  });
});

describe('an address that another account has', () => {
  test('is refused where accounts are revealed', async () => {
    await member('owned@example.test', alpha);
    await signUp(on(alpha), 'waiting@example.test');
    const browser = await member('wisher@example.test', alpha);
    for (const email of ['owned@example.test', 'waiting@example.test']) {
      expect(refusal(await requestMailChange(browser, email))).toMatchObject({
        status: 409,
        code: 'email_taken',
      });
    }
    // Nobody keeps an address by signing up with it and never confirming it.
    app.clock.advance(7 * 24 * hour + 1);
    expect(await requestMailChange(browser, 'waiting@example.test')).toMatchObject(done);
  });

  test('counts like any other where they are revealed: nobody asks who is here as often as they like', async () => {
    await member('probed@example.test', alpha);
    const browser = await member('prober@example.test', alpha);
    const answers = [];
    for (let time = 0; time < 3; time++)
      answers.push(await requestMailChange(browser, 'probed@example.test'));
    expect(answers.map((answer) => refusal(answer).code)).toEqual(Array(3).fill('email_taken'));
    for (const email of ['probed@example.test', 'free-address@example.test'])
      expect(refusal(await requestMailChange(browser, email)).code).toBe('too_many_mails');
    app.clock.advance(24 * hour);
    expect(await requestMailChange(browser, 'free-address@example.test')).toMatchObject(done);
  });

  test('gets a notice instead of the link where they are concealed, once a day', async () => {
    await member('owner@example.test');
    app.clock.advance(1);
    for (const wisher of ['curious1@example.test', 'curious2@example.test']) {
      const browser = await member(wisher);
      expect(await requestMailChange(browser, 'owner@example.test')).toMatchObject(done);
      app.clock.advance(1);
    }
    const notice = await newestMail(app, beta, 'owner@example.test', 'already have an account');
    expect(notice.subject).toBe('You already have an account on Beta');
    expect(notice.text).toContain('for another account');
    expect(notice.text).not.toMatch(/curious/);
    expect(notice.links).toEqual([`http://${app.hostOf('beta.localhost')}:3000/login`]);
    expect(await mailsTo(app, beta, 'owner@example.test')).toHaveLength(2);
  });

  test('gets at most three links a day while nobody has it, however many ask', async () => {
    for (let count = 0; count < 5; count++) {
      const browser = on(beta);
      await signUp(browser, `flood${count}@example.test`);
      await requestMailChange(browser, 'flooded@example.test');
      app.clock.advance(1);
    }
    expect(await mailsTo(app, beta, 'flooded@example.test')).toHaveLength(3);
  });

  test('is released by those who never confirmed it', async () => {
    const squatter = on(alpha);
    await signUp(squatter, 'squatted@example.test', { password: 'somebody else entirely' });
    const browser = await member('rightful@example.test', alpha);
    app.clock.advance(7 * 24 * hour + 1);
    await requestMailChange(browser, 'squatted@example.test');
    const [link] = (await mailsTo(app, alpha, 'squatted@example.test')).flatMap((mail) => mail.links);
    expect(await confirmMailChange(browser, link?.split('#')[1] ?? '')).toMatchObject(done);
    expect(await whoAmI(browser)).toMatchObject({ email: 'squatted@example.test' });
    expect(await whoAmI(squatter)).toBeNull();
  });
});
