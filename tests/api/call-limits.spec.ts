import { randomUUID } from 'node:crypto';
import { LOG, type Log } from '../../apps/server/src/kernel/ground/log.ts';
import { limitOf } from '../../packages/contract/src/route.ts';
import { routes } from '../../packages/contract/src/routes.ts';
import { refusal } from '../support/members/account-calls.ts';
import type { TestMember } from '../support/members/members.ts';
import { addProfile, buyCredits } from '../support/members/profiles.ts';
import { newBrands } from '../support/app/new-brands.ts';
import type { TestApp, TestAnswer } from '../support/app/test-app.ts';
import { joinConfirmed } from '../support/members/members.ts';

const host = 'alpha.localhost';
const connections = 20;

let app: TestApp;
let member: TestMember;
let other: string;
beforeAll(async () => {
  app = await newBrands();
  other = await addProfile(app, 'alpha');
});
beforeEach(async () => {
  member = await joinConfirmed(app, 'alpha');
});

const post = (path: string, body: unknown): Promise<TestAnswer> =>
  app.request(host, { method: 'POST', path, body, cookies: member.cookies });
const message = () => ({ client_id: randomUUID(), profile_id: other, text: 'Hello' });
const many = (count: number, send: (index: number) => Promise<TestAnswer>) =>
  Promise.all(Array.from({ length: count }, (_, index) => send(index)));
const codesOf = (answers: TestAnswer[]) => new Set(answers.map((answer) => refusal(answer).code ?? 'ok'));

/** Behind the ledger's back. */
const setCredits = (balance: number) =>
  app.inTenant('alpha', () =>
    app.database.write(
      'UPDATE ledger_account SET balance = :balance WHERE tenant_id = :tenant AND member_id = :id',
      { balance, id: member.id },
    ),
  );

/** How many transactions are begun while `work` runs, and how many are open at once. */
async function transactionsOf(work: () => Promise<unknown>): Promise<{ begun: number; atOnce: number }> {
  const seen = { begun: 0, atOnce: 0 };
  let open = 0;
  const inTransaction = app.database.inTransaction.bind(app.database);
  const spy = jest.spyOn(app.database, 'inTransaction').mockImplementation(async (task) => {
    seen.begun += 1;
    seen.atOnce = Math.max(seen.atOnce, (open += 1));
    try {
      return await inTransaction(task);
    } finally {
      open -= 1;
    }
  });
  await work();
  spy.mockRestore();
  return seen;
}

describe('one member who sends hundreds at once', () => {
  test('of messages without a credit is refused without a transaction', async () => {
    // What a new member was given is used up first.
    while ((await post('/api/messages', message())).status === 200);
    let answers: TestAnswer[] = [];
    const { begun } = await transactionsOf(async () => {
      answers = await many(300, () => post('/api/messages', message()));
    });
    expect(codesOf(answers)).toEqual(new Set(['insufficient_credits', 'rate_limited']));
    expect(answers.filter(({ status }) => status === 402).length).toBeLessThanOrEqual(120);
    expect(begun).toBe(0);
  });

  test('of conversations beyond the free ones is, too, and what costs nothing is sent', async () => {
    const people = await Promise.all([0, 1].map(() => addProfile(app, 'alpha', { fictional: true })));
    const write = (id: string) =>
      post('/api/messages', { ...message(), profile_id: id, acknowledge_fictional: true });
    for (const id of people) expect((await write(id)).status).toBe(200);
    const { begun } = await transactionsOf(async () => {
      expect(codesOf(await many(40, () => post('/api/messages', message())))).toEqual(
        new Set(['conversation_limit_reached']),
      );
    });
    expect(begun).toBe(0);
    await setCredits(0);
    expect((await write(people[0] ?? '')).status).toBe(200);
  });

  test('of one message, for which there are credits once, gets one answer', async () => {
    const [first] = await many(1, () => post('/api/messages', message()));
    expect(first?.status).toBe(200);
    const path = `/api/chat.php?profile_id=${other}`;
    const { costs } = (await app.request(host, { path, cookies: member.cookies })).json as {
      costs: { message: number };
    };
    for (let round = 0; round < 5; round++) {
      await setCredits(costs.message);
      const body = message();
      const answers = await many(10, () => post('/api/messages', body));
      expect(codesOf(answers)).toEqual(new Set(['ok']));
      expect(new Set(answers.map(({ json }) => JSON.stringify(json))).size).toBe(1);
    }
  });

  test('of likes beyond the allowance is, too', async () => {
    const liked = await Promise.all(Array.from({ length: 5 }, () => addProfile(app, 'alpha')));
    for (const id of liked.slice(0, 4)) await post('/api/likes', { profile_id: id });
    let answers: TestAnswer[] = [];
    const { begun } = await transactionsOf(async () => {
      answers = await many(300, () => post('/api/likes', { profile_id: liked[4] }));
    });
    expect(codesOf(answers)).toEqual(new Set(['like_limit_reached', 'rate_limited']));
    expect(begun).toBe(0);
    // One that was given before is the same like, also now; one of nobody is none.
    app.clock.advance(1);
    const { json } = await app.request(host, { path: '/api/likes.php', cookies: member.cookies });
    expect(json).toMatchObject({ allowance: { left: 0 } });
  });

  test('that are paid for has two under way', async () => {
    await buyCredits(app, 'alpha', member.id, 1000);
    let answers: TestAnswer[] = [];
    const { atOnce } = await transactionsOf(async () => {
      answers = await many(40, () => post('/api/messages', message()));
    });
    expect(codesOf(answers)).toEqual(new Set(['ok']));
    expect(atOnce).toBe(2);
  });

  test('of profiles reads as many as nobody looks at, and a fast hand is not stopped', async () => {
    const read = () => app.request(host, { path: `/api/members/${other}`, cookies: member.cookies });
    // A profile every half second for ten seconds, and the first page looked into.
    for (let count = 0; count < 44; count++) expect((await read()).status).toBe(200);
    const answers = await many(227, read);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(16);
    const limited = answers.find(({ status }) => status === 429);
    expect(Number(limited?.headers['retry-after'])).toBeGreaterThan(0);
  });

  test('stops nobody else: neither a member nor a visitor of the same network', async () => {
    await many(300, () => app.request(host, { path: '/api/members', cookies: member.cookies }));
    const one = await joinConfirmed(app, 'alpha');
    const answer = await app.request(host, { path: '/api/members', cookies: one.cookies });
    expect(answer.status).toBe(200);
    expect((await app.request(host, { path: '/api/members?min_age=30' })).status).not.toBe(429);
  });
});

test('visitors are counted by their network', async () => {
  const read = (address: string) =>
    app.request(host, { path: `/api/members/${other}`, headers: { 'x-forwarded-for': address } });
  const answers = await many(400, () => read('198.51.100.7'));
  expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(100);
  expect((await read('198.51.100.8')).status).not.toBe(429);
});

test('a full queue for the database is a refusal, and one line in the log', async () => {
  const error = jest.spyOn(app.nest.get<Log>(LOG), 'error').mockReturnValue(undefined);
  let free: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (free = resolve));
  const holding = Array.from({ length: connections }, () =>
    app.inTenant('alpha', () => app.database.inTransaction(() => held)),
  );
  const waiting = Array.from({ length: 1000 }, () => app.database.dataSource.statement('SELECT 1', {}));
  const answers = await many(5, () => app.request(host, { path: '/api/user.php', cookies: member.cookies }));
  for (const answer of answers) {
    expect(refusal(answer)).toMatchObject({ status: 503, code: 'unavailable' });
  }
  await expect(app.inTenant('alpha', () => app.database.inTransaction(() => held))).rejects.toMatchObject({
    code: 'unavailable',
  });
  free();
  await Promise.all([...holding, ...waiting]);
  expect(error.mock.calls).toEqual([[expect.objectContaining({ status: 503 }), 'request']]);
  error.mockRestore();
  expect((await app.request(host, { path: '/api/user.php', cookies: member.cookies })).status).toBe(200);
});

test('every call of a member or a visitor has a limit; only logins, signups, resets and opened links have their own', () => {
  const ofBrands = Object.values(routes).filter(({ access, path }) => {
    return ['member', 'visitor'].includes(access) && path.startsWith('/api/');
  });
  const own = ofBrands.filter((route) => limitOf(route) === 'own').map(({ name }) => name);
  expect(own.toSorted()).toEqual([
    'login',
    'loginWithPasskey',
    'openSharedDate',
    'requestPasswordReset',
    'signup',
  ]);
});
