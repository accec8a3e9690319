import { logIn, refusal, signUp, userOf, whoAmI } from '../support/members/account-calls.ts';
import { Browser } from '../support/app/browser.ts';
import { newBrands } from '../support/app/new-brands.ts';
import type { TestApp } from '../support/app/test-app.ts';
import { memberPassword } from '../support/members/draft.ts';

const alpha = 'alpha.localhost';
const beta = 'beta.localhost';

let app: TestApp;
beforeAll(async () => {
  app = await newBrands();
});

const on = (host: string): Browser => new Browser(app, host);

describe('the name of a new member', () => {
  test.each([
    ['47 \u202Erotaredom ruobraH', 'name_unreadable'],
    ['An\u200Bna', 'name_unreadable'],
    ['\u3164\u3164', 'name_unreadable'],
    ['An\u0000na', 'name_unreadable'],
    ['\u0391lpha', 'name_reserved'],
    ['supp0rt', 'name_reserved'],
    ['Mоderаtоr', 'name_reserved'],
    ['Kind1ing', 'name_reserved'],
  ])('is not %j', async (name, code) => {
    const answer = await signUp(on(alpha), 'named@example.test', { name });
    expect(refusal(answer)).toMatchObject({ code: 'validation_failed', fields: { name: code } });
  });

  test('is kept in its plain form, and may be another brand’s', async () => {
    const browser = on(beta);
    await signUp(browser, 'plain@example.test', { name: '  \uFF21lpha   47 ' });
    expect((await whoAmI(browser))?.profile.name).toBe('Alpha 47');
  });
});

describe('an address', () => {
  test('is known by its punycode', async () => {
    const browser = on(alpha);
    await signUp(browser, 'a@münchen.test');
    expect((await whoAmI(browser))?.email).toBe('a@xn--mnchen-3ya.test');
    expect(userOf(await logIn(on(alpha), 'A@MU\u0308NCHEN.test'))).not.toBeNull();
    expect(refusal(await signUp(on(alpha), 'a@xn--mnchen-3ya.test')).code).toBe('email_taken');
  });

  test.each([
    'an\u0000na@example.test',
    'an\u2800na@example.test',
    'anna@example\u3002test',
    'anna@voorbeeld.con',
  ])('is not %j', async (email) => {
    expect(refusal(await signUp(on(alpha), email)).fields).toEqual({ email: 'invalid_email' });
  });
});

describe('a password', () => {
  test('is the same however a device writes its letters', async () => {
    await signUp(on(alpha), 'accent@example.test', { password: 'cafe\u0301 cre\u0300me' });
    expect(userOf(await logIn(on(alpha), 'accent@example.test', 'caf\u00E9 cr\u00E8me'))).not.toBeNull();
    expect(refusal(await logIn(on(alpha), 'accent@example.test', 'cafe creme')).code).toBe('login_failed');
  });

  test('is neither blanks nor the brand’s name twice', async () => {
    const problemOf = async (password: string) =>
      refusal(await signUp(on(alpha), 'blank@example.test', { password })).fields;
    expect(await problemOf(' '.repeat(8))).toEqual({ password: 'required' });
    expect(await problemOf('alphaalpha')).toEqual({ password: 'password_common' });
  });
});

describe('the language of an account', () => {
  test('is one that the brand offers', async () => {
    const browser = on(alpha);
    await signUp(browser, 'tongue@example.test', { password: memberPassword });
    expect(refusal(await browser.put('/api/user.php', { language: 'fi' }))).toMatchObject({
      code: 'validation_failed',
      fields: { language: 'invalid' },
    });
    expect((await whoAmI(browser))?.language).toBe('nl');
  });
});
