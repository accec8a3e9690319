import { Injectable } from '@nestjs/common';
import type { TimeBonus } from '@kindling/contract/money/discount';
import { firstPurchasePercent } from '@kindling/contract/brands/settings/settings-rules';
import { TenantContext } from '../../../kernel/ground/tenant-context.js';
import { Clock } from '../../../ports/clock.js';
import { AccountsApi, type Account } from '../../accounts/accounts.api.js';
import { CreditsApi } from '../../credits/credits.api.js';
import {
  firstPurchaseDiscount,
  timeBonusCode,
  timeBonusEnds,
  welcomeCode,
  welcomeEnds,
  type Discount,
} from './discount-rules.js';
import { WelcomeMailboxes } from './welcome-mailboxes.js';

/** The time bonus and the welcome code of a member, whether they run or have run out. */
interface FirstPurchase {
  /** The one that is taken off now: the time bonus before the welcome code (decisions §7.5). */
  active: Discount | undefined;
  timeBonus: Discount;
  /** Undefined until the address is confirmed. */
  welcome: Discount | undefined;
  /** Why neither can be had whatever the clock says. */
  refused: 'discount_used' | 'discount_unconfirmed' | undefined;
}

/**
 * The discount on a first purchase (specification §4, decisions §7.5): by dates in the account and the server's clock
 * alone. Only a confirmed address has it, because only that is one account's
 * (docs/decisions/0023-prices-and-discounts.md).
 */
@Injectable()
export class FirstPurchaseDiscounts {
  constructor(
    private readonly clock: Clock,
    private readonly accounts: AccountsApi,
    private readonly credits: CreditsApi,
    private readonly welcomeMailboxes: WelcomeMailboxes,
  ) {}

  /** @returns undefined for an unknown member */
  async of(memberId: string): Promise<FirstPurchase | undefined> {
    const account = await this.accounts.find(memberId);
    if (!account) return undefined;
    const { paidUser } = await this.credits.wallet(memberId);
    const { settings } = TenantContext.current();
    const { signupDate, confirmedAt } = account;
    const timeBonus = firstPurchaseDiscount(timeBonusCode, timeBonusEnds(signupDate));
    const welcome = confirmedAt
      ? firstPurchaseDiscount(welcomeCode, welcomeEnds(settings, confirmedAt))
      : undefined;
    const refused = await this.refusal(account, paidUser);
    const active = refused ? undefined : [timeBonus, welcome].find((one) => one && this.runs(one));
    return { active, timeBonus, welcome, refused };
  }

  /**
   * The time bonus as the member is shown it: also before the address is confirmed, with a word that this comes first.
   *
   * @returns null when none runs
   */
  async timeBonusOf(account: Account, { paidUser }: { paidUser: boolean }): Promise<TimeBonus | null> {
    const endsAt = timeBonusEnds(account.signupDate);
    const left = endsAt.getTime() - this.clock.now().getTime();
    if (left <= 0 || paidUser) return null;
    const refused = await this.refusal(account, paidUser);
    if (refused === 'discount_used') return null;
    return {
      code: timeBonusCode,
      percentage: firstPurchasePercent,
      ends_at: endsAt.toISOString(),
      seconds_left: Math.ceil(left / 1000),
      confirm_first: refused !== undefined,
    };
  }

  private async refusal({ id, email, confirmedAt }: Account, paidUser: boolean) {
    if (paidUser) return 'discount_used';
    if (confirmedAt === null) return 'discount_unconfirmed';
    return (await this.welcomeMailboxes.isFirst(id, email)) ? undefined : 'discount_used';
  }

  private runs({ expiresAt }: Discount): boolean {
    return expiresAt !== null && expiresAt > this.clock.now();
  }
}
