import { Injectable } from '@nestjs/common';
import type { DiscountCodeRow } from '@kindling/contract/money/calls/discount-codes';
import { Database } from '../../../kernel/database/database.js';
import { TenantContext } from '../../../kernel/ground/tenant-context.js';
import type { StaffCaller } from '../../../kernel/http/caller.js';
import { Clock } from '../../../ports/clock.js';
import { AuditLog, StaffApi } from '../../console/staff/staff.api.js';
import {
  DiscountCodes,
  discountOf,
  shapeOfDiscount,
  type CodeChange,
  type NewCode,
  type StoredCode,
  type ListedCode,
} from '../discounts/discounts.api.js';
import { PaymentsApi, type CodeUse } from '../payments/payments.api.js';

/** Discount codes for staff: shown with the figures of their use, and changed with audit entries (decisions §9). */
@Injectable()
export class DiscountDesk {
  constructor(
    private readonly auditLog: AuditLog,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly discountCodes: DiscountCodes,
    private readonly payments: PaymentsApi,
    private readonly staff: StaffApi,
  ) {}

  /** Rows of one or of several brands with the figures of their use, in the order given. */
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

  /** @param code undefined: one is drawn. @throws Problem what `DiscountCodes.create` and `draw` do */
  create(code: string | undefined, made: NewCode, caller: StaffCaller): Promise<StoredCode> {
    return this.database.inTransaction(async () => {
      const [row] =
        code === undefined
          ? await this.discountCodes.draw('', 1, made)
          : [await this.discountCodes.create(code, made)];
      if (!row) throw new Error('No code was drawn');
      await this.record('discount.created', [row], caller);
      return row;
    });
  }

  /** @throws Problem what `DiscountCodes.draw` does */
  draw(prefix: string, count: number, made: NewCode, caller: StaffCaller): Promise<StoredCode[]> {
    return this.database.inTransaction(async () => {
      const rows = await this.discountCodes.draw(prefix, count, made);
      await this.record('discount.drawn', rows.slice(0, 1), caller, [`count:${rows.length}`]);
      return rows;
    });
  }

  /** @throws Problem `not_found`, `discount_too_low` */
  change(id: string, change: CodeChange, caller: StaffCaller): Promise<StoredCode> {
    return this.database.inTransaction(async () => {
      const { before, after } = await this.discountCodes.change(id, change);
      const changed = (Object.keys(change) as (keyof CodeChange)[]).filter(
        (field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]),
      );
      if (changed.length > 0) await this.record('discount.changed', [after], caller, changed);
      return after;
    });
  }

  private record(
    action: 'discount.created' | 'discount.drawn' | 'discount.changed',
    codes: readonly StoredCode[],
    { staffId }: StaffCaller,
    changes: readonly string[] = [],
  ): Promise<void> {
    const tenantId = TenantContext.id();
    const subjects = codes.map(({ id }) => `${tenantId}:${id}`);
    return this.auditLog.record({ staffId, action, tenantId, subjects, changes });
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
