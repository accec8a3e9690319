import { performance } from 'node:perf_hooks';
import { LOG, type Log } from '../../apps/server/src/kernel/ground/log.ts';
import { Passwords } from '../../apps/server/src/modules/console/authentication/passwords/passwords.ts';
import type { PasswordTurn } from '../../apps/server/src/modules/console/authentication/passwords/password-queue.ts';
import { logIn, refusal, becomeMember } from '../support/members/account-calls.ts';
import { Browser } from '../support/app/browser.ts';
import { solve, type ProofAsked } from '../support/members/signup-proof.ts';
import { newBrands } from '../support/app/new-brands.ts';
import type { TestApp } from '../support/app/test-app.ts';
import { until } from '../support/app/until.ts';
import { memberPassword } from '../support/members/draft.ts';

const host = 'beta.localhost';

let app: TestApp;
let passwords: Passwords;
beforeAll(async () => {
  app = await newBrands({ beta: { account_disclosure: 'conceal' } });
  passwords = app.nest.get(Passwords, { strict: false });
});

const visitor = (): Browser => new Browser(app, host);

async function member(email: string): Promise<Browser> {
  const browser = visitor();
  await becomeMember(browser, email);
  return browser;
}

/** A browser that has only the device cookie of another. */
function loggedOut(browser: Browser): Browser {
  const other = visitor();
  other.cookies.kindling_device = browser.cookies.kindling_device ?? '';
  return other;
}

const crowds: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const leave of crowds.splice(0)) await leave();
});

/** Others whose hashes take as long as the test wants: two are under way and `count` wait, each of a network of its own. */
function crowd(count: number, lane: PasswordTurn['lane'] = 'stranger') {
  const held: (() => void)[] = [];
  crowds.push(() => leave());
  let isOver = false;
  const hold = (): Promise<void> =>
    isOver ? Promise.resolve() : new Promise((resolve) => void held.push(resolve));
  const passes = Array.from({ length: count + 2 }, (_, index) =>
    passwords.queue.pass({ lane, of: `crowd ${index}` }, hold),
  );
  const leave = async (): Promise<void> => {
    isOver = true;
    for (const go of held.splice(0)) go();
    await Promise.allSettled(passes);
  };
  return {
    /** One of the two that are under way is done. */
    finishOne: () => held.shift()?.(),
    /** @returns once all had their turn */
    leave,
  };
}

describe('right logins of one account at the same time', () => {
  test('from new browsers all get in, and lock nobody out', async () => {
    await member('eight@example.test');
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => logIn(visitor(), 'eight@example.test')),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect((await logIn(visitor(), 'eight@example.test')).status).toBe(200);
  });

  test('still get in beside four mistakes, and after a fifth nobody does', async () => {
    await member('four@example.test');
    for (let count = 0; count < 4; count++) await logIn(visitor(), 'four@example.test', 'mistyped');
    const right = await Promise.all(Array.from({ length: 3 }, () => logIn(visitor(), 'four@example.test')));
    expect(right.map(({ status }) => status)).toEqual(Array(3).fill(200));
    for (let count = 0; count < 5; count++) await logIn(visitor(), 'four@example.test', 'mistyped');
    expect(refusal(await logIn(visitor(), 'four@example.test')).code).toBe('account_locked');
  });

  test('are not counted where no hash was to be had for them, and leave one line in the log', async () => {
    const error = jest.spyOn(app.nest.get<Log>(LOG), 'error').mockReturnValue(undefined);
    // Past the time for which a line of an earlier test speaks.
    const now = performance.now.bind(performance);
    const later = jest.spyOn(performance, 'now').mockImplementation(() => now() + 60_000);
    const browser = await member('unlucky@example.test');
    const others = crowd(200, 'known');
    for (let count = 0; count < 6; count++) {
      const answer = await logIn(loggedOut(browser), 'unlucky@example.test');
      expect(refusal(answer)).toMatchObject({ status: 503, code: 'unavailable' });
    }
    await others.leave();
    expect((await logIn(loggedOut(browser), 'unlucky@example.test')).status).toBe(200);
    expect(error.mock.calls).toEqual([
      [expect.objectContaining({ status: 503, count: expect.any(Number) as number }), 'request'],
    ]);
    error.mockRestore();
    later.mockRestore();
  });
});

describe('while strangers log in from everywhere', () => {
  test('known devices go before them', async () => {
    const devices = [
      loggedOut(await member('known@example.test')),
      loggedOut(await member('owner@example.test')),
    ];
    const others = crowd(200);
    const logins = ['known@example.test', 'owner@example.test'].map((email, index) =>
      logIn(devices[index] ?? visitor(), email),
    );
    await until('both wait', () => passwords.queue.fill('known') * 200 === 2);
    let answered = 0;
    for (const login of logins) void login.then(() => (answered += 1));
    // Eight are answered together: of the strangers only those that make the number up.
    await until('both are in', () => {
      if (passwords.queue.fill('stranger') > 0.9) others.finishOne();
      return answered === 2;
    });
    expect((await Promise.all(logins)).map(({ status }) => status)).toEqual([200, 200]);
    await others.leave();
  });

  test('a browser that is not known does work above half of the queue, and gets in with it', async () => {
    await member('asked@example.test');
    const others = crowd(110);
    const browser = visitor();
    const asked = refusal(await logIn(browser, 'asked@example.test'));
    expect(asked).toMatchObject({ status: 428, code: 'proof_required' });
    // Of known and unknown addresses alike.
    expect(refusal(await logIn(visitor(), 'nobody@example.test')).code).toBe('proof_required');
    const send = (challenge: object) =>
      browser.post('/api/user.php', { email: 'asked@example.test', password: memberPassword, challenge });
    const task = asked.params as ProofAsked;
    expect(refusal(await send({ challenge: task.challenge, solution: 'none' })).code).toBe('proof_required');
    const paid = send(solve(task));
    await until('it waits', () => passwords.queue.fill('stranger') > 0.55);
    expect(refusal(await send(solve(task))).code).toBe('proof_required');
    await others.leave();
    expect((await paid).status).toBe(200);
  });

  test('only a few of one network wait', async () => {
    const others = crowd(0);
    const one = visitor();
    const sent = Array.from({ length: 20 }, (_, index) => logIn(one, `few${index}@example.test`));
    const refused: string[] = [];
    for (const each of sent)
      void each.then((answer) => {
        if (answer.status === 429) refused.push(String(refusal(answer).code));
      });
    await until('the others are refused', () => refused.length === 12);
    await others.leave();
    const codes = (await Promise.all(sent)).map((answer) => refusal(answer).code);
    expect(codes.filter((code) => code === 'login_failed')).toHaveLength(8);
    expect(refused).toEqual(Array(12).fill('rate_limited'));
  });
});
