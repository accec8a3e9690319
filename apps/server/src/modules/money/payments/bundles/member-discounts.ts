import { Injectable } from '@nestjs/common';
import type { Country } from '@kindling/contract/languages';
import { currencyFor } from '@kindling/contract/money/money';
import { Problem, problem } from '../../../../kernel/ground/problem.js';
import { TenantContext } from '../../../../kernel/ground/tenant-context.js';
import { Limits, type Window } from '../../../../kernel/http/limits/limits.js';
import { Clock } from '../../../../ports/clock.js';
import {
  claimsOf,
  DiscountsApi,
  firstPurchaseClaim,
  refusalOf,
  type Discount,
} from '../../discounts/discounts.api.js';
import { PaymentsRepository } from '../payments.repository.js';

const wrongCodes: Window = { name: 'discount-codes', seconds: 3600 };
/** More than anyone mistypes. */
const wrongCodesPerHour = 20;

/** The discounts that a member can have now, by their own rules and the member's former payments. */
@Injectable()
export class MemberDiscounts {
  constructor(
    private readonly clock: Clock,
    private readonly limits: Limits,
    private readonly discounts: DiscountsApi,
    private readonly payments: PaymentsRepository,
  ) {}

  /**
   * The discount of a code that the payer named, in the payer's country. Wrong codes are counted.
   *
   * @throws Problem `discount_not_found`, `discount_used`, `discount_expired`, `discount_country`, `discount_currency`,
   *   `discount_unconfirmed`; `rate_limited` after too many wrong codes
   */
  async named(code: string, memberId: string, country: Country | null): Promise<Discount> {
    if ((await this.limits.counted(wrongCodes, memberId)) >= wrongCodesPerHour)
      throw problem('rate_limited', { retry_after: wrongCodes.seconds });
    try {
      return await this.check(code, memberId, country);
    } catch (error) {
      if (error instanceof Problem && error.code === 'discount_not_found')
        await this.limits.count(wrongCodes, memberId);
      throw error;
    }
  }

  /** The same without counting, for the payment's own transaction. @throws Problem as `named` but `rate_limited` */
  async check(code: string, memberId: string, country: Country | null): Promise<Discount> {
    const discount = await this.discounts.find(code, memberId);
    const { settings } = TenantContext.current();
    if (await this.isUsed(discount, memberId)) throw problem('discount_used');
    const place = { now: this.clock.now(), country, currency: currencyFor(settings, country) };
    const refusal = refusalOf(discount, place);
    if (refusal) throw problem(refusal);
    return discount;
  }

  /** The discount that applies without a code; undefined for none. */
  async active(memberId: string): Promise<Discount | undefined> {
    const discount = await this.discounts.active(memberId);
    return discount && !(await this.isUsed(discount, memberId)) ? discount : undefined;
  }

  /** The discount of one of our own codes, where the member can have it now. */
  async ifAny(code: string, memberId: string): Promise<Discount | undefined> {
    try {
      return await this.check(code, memberId, null);
    } catch (error) {
      if (error instanceof Problem) return undefined;
      throw error;
    }
  }

  /** Offers that a member who considers leaving can have now. */
  async forLeaving(memberId: string): Promise<Discount[]> {
    const used = await this.payments.claimsUsed(memberId);
    return (await this.discounts.forLeaving()).filter(({ claim }) => !used.includes(claim));
  }

  /** Whether a member had what is taken off a first purchase, also if that purchase went back since. */
  async isUsedFirst(memberId: string): Promise<boolean> {
    const holder = await this.payments.findByClaim(memberId, firstPurchaseClaim);
    return holder !== undefined && holder.status !== 'created';
  }

  /** A payment that was only started does not count: its payer may choose again. */
  private async isUsed(discount: Discount, memberId: string): Promise<boolean> {
    const { discountClaim, codeClaim } = claimsOf(discount);
    if (codeClaim !== null) {
      const holder = await this.payments.findByCodeClaim(codeClaim);
      return holder !== undefined && (holder.status !== 'created' || holder.memberId !== memberId);
    }
    if (discountClaim === null) return false;
    const holder = await this.payments.findByClaim(memberId, discountClaim);
    return holder !== undefined && holder.status !== 'created';
  }
}
