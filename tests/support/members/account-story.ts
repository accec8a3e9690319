import { Housekeeping } from '../../../apps/server/src/kernel/housekeeping/housekeeping.ts';
import { hashSecret } from '../../../apps/server/src/kernel/ground/hash-secret.ts';
import { activate, logIn, mailsTo, signUp, userOf } from './account-calls.ts';
import { Browser } from '../app/browser.ts';
import {
  changePassword,
  confirmMailChange,
  requestMailChange,
  requestReset,
  resetPassword,
} from './credential-calls.ts';
import { deleteAccount, reactivate } from './departure-calls.ts';
import type { TestAnswer, TestApp } from '../app/test-app.ts';

export const storyBrands = ['alpha', 'beta'] as const;
type Brand = (typeof storyBrands)[number];
export const storyAddresses = ['x', 'y'] as const;

/** One kind of step for each name. */
type Named<D extends string, F> = D extends string ? { do: D } & F : never;

/** What somebody does; `pick` chooses among what there is by then: browsers, or mailed links, old ones too. */
export type Step =
  | Named<'signup' | 'login', { brand: Brand; address: string; password: string }>
  | Named<'resend' | 'logout' | 'end_session' | 'delete', { brand: Brand; pick: number }>
  | Named<'activate' | 'confirm_mail_change' | 'reactivate', { brand: Brand; pick: number; spoilt: boolean }>
  | Named<'request_reset', { brand: Brand; address: string }>
  | Named<'reset', { brand: Brand; pick: number; spoilt: boolean; password: string }>
  | Named<'change_password', { brand: Brand; pick: number; guess: string; password: string }>
  | Named<'request_mail_change', { brand: Brand; pick: number; address: string; guess: string }>
  | Named<'wait', { hours: number }>;

type Entering = Extract<Step, { do: 'signup' | 'login' }>;
type Opening = Extract<Step, { spoilt: boolean }>;
type Acting = Exclude<Step, Entering | Opening | { do: 'wait' | 'request_reset' }>;

/** A link as it stands in somebody's mailbox. */
interface Mailed {
  brand: Brand;
  to: string;
  token: string;
  purpose: string;
  accountId: string;
}

const purposeOf = {
  activate: 'activation',
  confirm_mail_change: 'mail_change',
  reset: 'reset',
  reactivate: 'reactivation',
} as const;

/** One run of the model: what people do on two brands, and what must hold after every step whatever the server answers. */
export class AccountStory {
  /** Steps that were not refused. */
  readonly done = new Set<Step['do']>();
  private readonly browsers: { brand: Brand; browser: Browser }[] = [];
  /** Who may be logged in in a browser: whose password was typed there. */
  private readonly entered = new Map<Browser, string>();
  /** The password of each account; more than one only while several were set at the same time. */
  private readonly passwords = new Map<string, Set<string>>();
  /** Addresses whose mailbox opened a link that was mailed to them. */
  private readonly proven = new Set<string>();

  constructor(
    private readonly app: TestApp,
    private readonly run: number,
  ) {}

  /** Takes steps at the same time; a single one is judged exactly. */
  async take(...steps: readonly Step[]): Promise<void> {
    const mailed = steps.some((step) => 'spoilt' in step) ? await this.mailed() : [];
    await Promise.all(steps.map((step) => this.perform(step, mailed, steps.length > 1)));
    await this.expectSound();
  }

  private async perform(step: Step, mailed: readonly Mailed[], crowded: boolean): Promise<void> {
    if (step.do === 'wait') {
      this.app.clock.advance(step.hours * 3_600_000);
      // What is due by then: accounts whose 14 days are over are erased, old rows are swept.
      await this.app.runOutbox();
      await this.app.nest.get(Housekeeping).runOnce();
      return;
    }
    let answer: TestAnswer | undefined;
    if (step.do === 'request_reset')
      answer = await requestReset(this.visitor(step.brand), this.email(step.address));
    else if ('spoilt' in step) answer = await this.open(step, mailed, crowded);
    else if ('address' in step && 'password' in step) answer = await this.enter(step, crowded);
    else answer = await this.act(step, crowded);
    if (!answer) return;
    expect(answer.status).toBeLessThan(500);
    // Where accounts are concealed, no address is told from another.
    if (step.brand === 'beta' && step.do === 'signup') expect(answer.status).toBe(200);
    if (step.brand === 'beta' && step.do === 'request_reset') expect([200, 429]).toContain(answer.status);
    if (answer.status === 200) this.done.add(step.do);
  }

  /** Whoever gets in knows the password of exactly the account they get into. */
  private async enter(step: Entering, crowded: boolean): Promise<TestAnswer> {
    const browser = this.visitor(step.brand);
    const email = this.email(step.address);
    const isSignup = step.do === 'signup';
    const answer = await (isSignup
      ? signUp(browser, email, { password: step.password })
      : logIn(browser, email, step.password));
    const user = answer.status === 200 ? userOf(answer) : null;
    if (!user) {
      expect(browser.cookies).toEqual({});
      return answer;
    }
    if (isSignup) this.passwords.set(user.id, new Set([step.password]));
    else this.expectKnown(user.id, step.password, crowded);
    this.browsers.push({ brand: step.brand, browser });
    this.entered.set(browser, user.id);
    return answer;
  }

  /** A link works at most once, in its time, on its brand; it changes its own account and lets nobody in. */
  private async open(
    step: Opening,
    mailed: readonly Mailed[],
    crowded: boolean,
  ): Promise<TestAnswer | undefined> {
    const links = mailed.filter((each) => each.brand === step.brand && each.purpose === purposeOf[step.do]);
    const link = links[step.pick % links.length];
    if (!link) return undefined;
    const token = step.spoilt ? link.token.replace(/^./, (first) => (first === 'A' ? 'B' : 'A')) : link.token;
    const browser = this.visitor(step.brand);
    const use = (): Promise<TestAnswer> => {
      if (step.do === 'activate') return activate(browser, token);
      if (step.do === 'reactivate') return reactivate(browser, token);
      return step.do === 'reset'
        ? resetPassword(browser, token, step.password)
        : confirmMailChange(browser, token);
    };
    const answer = await use();
    expect(browser.cookies).toEqual({});
    if (answer.status !== 200) return answer;
    expect(step.spoilt).toBe(false);
    // A link that did its work says so, unless its account went on to something else meanwhile.
    const isTold = step.do === 'activate' || step.do === 'confirm_mail_change';
    expect(isTold ? [409, 410] : [410]).toContain((await use()).status);
    if (step.do === 'reset') this.setPassword(link.accountId, step.password, crowded);
    else if (step.do !== 'reactivate') this.proven.add(`${step.brand} ${link.to}`);
    return answer;
  }

  /** What a browser does that somebody once logged in with, and that may be logged out by now. */
  private async act(step: Acting, crowded: boolean): Promise<TestAnswer | undefined> {
    const own = this.browsers.filter((each) => each.brand === step.brand);
    const browser = own[step.pick % own.length]?.browser;
    if (!browser) return undefined;
    const memberId = this.entered.get(browser) ?? '';
    if (step.do === 'resend') return browser.post('/api/activation/resend', {});
    if (step.do === 'logout') return browser.get('/api/logout.php');
    if (step.do === 'delete') return deleteAccount(browser);
    if (step.do === 'end_session') {
      const { sessions = [] } = (await browser.get('/api/sessions')).json as { sessions?: { id: string }[] };
      return browser.delete(`/api/sessions/${sessions[0]?.id ?? '0'.repeat(24)}`);
    }
    const answer = await (step.do === 'change_password'
      ? changePassword(browser, step.guess, step.password)
      : requestMailChange(browser, this.email(step.address), step.guess));
    if (answer.status !== 200) return answer;
    this.expectKnown(memberId, step.guess, crowded);
    if (step.do === 'change_password') this.setPassword(memberId, step.password, crowded);
    return answer;
  }

  /** With others at the same time, a password that is being set may be the account's already. */
  private expectKnown(memberId: string, password: string, crowded: boolean): void {
    expect(this.passwords.has(memberId)).toBe(true);
    if (!crowded) expect([...(this.passwords.get(memberId) ?? [])]).toContain(password);
  }

  private setPassword(memberId: string, password: string, crowded: boolean): void {
    const before = crowded ? (this.passwords.get(memberId) ?? []) : [];
    this.passwords.set(memberId, new Set([...before, password]));
  }

  private async expectSound(): Promise<void> {
    for (const brand of storyBrands) {
      // Whoever has left keeps the address for as long as they can come back.
      const owners = await this.select<{ email: string }>(
        brand,
        `SELECT email FROM account
          WHERE tenant_id = :tenant AND email LIKE :own AND (status = 'active' OR confirmed_at IS NOT NULL)`,
      );
      const owned = owners.map(({ email }) => `${brand} ${email}`);
      expect(new Set(owned).size).toBe(owned.length);
      expect(owned.filter((address) => !this.proven.has(address))).toEqual([]);
      await this.expectOwnSessions(brand);
    }
  }

  /** Every session belongs to a browser in which that member's password was typed, and to nobody who has left. */
  private async expectOwnSessions(brand: Brand): Promise<void> {
    const sessions = await this.select<{ token_hash: string; member_id: string; status: string }>(
      brand,
      `SELECT s.token_hash, s.member_id, a.status FROM session s JOIN account a ON a.tenant_id = s.tenant_id AND a.id = s.member_id
        WHERE s.tenant_id = :tenant AND a.tenant_id = :tenant AND a.email LIKE :own
          AND s.replaced_by IS NULL`,
    );
    const held = new Map(
      this.browsers.map(({ browser }) => [
        hashSecret(browser.cookies.kindling_member ?? ''),
        this.entered.get(browser),
      ]),
    );
    for (const { token_hash, member_id, status } of sessions) {
      expect(held.get(token_hash)).toBe(member_id);
      expect(status).not.toBe('deleted');
    }
  }

  /** Every link that was ever mailed to one of the story's addresses. */
  private async mailed(): Promise<Mailed[]> {
    const found: Mailed[] = [];
    for (const brand of storyBrands) {
      const links = await this.select<{ token_hash: string; purpose: string; account_id: string }>(
        brand,
        'SELECT token_hash, purpose, account_id FROM mailed_link WHERE tenant_id = :tenant AND account_id IS NOT NULL',
      );
      const known = new Map(links.map((link) => [link.token_hash, link]));
      for (const address of storyAddresses) {
        for (const mail of await mailsTo(this.app, `${brand}.localhost`, this.email(address))) {
          const token = mail.links[0]?.split('#')[1];
          const link = token === undefined ? undefined : known.get(hashSecret(token));
          if (token === undefined || !link) continue;
          found.push({ brand, to: mail.to, token, purpose: link.purpose, accountId: link.account_id });
        }
      }
    }
    return found;
  }

  private visitor(brand: Brand): Browser {
    return new Browser(this.app, `${brand}.localhost`);
  }

  private email(address: string): string {
    return `${address}${this.run}@example.test`;
  }

  private select<Row>(brand: Brand, sql: string): Promise<Row[]> {
    return this.app.inTenant(brand, () =>
      this.app.database.select<Row>(sql, { own: `_${this.run}@example.test` }),
    );
  }
}
