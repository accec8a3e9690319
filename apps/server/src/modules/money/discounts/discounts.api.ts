import { Injectable } from '@nestjs/common';
import { problem } from '../../../kernel/ground/problem.js';
import { TenantContext } from '../../../kernel/ground/tenant-context.js';
import { TenantRegistry } from '../../../kernel/tenancy/tenant-registry.js';
import { DiscountCodesRepository, type StoredCode } from './discount-codes.repository.js';
import {
  claimOfOwnCode,
  claimsOf,
  leavingDiscounts,
  noClaims,
  timeBonusCode,
  welcomeCode,
  type Claims,
  type Discount,
  type Sale,
} from './discount-rules.js';
import { FirstPurchaseDiscounts } from './first-purchase.js';

export {
  claimsOf,
  discountedCents,
  firstPurchaseClaim,
  isEnough,
  noClaims,
  ownCodes,
  refusalOf,
  shapeOfDiscount,
  welcomeCode,
} from './discount-rules.js';
export { DiscountCodes, type NewCode } from './discount-codes.js';
export type { CodeChange, ListedCode, StoredCode } from './discount-codes.repository.js';
export { FirstPurchaseDiscounts } from './first-purchase.js';
export type { Claims, Discount, Sale };

/**
 * Lower prices that a member may have (docs/decisions/0023-prices-and-discounts.md). Whether a member used one is known where they are
 * paid for, so that is asked there.
 */
@Injectable()
export class DiscountsApi {
  constructor(
    private readonly tenantRegistry: TenantRegistry,
    private readonly discountCodes: DiscountCodesRepository,
    private readonly firstPurchaseDiscounts: FirstPurchaseDiscounts,
  ) {}

  /** Offers to a member who considers leaving, used or not. */
  async forLeaving(): Promise<Discount[]> {
    const { settings } = TenantContext.current();
    const company = await this.tenantRegistry.company(settings.company_id);
    if (!company) throw new Error('A brand without a company');
    return leavingDiscounts(settings, company);
  }

  /** The discount that applies without a code: the time bonus if it runs, else the welcome code; undefined for neither. */
  async active(memberId: string): Promise<Discount | undefined> {
    return (await this.firstPurchaseDiscounts.of(memberId))?.active;
  }

  /**
   * The discount of a code. In a transaction the code is locked against changes by staff until its end.
   *
   * @throws Problem `discount_not_found` when this member has none of that code; `discount_expired`, `discount_used` or
   *   `discount_unconfirmed` where that is so of the time bonus and the welcome code
   */
  async find(code: string, memberId: string): Promise<Discount> {
    if (code === timeBonusCode || code === welcomeCode) return this.findFirstPurchase(code, memberId);
    const leaving = (await this.forLeaving()).find((given) => given.code === code);
    if (leaving) return leaving;
    const stored = await this.discountCodes.findShared(code);
    const isTheirs = stored?.memberId === null || stored?.memberId === memberId;
    if (!stored || !isTheirs || stored.status !== 'active') throw problem('discount_not_found');
    return discountOf(stored);
  }

  /** The claims of a payment under a code, whatever became of the code since. */
  async claimsOfCode(code: string): Promise<Claims> {
    const claim = claimOfOwnCode(code);
    if (claim !== undefined) return claimsOf({ code, claim, validity: 'once-per-user' });
    const stored = await this.discountCodes.findShared(code);
    return stored ? claimsOf({ ...stored, claim: code }) : noClaims;
  }

  /** A member's own codes, for their data export. */
  async export(
    memberId: string,
  ): Promise<{ code: string; percentage: number | null; expiresAt: Date | null }[]> {
    const codes = await this.discountCodes.ofMember(memberId);
    return codes.map(({ code, percentage, expiresAt }) => ({ code, percentage, expiresAt }));
  }

  private async findFirstPurchase(code: string, memberId: string): Promise<Discount> {
    const known = await this.firstPurchaseDiscounts.of(memberId);
    if (!known) throw problem('discount_not_found');
    const discount = code === timeBonusCode ? known.timeBonus : known.welcome;
    if (known.refused) throw problem(known.refused);
    if (!discount) throw problem('discount_unconfirmed');
    return discount;
  }
}

/** A code of staff as a discount. */
export function discountOf(stored: StoredCode): Discount {
  const { code, percentage, valueCents, currency, minimumCents, validity, ...rest } = stored;
  const { country, memberId, methods, expiresAt, status } = rest;
  const reduction =
    percentage !== null
      ? ({ kind: 'share', percentage } as const)
      : ({ kind: 'value', cents: valueCents ?? 0, currency: currency ?? 'EUR' } as const);
  return {
    ...{ code, reduction, country, memberId, methods, expiresAt, status, validity, claim: code },
    minimum: minimumCents !== null && currency !== null ? { cents: minimumCents, currency } : null,
  };
}
