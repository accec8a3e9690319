import { randomUUID } from 'node:crypto';
import { Limits } from '../../apps/server/src/kernel/http/limits/limits.ts';
import { ProofChallenges } from '../../apps/server/src/modules/accounts/proof/proof-challenges.ts';
import { usualDifficulty } from '../../apps/server/src/modules/accounts/proof/proof-rules.ts';
import { freeSignups } from '../../apps/server/src/modules/accounts/signup/signup-gate-rules.ts';
import { refusal, signUp, userOf } from '../support/members/account-calls.ts';
import { Browser } from '../support/app/browser.ts';
import { solve, type ChallengeAnswer } from '../support/members/signup-proof.ts';
import { newBrands } from '../support/app/new-brands.ts';
import { startTestApp, type TestAnswer, type TestApp } from '../support/app/test-app.ts';
import { signupDraft, memberPassword } from '../support/members/draft.ts';

const free = freeSignups.network.free;

let app: TestApp;
beforeAll(async () => {
  app = await newBrands({
    alpha: { account_disclosure: 'reveal', refuse_throwaway_mail: true },
    beta: { refuse_throwaway_mail: false },
  });
});

const visitor = (brand = 'alpha') => new Browser(app, `${brand}.localhost`);
const someEmail = () => `${randomUUID()}@example.test`;

interface Offered {
  challenge: string;
  difficulty: number;
}

const open = async (browser: Browser): Promise<Offered> =>
  (await browser.get('/api/signup/challenge')).json as Offered;

/** Sends a draft as it is, and does no work. */
const send = (browser: Browser, challenge?: ChallengeAnswer, more: object = {}): Promise<TestAnswer> =>
  browser.post('/api/signup', signupDraft(someEmail(), { challenge, ...more }));

const proofOf = (answer: TestAnswer): Offered => {
  expect(refusal(answer)).toMatchObject({ status: 428, code: 'proof_required' });
  return refusal(answer).params as Offered;
};

/** The answer of a form that was filled in for ten seconds. */
async function takeTime(browser: Browser): Promise<ChallengeAnswer> {
  const { challenge } = await open(browser);
  app.clock.advance(10_000);
  return { challenge, solution: '' };
}

describe('a person', () => {
  test('is asked for nothing', async () => {
    const browser = visitor();
    const { difficulty } = await open(browser);
    expect(difficulty).toBe(0);
    expect((await send(browser, await takeTime(browser))).status).toBe(200);
  });

  test('who sends at once, or whose form is from yesterday, works for a second and gets in', async () => {
    const hasty = visitor();
    const { challenge } = await open(hasty);
    const asked = proofOf(await send(hasty, { challenge, solution: '' }));
    expect(asked.difficulty).toBe(usualDifficulty);
    expect((await send(hasty, solve(asked))).status).toBe(200);

    const slow = visitor();
    const old = await takeTime(slow);
    app.clock.advance(24 * 3_600_000);
    expect((await send(slow, solve(proofOf(await send(slow, old))))).status).toBe(200);
  });

  test('who has a field to correct has spent nothing yet', async () => {
    const browser = visitor();
    const challenge = await takeTime(browser);
    expect(refusal(await send(browser, challenge, { name: '@me' }))).toMatchObject({
      fields: { name: 'name_starts_with_at' },
    });
    expect((await send(browser, challenge)).status).toBe(200);
  });
});

describe('a bot', () => {
  test('that fills in what people do not see is refused', async () => {
    const browser = visitor();
    const challenge = await takeTime(browser);
    const answer = await send(browser, challenge, { website: 'https://spam.example' });
    expect(refusal(answer)).toMatchObject({ status: 400, code: 'signup_refused' });
    expect((await send(browser, challenge, { website: '' })).status).toBe(200);
  });

  test('without a challenge, or with one of its own making, is asked for work', async () => {
    const browser = visitor();
    proofOf(await send(browser));
    const { challenge } = await takeTime(browser);
    const [time = '', , nonce = '', signature = ''] = challenge.split('.');
    const forged = [
      'x',
      '...',
      `${time}.0.${nonce}.`,
      `${time}.0.another.${signature}`,
      `${(Number.parseInt(time, 36) - 1).toString(36)}.0.${nonce}.${signature}`,
      `${time}.24.${nonce}.${signature}`,
    ];
    for (const made of forged) proofOf(await send(browser, { challenge: made, solution: '0' }));
  });

  test('uses a challenge once, also when it sends the same many times at once', async () => {
    const browser = visitor();
    const challenge = await takeTime(browser);
    const answers = await Promise.all(Array.from({ length: 6 }, () => send(browser, challenge)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 428)).toHaveLength(5);
    const proof = solve(proofOf(await send(browser)));
    expect((await send(browser, proof)).status).toBe(200);
    proofOf(await send(browser, proof));
  });

  test('cannot use on one brand what it was given on another', async () => {
    const there = visitor('beta');
    const challenge = await takeTime(there);
    proofOf(await send(visitor('alpha'), challenge));
    const proof = solve(proofOf(await send(there)));
    proofOf(await send(visitor('alpha'), proof));
    expect((await send(there, proof)).status).toBe(200);
  });

  test('is not let in by a solution that is none', async () => {
    const browser = visitor();
    const { challenge } = proofOf(await send(browser));
    const wrong = ['', '0', 'x'.repeat(40)].map((solution) => ({ challenge, solution }));
    for (const answer of wrong) proofOf(await send(browser, answer));
  });
});

describe('many from one network', () => {
  test('pay from the sixth of an hour on, the more the more they are, and every one who pays gets in', async () => {
    const browser = visitor('beta');
    for (let count = 0; count < free; count++) {
      expect((await send(browser, await takeTime(browser))).status).toBe(200);
    }
    const difficulties = [];
    for (let count = free; count < 2 * free + 1; count++) {
      const asked = proofOf(await send(browser, await takeTime(browser)));
      difficulties.push(asked.difficulty);
      expect((await send(browser, solve(asked))).status).toBe(200);
    }
    expect(difficulties[0]).toBe(usualDifficulty);
    expect(difficulties.at(-1)).toBe(usualDifficulty + 1);
    expect((await open(browser)).difficulty).toBe(usualDifficulty + 1);
    expect((await open(visitor('beta'))).difficulty).toBe(0);
  });

  test('at once do not all count as the first', async () => {
    const browser = visitor();
    const challenges = await Promise.all(Array.from({ length: free + 4 }, () => takeTime(browser)));
    const answers = await Promise.all(challenges.map((challenge) => send(browser, challenge)));
    expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(free);
    expect(answers.filter(({ status }) => status === 428).length).toBeGreaterThanOrEqual(4);
  });

  test('who pay nothing make nobody pay more', async () => {
    const browser = visitor();
    await Promise.all(Array.from({ length: 40 }, () => send(browser)));
    expect((await open(browser)).difficulty).toBe(0);
    expect((await send(browser, await takeTime(browser))).status).toBe(200);
  });
});

test('many on one brand pay, from wherever they come; the other brand does not', async () => {
  const limits = app.nest.get(Limits);
  await app.inTenant('beta', async () => {
    for (let count = 0; count < freeSignups.brand.free; count++) await limits.count(freeSignups.brand, 'all');
  });
  const browser = visitor('beta');
  // The form knows at once, and can do the work while its fields are filled in.
  const offered = await open(browser);
  expect(offered.difficulty).toBe(usualDifficulty);
  expect((await send(browser, solve(offered))).status).toBe(200);
  expect((await open(visitor('alpha'))).difficulty).toBe(0);
});

describe('without Redis', () => {
  test('challenges are spent once and floods pay all the same', async () => {
    const cut = await startTestApp({
      env: { REDIS_URL: 'redis://127.0.0.1:1' },
    });
    const browser = new Browser(cut, 'alpha.localhost');
    const issuedAt = new Date(cut.clock.now().getTime() - 60_000);
    const issue = () =>
      cut.inTenant('alpha', () =>
        Promise.resolve({
          challenge: cut.nest.get(ProofChallenges, { strict: false }).issue('signup', 0, issuedAt),
          solution: '',
        }),
      );
    const once = await issue();
    expect((await send(browser, once)).status).toBe(200);
    proofOf(await send(browser, once));
    for (let count = 1; count < free; count++) expect((await send(browser, await issue())).status).toBe(200);
    proofOf(await send(browser, await issue()));
  });
});

describe('throwaway mail', () => {
  test('is refused where the brand says so, subdomains included', async () => {
    for (const email of ['me@mailinator.com', 'me@inbox.mailinator.com']) {
      expect(refusal(await signUp(visitor(), email))).toMatchObject({
        status: 400,
        fields: { email: 'email_disposable' },
      });
    }
    expect(userOf(await signUp(visitor('beta'), 'me@mailinator.com'))).not.toBeNull();
  });

  test('is refused as a member’s new address, too', async () => {
    const change = async (brand: string) => {
      const member = visitor(brand);
      await signUp(member, someEmail());
      return member.post('/api/mail-change', { email: 'me@mailinator.com', password: memberPassword });
    };
    expect(refusal(await change('alpha'))).toMatchObject({ fields: { email: 'email_disposable' } });
    expect((await change('beta')).status).toBe(200);
  });
});
