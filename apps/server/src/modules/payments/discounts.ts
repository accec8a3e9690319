import { Inject, Injectable } from '@nestjs/common';
import { problem } from '../../kernel/http/problem.js';
import { TenantContext } from '../../kernel/tenancy/tenant-context.js';
import { TenantRegistry } from '../../kernel/tenancy/tenant-registry.js';
import { leavingDiscounts, type Discount } from './discount-rules.js';
import { PaymentsRepository } from './payments.repository.js';

/** Lower prices that a member may have once, and whether they had them (docs/decisions/0023-discounts.md). */
@Injectable()
export class Discounts {
  constructor(
    @Inject(TenantRegistry) private readonly registry: TenantRegistry,
    @Inject(PaymentsRepository) private readonly payments: PaymentsRepository,
  ) {}

  /** What a member who thinks of leaving can have now. */
  async forLeaving(memberId: string): Promise<Discount[]> {
    const used = await this.payments.discountsUsed(memberId);
    return (await this.given()).filter(({ code }) => !used.includes(code));
  }

  /**
   * The discount of a code.
   *
   * @throws Problem `discount_not_found` when the brand gives none of that code, `discount_used` when the member had it
   */
  async of(memberId: string, code: string): Promise<Discount> {
    const discount = (await this.given()).find((given) => given.code === code);
    if (!discount) throw problem('discount_not_found');
    if ((await this.payments.discountsUsed(memberId)).includes(code)) throw problem('discount_used');
    return discount;
  }

  private async given(): Promise<Discount[]> {
    const { settings } = TenantContext.current();
    const company = await this.registry.company(settings.company_id);
    if (!company) throw new Error('A brand without a company');
    return leavingDiscounts(settings, company);
  }
}
