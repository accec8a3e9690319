import { Injectable } from '@nestjs/common';
import type { DiscountCodeRow } from '@kindling/contract/money/calls/discount-codes';
import { TenantContext } from '../../../kernel/ground/tenant-context.js';
import { Clock } from '../../../ports/clock.js';
import { StaffApi } from '../../console/staff/staff.api.js';
import { discountOf, shapeOfDiscount, type ListedCode, type StoredCode } from '../discounts/discounts.api.js';
import { PaymentsApi, type CodeUse } from '../payments/payments.api.js';

/** Codes as the console shows them, with the figures of their use. */
@Injectable()
export class DescribeCodes {
  constructor(
    private readonly clock: Clock,
    private readonly payments: PaymentsApi,
    private readonly staff: StaffApi,
  ) {}

  /** Rows of one or of several brands, in the order given. */
  async rows(codes: readonly ListedCode[]): Promise<DiscountCodeRow[]> {
    const [names, used] = await Promise.all([
      this.staff.names(codes.map(({ createdBy }) => createdBy)),
      this.payments.usesOf(codes.map(({ tenantId, code }) => [tenantId, code])),
    ]);
    const uses = Map.groupBy(used, ({ tenantId, discountCode }) => `${tenantId} ${discountCode}`);
    return codes.map((code) =>
      this.toRow(code, names.get(code.createdBy), uses.get(`${code.tenantId} ${code.code}`) ?? []),
    );
  }

  /** The row of one code of the current brand. */
  async row(code: StoredCode): Promise<DiscountCodeRow> {
    const [row] = await this.rows([{ ...code, tenantId: TenantContext.id() }]);
    if (!row) throw new Error('A code has no row');
    return row;
  }

  private toRow(code: ListedCode, creator: string | undefined, uses: readonly CodeUse[]): DiscountCodeRow {
    const { tenantId, id, memberId, createdBy, createdAt } = code;
    const { user_id: _member, ...facts } = shapeOfDiscount(discountOf(code), this.clock.now());
    return {
      id: `${tenantId}:${id}`,
      tenant: tenantId,
      ...facts,
      user_id: memberId && `${tenantId}:${memberId}`,
      created_by: creator ?? createdBy,
      created_at: createdAt.toISOString(),
      uses: uses.reduce((sum, { paid }) => sum + paid, 0),
      open: uses.reduce((sum, { open }) => sum + open, 0),
      revenue: uses
        .filter(({ revenueCents }) => revenueCents > 0)
        .map(({ currency, revenueCents, takenOffCents }) => ({
          currency,
          amount: revenueCents,
          taken_off: takenOffCents,
        })),
    };
  }
}
