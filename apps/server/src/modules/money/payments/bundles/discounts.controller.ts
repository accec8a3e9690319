import { Controller, Inject } from '@nestjs/common';
import type { Answer, Input } from '@kindling/contract/route';
import { getDiscountCode } from '@kindling/contract/routes/discounts';
import type { Call } from '../../../../kernel/http/call.js';
import type { MemberCaller } from '../../../../kernel/http/caller.js';
import { Endpoint } from '../../../../kernel/http/endpoint.js';
import { Clock } from '../../../../ports/clock.js';
import { shapeOfDiscount, welcomeCode, type Discount } from '../../discounts/discounts.api.js';
import { PayerCountry } from '../checkout/payer-country.js';
import { MemberDiscounts } from './member-discounts.js';

/** Discounts as a member asks for them. */
@Controller()
export class DiscountsController {
  constructor(
    @Inject(Clock) private readonly clock: Clock,
    @Inject(MemberDiscounts) private readonly discounts: MemberDiscounts,
    @Inject(PayerCountry) private readonly countries: PayerCountry,
  ) {}

  @Endpoint(getDiscountCode)
  async getDiscountCode(
    { query }: Input<typeof getDiscountCode>,
    { memberId }: MemberCaller,
    call: Call,
  ): Promise<Answer<typeof getDiscountCode>> {
    const { code, welcome } = query;
    const discount =
      code === undefined
        ? await this.withoutCode(memberId, welcome !== undefined)
        : await this.discounts.named(code, memberId, await this.countries.of(memberId, call.request));
    return { discount: discount ? shapeOfDiscount(discount, this.clock.now()) : null };
  }

  private async withoutCode(memberId: string, welcome: boolean): Promise<Discount | undefined> {
    if (!welcome) return this.discounts.active(memberId);
    return this.discounts.ifAny(welcomeCode, memberId);
  }
}
