import { logIn, refusal, signUp, becomeMember } from '../support/members/account-calls.ts';
import { Browser } from '../support/app/browser.ts';
import { newBrands } from '../support/app/new-brands.ts';
import type { TestApp } from '../support/app/test-app.ts';
import { noteFigure } from '../support/environment/proof.ts';

// Each failed login costs three hashes, as it should; a busy machine takes its time for them.
const host = 'beta.localhost';
const minute = 60_000;

let app: TestApp;
beforeAll(async () => {
  app = await newBrands({ beta: { account_disclosure: 'conceal' } });
});

const visitor = (): Browser => new Browser(app, host);
const fail = (email: string) => logIn(visitor(), email, 'certainly not this one');

async function member(email: string): Promise<void> {
  await becomeMember(visitor(), email);
}

/** Five failures, however the last answer looks. */
async function failFiveTimes(email: string): Promise<void> {
  for (let attempt = 0; attempt < 5; attempt++) {
    expect(refusal(await fail(email))).toMatchObject({ status: 401, code: 'login_failed' });
  }
}

describe('failed logins', () => {
  test('block for 15 minutes after five, then twice as long, and the right password waits too', async () => {
    await member('locked@example.test');
    for (const minutes of [15, 30, 60]) {
      await failFiveTimes('locked@example.test');
      const locked = await logIn(visitor(), 'locked@example.test');
      expect(refusal(locked)).toMatchObject({ status: 429, code: 'account_locked', params: { minutes } });
      expect(locked.cookies).toEqual({});
      app.clock.advance((minutes - 1) * minute + 1);
      expect(refusal(await logIn(visitor(), 'locked@example.test'))).toMatchObject({
        params: { minutes: 1 },
      });
      app.clock.advance(minute);
    }
    expect((await logIn(visitor(), 'locked@example.test')).status).toBe(200);
    await failFiveTimes('locked@example.test');
    expect(refusal(await fail('locked@example.test'))).toMatchObject({ params: { minutes: 15 } });
  });

  test('of unknown addresses answer byte for byte like those of known ones', async () => {
    await member('known@example.test');
    for (let attempt = 0; attempt < 7; attempt++) {
      const [known, unknown] = [await fail('known@example.test'), await fail('nobody@example.test')];
      expect(unknown.text).toBe(known.text);
      expect(unknown.status).toBe(known.status);
      expect(Object.keys(unknown.headers)).toEqual(Object.keys(known.headers));
    }
  });

  test('that come all at once get five guesses, no more', async () => {
    await member('stormed@example.test');
    const answers = await Promise.all(Array.from({ length: 20 }, () => fail('stormed@example.test')));
    const codes = answers.map((answer) => refusal(answer).code);
    expect(codes.filter((code) => code === 'login_failed')).toHaveLength(5);
    expect(codes.filter((code) => code === 'account_locked')).toHaveLength(15);
    noteFigure({
      test: 'T11',
      what: '20 wrong logins to one address at once, from 20 networks',
      figure: '5 were looked at, 15 refused as locked',
      command: 'npm run proof -- api api/login-limits.spec',
    });
  });

  test('are forgotten when the owner logs in', async () => {
    await member('typo@example.test');
    for (let round = 0; round < 3; round++) {
      for (let attempt = 0; attempt < 4; attempt++) await fail('typo@example.test');
      expect((await logIn(visitor(), 'typo@example.test')).status).toBe(200);
    }
  });

  test('are not forgotten when somebody logs in to an unconfirmed account of the same address', async () => {
    await member('target@example.test');
    const own = 'the guesser’s own password';
    await signUp(visitor(), 'target@example.test', { password: own });
    for (let attempt = 0; attempt < 4; attempt++) {
      await fail('target@example.test');
      expect((await logIn(visitor(), 'target@example.test', own)).status).toBe(200);
    }
    expect(refusal(await fail('target@example.test')).code).toBe('login_failed');
    expect(refusal(await logIn(visitor(), 'target@example.test', own)).code).toBe('account_locked');
  });

  test('on one brand do not block the other', async () => {
    await failFiveTimes('two@example.test');
    expect(refusal(await fail('two@example.test')).code).toBe('account_locked');
    const there = new Browser(app, 'alpha.localhost');
    expect(refusal(await logIn(there, 'two@example.test')).code).toBe('login_failed');
  });

  test('leave no address in the database', async () => {
    const rows = await app.inTenant('beta', () =>
      app.database.select<{ address_hash: string }>(
        'SELECT address_hash FROM login_failure WHERE tenant_id = :tenant',
      ),
    );
    expect(rows.length).toBeGreaterThan(0);
    for (const { address_hash } of rows) expect(address_hash).toMatch(/^[0-9a-f]{64}$/);
  });
});

describe('limits of one client', () => {
  test('30 logins a minute, whoever they are for', async () => {
    const one = visitor();
    for (let attempt = 0; attempt < 5; attempt++) await logIn(one, 'first@example.test');
    for (let attempt = 5; attempt < 30; attempt++) {
      expect(refusal(await logIn(one, 'first@example.test')).code).toBe('account_locked');
    }
    const limited = await logIn(one, 'second@example.test');
    expect(refusal(limited)).toMatchObject({ status: 429, code: 'rate_limited' });
    expect(Number(limited.headers['retry-after'])).toBeGreaterThan(0);
    expect(refusal(await logIn(visitor(), 'second@example.test')).code).toBe('login_failed');
  });
});
