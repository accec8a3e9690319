import { Controller } from '@nestjs/common';
import type { Answer, Input } from '@kindling/contract/route';
import { getDiscountCode } from '@kindling/contract/money/calls/discounts';
import type { Call } from '../../../../kernel/http/call.js';
import type { MemberCaller } from '../../../../kernel/http/caller.js';
import { Endpoint } from '../../../../kernel/http/endpoint.js';
import { Clock } from '../../../../ports/clock.js';
import { shapeOfDiscount, welcomeCode, type Discount } from '../../discounts/discounts.api.js';
import { Payers } from '../checkout/payers.js';
import { MemberDiscounts } from './member-discounts.js';

/** Discounts as a member asks for them. */
@Controller()
export class DiscountsController {
  constructor(
    private readonly clock: Clock,
    private readonly memberDiscounts: MemberDiscounts,
    private readonly payers: Payers,
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
        : await this.memberDiscounts.named(
            code,
            memberId,
            await this.payers.countryOf(memberId, call.request),
          );
    return { discount: discount ? shapeOfDiscount(discount, this.clock.now()) : null };
  }

  private async withoutCode(memberId: string, welcome: boolean): Promise<Discount | undefined> {
    if (!welcome) return this.memberDiscounts.active(memberId);
    return this.memberDiscounts.ifAny(welcomeCode, memberId);
  }
}
