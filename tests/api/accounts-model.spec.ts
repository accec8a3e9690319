import fc from 'fast-check';
import { activate, logIn, mailsTo, signUp, userOf } from '../support/account-calls.ts';
import { Browser } from '../support/browser.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

const brands = ['alpha', 'beta'] as const;
type Brand = (typeof brands)[number];
const passwords = ['first long secret', 'second long secret'] as const;
const addresses = ['x', 'y'] as const;
const dayMs = 24 * 3_600_000;

type Step =
  | { do: 'signup'; brand: Brand; address: string; password: string }
  | { do: 'login'; brand: Brand; address: string; password: string }
  | { do: 'resend'; brand: Brand; pick: number }
  | { do: 'activate'; brand: Brand; pick: number; spoilt: boolean }
  | { do: 'wait'; days: number };

const brand = fc.constantFrom(...brands);
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('signup' as const),
      brand,
      address: fc.constantFrom(...addresses),
      password: fc.constantFrom(...passwords),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('login' as const),
      brand,
      address: fc.constantFrom(...addresses),
      password: fc.constantFrom(...passwords),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('resend' as const), brand, pick: fc.nat(9) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('activate' as const),
      brand,
      pick: fc.nat(9),
      spoilt: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('wait' as const), days: fc.constantFrom(1, 4, 8) }) },
);

/** What a member did, as far as it decides who may get in where. */
interface KnownAccount {
  brand: Brand;
  email: string;
  password: string;
  browser: Browser;
}

/** One run: the accounts made so far and the links that came by mail, checked after every step. */
class Story {
  readonly accounts = new Map<string, KnownAccount>();

  constructor(
    private readonly app: TestApp,
    private readonly run: number,
  ) {}

  async take(step: Step): Promise<void> {
    if (step.do === 'wait') this.app.clock.advance(step.days * dayMs);
    else if (step.do === 'signup') await this.signUp(step.brand, this.email(step.address), step.password);
    else if (step.do === 'login') await this.logIn(step.brand, this.email(step.address), step.password);
    else if (step.do === 'resend') await this.resend(step.brand, step.pick);
    else await this.activate(step);
    await this.expectOneOwnerEach();
  }

  private email(address: string): string {
    return `${address}${this.run}@example.test`;
  }

  private async signUp(brand: Brand, email: string, password: string): Promise<void> {
    const browser = new Browser(this.app, `${brand}.localhost`);
    const answer = await signUp(browser, email, { password });
    const user = answer.status === 200 ? userOf(answer) : null;
    if (user) this.accounts.set(user.id, { brand, email, password, browser });
    else expect(answer.status).toBe(409);
  }

  /** Whoever gets in knows the secret of exactly the account they get into. */
  private async logIn(brand: Brand, email: string, password: string): Promise<void> {
    const answer = await logIn(new Browser(this.app, `${brand}.localhost`), email, password);
    const user = answer.status === 200 ? userOf(answer) : null;
    if (!user) return;
    expect(this.accounts.get(user.id)).toMatchObject({ brand, email, password });
  }

  private async resend(brand: Brand, pick: number): Promise<void> {
    const own = [...this.accounts.values()].filter((account) => account.brand === brand);
    await own[pick % own.length]?.browser.post('/api/activation/resend', {});
  }

  /** A link works at most once, in its time, on its brand; it changes its own account and lets nobody in. */
  private async activate(step: { brand: Brand; pick: number; spoilt: boolean }): Promise<void> {
    const links = await this.links(step.brand);
    const link = links[step.pick % links.length];
    if (!link) return;
    const before = await this.activeAccounts();
    const browser = new Browser(this.app, `${step.brand}.localhost`);
    const token = step.spoilt ? link.token.replace(/^./, (first) => (first === 'A' ? 'B' : 'A')) : link.token;
    const answer = await activate(browser, token);
    const after = await this.activeAccounts();
    const confirmed = after.filter((id) => !before.includes(id));
    expect(browser.cookies).toEqual({});
    expect(before.every((id) => after.includes(id))).toBe(true);
    if (answer.status !== 200) return expect(confirmed).toEqual([]);
    expect(step.spoilt).toBe(false);
    expect(confirmed).toHaveLength(1);
    expect(this.accounts.get(confirmed[0] ?? '')).toMatchObject({ brand: step.brand, email: link.to });
    expect((await activate(browser, token)).status).toBe(410);
  }

  private async links(brand: Brand): Promise<{ to: string; token: string }[]> {
    const found = [];
    for (const address of addresses) {
      for (const mail of await mailsTo(this.app, `${brand}.localhost`, this.email(address))) {
        const token = mail.links[0]?.split('#')[1];
        if (token !== undefined) found.push({ to: mail.to, token });
      }
    }
    return found;
  }

  private async activeAccounts(): Promise<string[]> {
    const rows = await Promise.all(brands.map((id) => this.ownAccounts(id)));
    return rows.flat().flatMap((row) => (row.status === 'active' ? [row.id] : []));
  }

  private async expectOneOwnerEach(): Promise<void> {
    for (const id of brands) {
      const owners = (await this.ownAccounts(id)).filter((row) => row.status === 'active');
      expect(new Set(owners.map((row) => row.email)).size).toBe(owners.length);
    }
  }

  private ownAccounts(id: Brand): Promise<{ id: string; email: string; status: string }[]> {
    return this.app.inTenant(id, () =>
      this.app.database.select(
        'SELECT id, email, status FROM account WHERE tenant_id = :tenant AND email LIKE :own',
        { own: `_${this.run}@example.test` },
      ),
    );
  }
}

describe('accounts, whatever people do in whatever order', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({
      settings: { alpha: { account_disclosure: 'reveal' }, beta: { account_disclosure: 'conceal' } },
      env: { TRUSTED_PROXIES: '127.0.0.1' },
    });
  });

  test('let in only who knows the secret, and give an address to one owner a brand', async () => {
    let runs = 0;
    let confirmed = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 16 }), async (steps) => {
        const story = new Story(app, ++runs);
        for (const each of steps) await story.take(each);
        confirmed += await countActive(app, runs);
      }),
      { numRuns: 10 },
    );
    // The stories really got somewhere.
    expect(confirmed).toBeGreaterThan(0);
  }, 60_000);
});

async function countActive(app: TestApp, run: number): Promise<number> {
  const rows = await app.inTenant('beta', () =>
    app.database.select<{ active: number }>(
      "SELECT COUNT(*) AS active FROM account WHERE tenant_id = :tenant AND status = 'active' AND email LIKE :own",
      { own: `_${run}@example.test` },
    ),
  );
  return Number(rows[0]?.active);
}
