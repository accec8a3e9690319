import { Inject, Injectable } from '@nestjs/common';
import { problem } from '../../kernel/http/problem.js';
import { TenantContext } from '../../kernel/tenancy/tenant-context.js';
import { TenantRegistry } from '../../kernel/tenancy/tenant-registry.js';
import { leavingDiscounts, type Discount } from './discount-rules.js';

export { discountedCents } from './discount-rules.js';
export type { Discount };

/**
 * Lower prices that a member may have once (docs/decisions/0023-discounts.md). Which of them somebody had is known where
 * they are paid for, so it is told by who asks.
 */
@Injectable()
export class DiscountsApi {
  constructor(@Inject(TenantRegistry) private readonly registry: TenantRegistry) {}

  /**
   * What a member who thinks of leaving can have now.
   *
   * @param used codes of the discounts that they had
   */
  async forLeaving(used: readonly string[]): Promise<Discount[]> {
    return (await this.given()).filter(({ code }) => !used.includes(code));
  }

  /**
   * The discount of a code.
   *
   * @param used codes of the discounts that the member had
   * @throws Problem `discount_not_found` when the brand gives none of that code, `discount_used` when the member had it
   */
  async find(code: string, used: readonly string[]): Promise<Discount> {
    const discount = (await this.given()).find((given) => given.code === code);
    if (!discount) throw problem('discount_not_found');
    if (used.includes(code)) throw problem('discount_used');
    return discount;
  }

  private async given(): Promise<Discount[]> {
    const { settings } = TenantContext.current();
    const company = await this.registry.company(settings.company_id);
    if (!company) throw new Error('A brand without a company');
    return leavingDiscounts(settings, company);
  }
}
