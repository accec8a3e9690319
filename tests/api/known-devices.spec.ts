import { clientNetwork } from '../../apps/server/src/kernel/http/limits/client-network.ts';
import { Limits } from '../../apps/server/src/kernel/http/limits/limits.ts';
import { logIn, refusal, signUp, userOf, becomeMember } from '../support/members/account-calls.ts';
import { Browser } from '../support/app/browser.ts';
import {
  changePassword,
  newPassword,
  requestReset,
  resetPassword,
  resetToken,
} from '../support/members/credential-calls.ts';
import { deleteAccount } from '../support/members/departure-calls.ts';
import { newBrands } from '../support/app/new-brands.ts';
import type { TestApp } from '../support/app/test-app.ts';
import { memberPassword } from '../support/members/draft.ts';

const host = 'beta.localhost';
const day = 24 * 3_600_000;
/** Failed logins of one network in an hour (`log-in.ts`). */
const failuresPerNetwork = { name: 'login-failure', points: 100, seconds: 3600 };

let app: TestApp;
beforeAll(async () => {
  app = await newBrands({ beta: { account_disclosure: 'conceal' } });
});

const on = (): Browser => new Browser(app, host);

async function member(email: string): Promise<Browser> {
  const browser = on();
  await becomeMember(browser, email);
  return browser;
}

/** Somebody else guesses, each time from another address, until the account's address is blocked. */
async function block(email: string): Promise<void> {
  for (let guess = 0; guess < 5; guess++) await logIn(on(), email, `guess number ${guess}`);
  expect(refusal(await logIn(on(), email)).code).toBe('account_locked');
}

/** A browser that has only the device cookies of another. */
function loggedOut(browser: Browser): Browser {
  const other = on();
  other.cookies.kindling_device = browser.cookies.kindling_device ?? '';
  return other;
}

describe('the owner’s known device', () => {
  test('gets in while others’ guesses block the address', async () => {
    const phone = await member('owner@example.test');
    await block('owner@example.test');
    const answer = await logIn(loggedOut(phone), 'owner@example.test');
    expect(userOf(answer)).toMatchObject({ email: 'owner@example.test' });
    const [, cookie] = answer.headers['set-cookie'] as string[];
    expect(cookie).toMatch(/^kindling_device=[\w-]{192}; Path=\/; Max-Age=34560000; SameSite=Lax; HttpOnly$/);
    // For everybody else the block goes on.
    expect(refusal(await logIn(on(), 'owner@example.test')).code).toBe('account_locked');
  });

  test('has five guesses of its own, which block it alone', async () => {
    const phone = await member('clumsy@example.test');
    const device = loggedOut(phone);
    for (let guess = 0; guess < 5; guess++) {
      expect(refusal(await logIn(device, 'clumsy@example.test', 'mistyped')).code).toBe('login_failed');
    }
    expect(refusal(await logIn(device, 'clumsy@example.test'))).toMatchObject({
      code: 'account_locked',
      params: { minutes: 15 },
    });
    expect((await logIn(on(), 'clumsy@example.test')).status).toBe(200);
  });

  test('is known to its own account only: nobody learns of another by it', async () => {
    const stranger = await member('stranger@example.test');
    await member('target@example.test');
    for (const email of ['target@example.test', 'never-seen@example.test']) {
      for (let guess = 0; guess < 5; guess++) {
        expect(refusal(await logIn(loggedOut(stranger), email, 'a guess')).code).toBe('login_failed');
      }
      expect(refusal(await logIn(loggedOut(stranger), email, 'a guess'))).toMatchObject({
        code: 'account_locked',
        params: { minutes: 15 },
      });
    }
  });

  test('does not count for who signed up with the owner’s address', async () => {
    await member('shared@example.test');
    const stranger = on();
    await signUp(stranger, 'shared@example.test', { password: 'of the stranger alone' });
    await block('shared@example.test');
    const own = await logIn(loggedOut(stranger), 'shared@example.test', 'of the stranger alone');
    const guess = await logIn(loggedOut(stranger), 'shared@example.test');
    expect([refusal(own).code, refusal(guess).code]).toEqual(['account_locked', 'account_locked']);
  });

  test('is forgotten by a new password, but where that was set', async () => {
    const [phone, laptop] = [await member('renewed@example.test'), on()];
    await logIn(laptop, 'renewed@example.test');
    await changePassword(phone, memberPassword);
    await block('renewed@example.test');
    expect(refusal(await logIn(loggedOut(laptop), 'renewed@example.test', newPassword)).code).toBe(
      'account_locked',
    );
    expect((await logIn(loggedOut(phone), 'renewed@example.test', newPassword)).status).toBe(200);

    await requestReset(on(), 'renewed@example.test');
    await resetPassword(on(), await resetToken(app, host, 'renewed@example.test'), memberPassword);
    await block('renewed@example.test');
    // The password is the one that the phone logged in with first.
    expect(refusal(await logIn(loggedOut(phone), 'renewed@example.test')).code).toBe('account_locked');
  });

  test('is known for 400 days', async () => {
    const phone = await member('patient@example.test');
    app.clock.advance(400 * day - 1000);
    await block('patient@example.test');
    expect((await logIn(loggedOut(phone), 'patient@example.test')).status).toBe(200);

    app.clock.advance(1000);
    expect(refusal(await logIn(loggedOut(phone), 'patient@example.test')).code).toBe('account_locked');
  });

  test('may be known to three accounts of one browser, in a cookie that tells none of them', async () => {
    const browser = await member('oldest@example.test');
    const names = ['one@example.test', 'two@example.test', 'three@example.test'];
    for (const email of names) {
      await becomeMember(browser, email);
    }
    const cookie = browser.cookies.kindling_device ?? '';
    // As long as that of a browser with one account.
    expect(cookie).toMatch(/^[\w-]{192}$/);
    // Made at one moment of the test's clock, which none of them shows.
    expect(new Set([16, 80, 144].map((time) => cookie.slice(time, time + 8))).size).toBe(3);
    for (const email of [...names, 'oldest@example.test']) await block(email);
    for (const email of names) expect((await logIn(loggedOut(browser), email)).status).toBe(200);
    expect(refusal(await logIn(loggedOut(browser), 'oldest@example.test')).code).toBe('account_locked');
  });

  test('is unknown to its account once that is deleted', async () => {
    const phone = await member('gone@example.test');
    await deleteAccount(phone);
    expect(refusal(await logIn(loggedOut(phone), 'gone@example.test')).code).toBe('account_deleted');
    await block('gone@example.test');
    expect(refusal(await logIn(loggedOut(phone), 'gone@example.test')).code).toBe('account_locked');
  });

  test('is a cookie that the server made: one brought along from elsewhere is replaced', async () => {
    for (const [email, planted] of [
      ['planted@example.test', 'A'.repeat(192)],
      ['of-old@example.test', 'A'.repeat(43)],
    ] as const) {
      const browser = on();
      browser.cookies.kindling_device = planted;
      await becomeMember(browser, email);
      expect(browser.cookies.kindling_device?.slice(0, 16)).not.toBe('A'.repeat(16));
      await block(email);
      expect((await logIn(loggedOut(browser), email)).status).toBe(200);
    }
  });

  test('is one that the server sealed: neither a number nor a date of it can be changed', async () => {
    const phone = await member('sealed@example.test');
    await block('sealed@example.test');
    const cookie = phone.cookies.kindling_device ?? '';
    const changed = [0, 16, 23, 24, 63].map((place) => {
      const other = cookie[place] === 'A' ? 'B' : 'A';
      return cookie.slice(0, place) + other + cookie.slice(place + 1);
    });
    for (const value of [...changed, cookie.slice(0, 64), `${cookie}A`]) {
      const forger = on();
      forger.cookies.kindling_device = value;
      expect(refusal(await logIn(forger, 'sealed@example.test')).code).toBe('account_locked');
    }
    expect((await logIn(loggedOut(phone), 'sealed@example.test')).status).toBe(200);
  });
});

describe('many accounts from one address of the network', () => {
  test('get 100 failures an hour; logins that succeed and known devices do not count', async () => {
    const phone = await member('neighbour@example.test');
    const crowd = on();
    await app.inTenant('beta', async () => {
      const limits = app.nest.get(Limits, { strict: false });
      const closed = { name: 'login', points: 30, seconds: 60 };
      // As if most of the hour had passed: more than 30 logins a minute are refused anyway.
      for (let failure = 0; failure < 97; failure++)
        await limits.penalize(failuresPerNetwork, closed, clientNetwork(crowd.address));
    });
    const fromThere = (browser: Browser, email: string, password?: string) => {
      const there = loggedOut(browser);
      return there.request({
        method: 'POST',
        path: '/api/user.php',
        body: { email, password: password ?? memberPassword },
        headers: { 'x-forwarded-for': crowd.address },
      });
    };
    for (let round = 0; round < 5; round++) {
      expect((await fromThere(on(), 'neighbour@example.test')).status).toBe(200);
    }
    for (let account = 0; account < 3; account++) {
      expect(refusal(await fromThere(on(), `sprayed${account}@example.test`)).code).toBe('login_failed');
    }
    const limited = await fromThere(on(), 'neighbour@example.test');
    expect(refusal(limited)).toMatchObject({ status: 429, code: 'rate_limited' });
    expect((await fromThere(phone, 'neighbour@example.test')).status).toBe(200);
  });
});
