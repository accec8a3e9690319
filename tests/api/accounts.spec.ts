import { AccountsRepository } from '../../apps/server/src/modules/accounts/core/accounts.repository.ts';
import { languageCookie } from '../../packages/contract/src/languages.ts';
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
import { someId } from '../support/members/profiles.ts';
import { newBrands } from '../support/app/new-brands.ts';
import type { TestApp } from '../support/app/test-app.ts';
import { signupDraft, memberPassword } from '../support/members/draft.ts';

const alpha = 'alpha.localhost';
const beta = 'beta.localhost';
const hour = 3_600_000;
const done = { status: 200, json: { done: true } };

let app: TestApp;
beforeAll(async () => {
  app = await newBrands({ alpha: { account_disclosure: 'reveal' }, beta: { account_disclosure: 'conceal' } });
});

const on = (host: string): Browser => new Browser(app, host);

/** Puts so many newer accounts with other passwords beside those that wait with an address. */
async function crowd(email: string, count: number): Promise<void> {
  app.clock.advance(1000);
  await app.inTenant('beta', async () => {
    const accounts = app.nest.get(AccountsRepository, { strict: false });
    const [waiting] = await accounts.findOfAddress(email, 1);
    const passwordHash = (waiting?.passwordHash ?? '').replace(/[^$]+$/, 'A'.repeat(43));
    for (let index = 0; index < count; index++)
      await accounts.insert({
        id: someId(),
        email,
        claims: false,
        passwordHash,
        language: 'en',
        trafficSource: null,
        signupPage: null,
        signupDate: app.clock.now(),
      });
  });
}

describe('a signup', () => {
  test('logs in, mails a link in the member’s language, and the link confirms the address once', async () => {
    const browser = on(beta);
    const answer = await signUp(browser, ' Mia@Example.test ', { language: 'de' });
    expect(answer.status).toBe(200);
    expect(userOf(answer)).toMatchObject({
      email: 'mia@example.test',
      status: 'not_confirmed',
      language: 'de',
      paid_user: false,
      signup_date: app.clock.now().toISOString(),
      profile: { name: 'Robin', age: 35, status: 'disabled' },
    });
    expect(await whoAmI(browser)).toEqual(userOf(answer));

    const mail = await newestMail(app, beta, 'mia@example.test', /#[\w-]{43}/);
    expect(mail.subject).not.toMatch(/mia|robin/i);
    expect(mail.links).toEqual([
      expect.stringMatching(
        new RegExp(String.raw`^http://${app.hostOf('beta.localhost')}:3000/de/aktivieren/fertig#[\w-]{43}$`),
      ),
      `http://${app.hostOf('beta.localhost')}:3000/de/seiten/sicherheit`,
    ]);
    const token = mail.links[0]?.split('#')[1] ?? '';
    expect(mail.html).toContain(`#${token}"`);

    const elsewhere = on(beta);
    expect(await activate(elsewhere, token)).toMatchObject(done);
    expect(await whoAmI(elsewhere)).toBeNull();
    expect(refusal(await activate(elsewhere, token))).toMatchObject({
      status: 409,
      code: 'already_active',
    });

    expect(userOf(await logIn(elsewhere, 'mia@EXAMPLE.test'))).toMatchObject({
      email: 'mia@example.test',
      status: 'active',
      profile: { status: 'active' },
    });
  });

  test('speaks the chosen language of the cookie, else the brand’s', async () => {
    const chosen = on(beta);
    chosen.cookies[languageCookie] = 'fr';
    expect(userOf(await signUp(chosen, 'chosen@example.test'))?.language).toBe('fr');
    expect(userOf(await signUp(on(beta), 'unsaid@example.test'))?.language).toBe('en');
    expect(userOf(await signUp(on(beta), 'not-offered@example.test', { language: 'fi' }))?.language).toBe(
      'en',
    );
  });

  test('tells every wrong field at once, and what it does not know', async () => {
    const answer = await on(beta).post('/api/signup', {
      email: 'nobody@',
      name: '@me',
      date_of_birth: '2015-01-01',
      password: 'password',
    });
    expect(refusal(answer)).toEqual({
      status: 400,
      code: 'validation_failed',
      params: {},
      fields: {
        email: 'invalid_email',
        name: 'name_starts_with_at',
        date_of_birth: 'too_young',
        password: 'password_common',
      },
    });
    const unknown = await on(beta).post('/api/signup', signupDraft('x@example.test', { status: 'active' }));
    expect(refusal(unknown)).toMatchObject({ fields: { status: 'unknown_field' } });
  });

  test('stores the password as argon2id and no token', async () => {
    const rows = await app.inTenant('beta', () =>
      app.database.select<{ password_hash: string }>(
        'SELECT password_hash FROM account WHERE tenant_id = :tenant',
      ),
    );
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) expect(row.password_hash).toMatch(/^\$argon2id\$v=19\$m=8,t=1,p=1\$/);
    const token = await activationToken(app, beta, 'unsaid@example.test');
    const stored = await app.inTenant('beta', () =>
      app.database.select(
        `SELECT (SELECT COUNT(*) FROM mailed_link WHERE tenant_id = :tenant AND token_hash = :token) AS links,
                (SELECT COUNT(*) FROM outbox WHERE tenant_id = :tenant
                  AND (payload LIKE :token OR payload LIKE '%@%')) AS jobs`,
        { token },
      ),
    );
    expect(stored.map((row) => Object.values(row as object).map(Number))).toEqual([[0, 0]]);
  });
});

describe('the browser that opens the link', () => {
  test('stays logged in when it is the one that signed up; others are logged out', async () => {
    const [phone, laptop] = [on(beta), on(beta)];
    await signUp(phone, 'same-phone@example.test');
    await logIn(laptop, 'same-phone@example.test');
    expect(await activate(phone, await activationToken(app, beta, 'same-phone@example.test'))).toMatchObject(
      done,
    );
    expect(await whoAmI(phone)).toMatchObject({ status: 'active', profile: { status: 'active' } });
    expect(await whoAmI(laptop)).toBeNull();
  });

  test('is logged in to nobody’s account by it: a stranger who signed up with the address is logged out', async () => {
    const [stranger, reader] = [on(beta), on(beta)];
    await signUp(stranger, 'reader@example.test', { password: 'of the stranger alone' });
    await signUp(reader, 'reader-too@example.test');
    const own = userOf(await reader.get('/api/user.php'))?.id;
    await activate(reader, await activationToken(app, beta, 'reader@example.test'));
    expect(await whoAmI(stranger)).toBeNull();
    expect(await whoAmI(reader)).toMatchObject({ id: own, status: 'not_confirmed' });
  });

  test('tells others who wait with the address nothing where accounts are concealed', async () => {
    const [stranger, owner] = [on(beta), on(beta)];
    await signUp(stranger, 'quiet@example.test', { password: 'of the stranger alone' });
    await app.runOutbox();
    app.clock.advance(1);
    await becomeMember(owner, 'quiet@example.test');
    expect(await whoAmI(owner)).toMatchObject({ status: 'active' });
    expect(await whoAmI(stranger)).toMatchObject({ status: 'not_confirmed' });
  });

  test('logs them out where accounts are revealed', async () => {
    const [stranger, owner] = [on(alpha), on(alpha)];
    await signUp(stranger, 'loud@example.test', { password: 'of the stranger alone' });
    await app.runOutbox();
    app.clock.advance(7 * 24 * hour + 1);
    await becomeMember(owner, 'loud@example.test');
    expect(await whoAmI(owner)).toMatchObject({ status: 'active' });
    expect(await whoAmI(stranger)).toBeNull();
  });
});

describe('a link', () => {
  test('holds 7 days, and a newer one can be asked for three times a day', async () => {
    const browser = on(alpha);
    await signUp(browser, 'slow@example.test');
    const token = await activationToken(app, alpha, 'slow@example.test');
    app.clock.advance(7 * 24 * hour);
    expect(refusal(await activate(browser, token)).code).toBe('activation_failed');

    for (let resend = 0; resend < 3; resend++) {
      expect(await browser.post('/api/activation/resend', {})).toMatchObject(done);
    }
    const fourth = await browser.post('/api/activation/resend', {});
    expect(refusal(fourth)).toMatchObject({ status: 429, code: 'too_many_mails' });
    app.clock.advance(24 * hour);
    expect(await browser.post('/api/activation/resend', {})).toMatchObject(done);

    const mails = await mailsTo(app, alpha, 'slow@example.test');
    expect(new Set(mails.map((mail) => mail.links[0])).size).toBe(5);
    const [newest, older] = mails.map((mail) => mail.links[0]?.split('#')[1] ?? '');
    expect(await activate(browser, newest ?? '')).toMatchObject(done);
    // One address is confirmed once: the other links went with it.
    expect(refusal(await activate(browser, older ?? '')).code).toBe('already_active');
    expect(refusal(await browser.post('/api/activation/resend', {})).code).toBe('already_active');
  });

  test('is nobody’s on another brand', async () => {
    await signUp(on(beta), 'here@example.test');
    const token = await activationToken(app, beta, 'here@example.test');
    expect(refusal(await activate(on(alpha), token)).code).toBe('activation_failed');
    expect(await activate(on(beta), token)).toMatchObject(done);
  });

  test('that nobody made confirms nothing', async () => {
    for (const token of ['x', 'A'.repeat(43), '%00']) {
      expect(refusal(await activate(on(beta), token)).code).toBe('activation_failed');
    }
  });
});

describe('where accounts are revealed', () => {
  test('a taken address is refused, confirmed or not, however many ask at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => signUp(on(alpha), 'once@example.test')),
    );
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    expect(refusal(await signUp(on(alpha), 'ONCE@example.test'))).toMatchObject({ code: 'email_taken' });
    await activate(on(alpha), await activationToken(app, alpha, 'once@example.test'));
    expect(refusal(await signUp(on(alpha), 'once@example.test'))).toMatchObject({ code: 'email_taken' });
    expect(await mailsTo(app, alpha, 'once@example.test')).toHaveLength(1);
  });

  test('an address that nobody confirmed for a week is free again, and belongs to who confirms it', async () => {
    const squatter = on(alpha);
    await signUp(squatter, 'mine@example.test', { password: 'somebody else entirely' });
    const stale = await activationToken(app, alpha, 'mine@example.test');
    app.clock.advance(7 * 24 * hour + 1);
    const owner = on(alpha);
    expect((await signUp(owner, 'mine@example.test')).status).toBe(200);
    expect(await activate(owner, await activationToken(app, alpha, 'mine@example.test'))).toMatchObject(done);
    expect(refusal(await activate(squatter, stale)).code).toBe('activation_failed');
    await squatter.post('/api/activation/resend', {});
    expect(
      (await mailsTo(app, alpha, 'mine@example.test')).filter((mail) => mail.links[0]?.includes('#')),
    ).toHaveLength(2);
  });
});

describe('where accounts are concealed', () => {
  const address = 'known@example.test';
  beforeAll(async () => {
    await becomeMember(on(beta), address, { language: 'nl' });
    app.clock.advance(hour);
  });

  test('a signup with a taken address answers exactly like one with a free one', async () => {
    const shown = async (email: string) => {
      const { status, text, headers, cookies } = await signUp(on(beta), email);
      return {
        status,
        body: text.replaceAll(email, 'EMAIL').replaceAll(/[0-9a-hjkmnp-tv-z]{24}/g, 'ID'),
        headers: Object.keys(headers),
        cookies: Object.keys(cookies),
      };
    };
    const [taken, free] = [await shown(address), await shown('other@example.test')];
    expect(taken).toEqual(free);
    expect(taken.status).toBe(200);
  });

  test('its owner is told by mail, once a day, without a word of who it was', async () => {
    await signUp(on(beta), address, { name: 'Stranger' });
    const notice = await newestMail(app, beta, address, '/nl/inloggen');
    expect(await mailsTo(app, beta, address)).toHaveLength(2);
    expect(notice.text).not.toMatch(/stranger|robin/i);
    expect(notice.links).toEqual([`http://${app.hostOf('beta.localhost')}:3000/nl/inloggen`]);
  });

  test('who signed up with it can use their own account, but never confirm it nor reach the owner’s', async () => {
    // Of the unconfirmed accounts of an address the newest are tried; the ones of the tests above are older.
    app.clock.advance(1);
    const stranger = on(beta);
    const own = userOf(await signUp(stranger, address, { password: 'not the owner at all' }));
    const ownAgain = userOf(await logIn(on(beta), address, 'not the owner at all'));
    expect(ownAgain).toMatchObject({ id: own?.id, status: 'not_confirmed' });
    const owner = userOf(await logIn(on(beta), address));
    expect(owner).toMatchObject({ status: 'active' });
    expect(owner?.id).not.toBe(own?.id);
    expect(await stranger.post('/api/activation/resend', {})).toMatchObject(done);
    const mails = await mailsTo(app, beta, address);
    expect(mails.flatMap((mail) => mail.links).filter((link) => link.includes('#'))).toHaveLength(1);
  });

  test('however many sign up with it, the newest fifty can log in, with an owner or without one', async () => {
    await becomeMember(on(beta), 'crowd-owned@example.test');
    const password = 'first of a whole crowd';
    for (const email of ['crowd-owned@example.test', 'crowd-alone@example.test']) {
      app.clock.advance(1000);
      await signUp(on(beta), email, { password });
      await crowd(email, 49);
      expect((await logIn(on(beta), email, password)).status).toBe(200);
      await crowd(email, 1);
      expect(refusal(await logIn(on(beta), email, password)).code).toBe('login_failed');
    }
  });

  test('of two who wait with one address the first to confirm has it', async () => {
    await signUp(on(beta), 'race@example.test', { name: 'First' });
    const first = await activationToken(app, beta, 'race@example.test');
    app.clock.advance(1);
    await signUp(on(beta), 'race@example.test', { name: 'Second' });
    const tokens = (await mailsTo(app, beta, 'race@example.test')).map(
      (mail) => mail.links[0]?.split('#')[1] ?? '',
    );
    const second = tokens.find((token) => token !== first) ?? '';
    const outcomes = await Promise.all([activate(on(beta), first), activate(on(beta), second)]);
    expect(outcomes.map((answer) => answer.status).sort()).toEqual([200, 410]);
  });
});

describe('the two brands', () => {
  test('know nothing of each other’s accounts', async () => {
    const address = 'both@example.test';
    const onAlpha = userOf(await signUp(on(alpha), address, { password: 'the one for alpha' }));
    await activate(on(alpha), await activationToken(app, alpha, address));
    const browser = on(beta);
    expect(refusal(await logIn(browser, address, 'the one for alpha')).code).toBe('login_failed');
    const onBeta = userOf(await signUp(browser, address, { password: 'the one for beta' }));
    expect(onBeta?.id).not.toBe(onAlpha?.id);
    expect(await activate(browser, await activationToken(app, beta, address))).toMatchObject(done);
    expect(userOf(await logIn(on(alpha), address, 'the one for alpha'))?.id).toBe(onAlpha?.id);

    const smuggler = on(alpha);
    Object.assign(smuggler.cookies, browser.cookies);
    expect(await whoAmI(browser)).not.toBeNull();
    expect(await whoAmI(smuggler)).toBeNull();
  });
});

describe('sessions', () => {
  test('a login gives a new one in a cookie for the host alone, a logout ends it', async () => {
    const browser = on(alpha);
    const signedUp = await signUp(browser, 'cookie@example.test');
    const [cookie] = signedUp.headers['set-cookie'] as string[];
    expect(cookie).toMatch(/^kindling_member=[\w-]{43}; Path=\/; Max-Age=2592000; SameSite=Lax; HttpOnly$/);
    const before = { ...browser.cookies };
    await logIn(browser, 'cookie@example.test');
    expect(browser.cookies).not.toEqual(before);
    const old = on(alpha);
    Object.assign(old.cookies, before);
    expect(await whoAmI(old)).toBeNull();

    const kept = { ...browser.cookies };
    expect(await browser.get('/api/logout.php')).toMatchObject(done);
    expect(Object.keys(browser.cookies)).toEqual(['kindling_device']);
    Object.assign(old.cookies, kept);
    expect(await whoAmI(old)).toBeNull();
    expect(await on(alpha).get('/api/logout.php')).toMatchObject(done);
  });

  test('the language is saved to the account', async () => {
    const browser = on(beta);
    await signUp(browser, 'tongue@example.test');
    expect(userOf(await browser.put('/api/user.php', { language: 'es' }))?.language).toBe('es');
    expect((await whoAmI(browser))?.language).toBe('es');
    expect(refusal(await on(beta).put('/api/user.php', { language: 'es' }))).toMatchObject({
      status: 403,
      code: 'authentication_required',
    });
  });

  test('calls that another site’s page started are refused and change nothing', async () => {
    const browser = on(alpha);
    await signUp(browser, 'crossed@example.test');
    const attacks = [
      { method: 'GET', path: '/api/logout.php' },
      {
        method: 'POST',
        path: '/api/user.php',
        body: { email: 'crossed@example.test', password: memberPassword },
      },
      { method: 'PUT', path: '/api/user.php', body: { language: 'nl' } },
      { method: 'POST', path: '/api/signup', body: signupDraft('victim@example.test') },
    ] as const;
    for (const attack of attacks) {
      for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { 'sec-fetch-site': 'same-site' }]) {
        const answer = await browser.request({ ...attack, headers });
        expect(refusal(answer)).toMatchObject({ status: 403, code: 'cross_site_request' });
        expect(answer.cookies).toEqual({});
      }
    }
    expect(await whoAmI(browser)).not.toBeNull();
    const bare = await browser.request({ path: '/api/user.php', headers: { 'x-request-type': '' } });
    expect(refusal(bare).code).toBe('client_header_required');
  });

  test('logged out, user.php says so', async () => {
    expect(await on(alpha).get('/api/user.php')).toMatchObject({ status: 200, json: { user: null } });
  });
});

describe('one’s own profile', () => {
  test('is read and changed by its owner', async () => {
    const browser = on(alpha);
    await signUp(browser, 'self@example.test', { name: ' Sam ' });
    const read = await browser.get('/api/profile');
    expect(read.json).toMatchObject({
      profile: { name: 'Sam', date_of_birth: '1990-05-17', status: 'disabled', photos: [], city: null },
    });
    const changed = await browser.put('/api/profile', {
      country: 'NL',
      city: ' Utrecht ',
      gender: 'female',
      about_me: 'Hello',
    });
    expect(changed.json).toMatchObject({ profile: { city: 'Utrecht', gender: 'female', about_me: 'Hello' } });
    expect((await browser.get('/api/profile')).json).toEqual(changed.json);
    expect(refusal(await browser.put('/api/profile', { status: 'active' }))).toMatchObject({
      fields: { status: 'unknown_field' },
    });
    expect(refusal(await on(alpha).get('/api/profile')).status).toBe(403);
  });
});
