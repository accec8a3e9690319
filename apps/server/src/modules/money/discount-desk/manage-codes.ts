import { Injectable } from '@nestjs/common';
import { Database } from '../../../kernel/database/database.js';
import { TenantContext } from '../../../kernel/ground/tenant-context.js';
import type { StaffCaller } from '../../../kernel/http/caller.js';
import { AuditLog } from '../../console/staff/staff.api.js';
import { DiscountCodes, type CodeChange, type NewCode, type StoredCode } from '../discounts/discounts.api.js';

/** Makes and changes codes of a brand, each with its audit entry (decisions §9). */
@Injectable()
export class ManageCodes {
  constructor(
    private readonly auditLog: AuditLog,
    private readonly database: Database,
    private readonly discountCodes: DiscountCodes,
  ) {}

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
}
