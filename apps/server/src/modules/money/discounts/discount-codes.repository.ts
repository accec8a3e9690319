import { Inject, Injectable } from '@nestjs/common';
import { Database, isDuplicate } from '../../../kernel/database/database.js';
import { beginningWith, typedInAscii } from '../../../kernel/database/like-pattern.js';
import { Keyset, type KeysetPage, type PageRequest } from '../../../kernel/database/keyset.js';
import { columnsBut, type RowOf } from '../../../kernel/database/row-shape.js';
import { TenantRepository } from '../../../kernel/database/tenant-repository.js';
import { acrossTenants } from '../../../kernel/tenancy/tenant-context.js';
import { DiscountCodeEntity } from './discount-code.entity.js';

const listed = columnsBut(DiscountCodeEntity, []);

export type ListedCode = RowOf<typeof listed>;
export type StoredCode = Omit<ListedCode, 'tenantId'>;
/** What of a code may change once people know it. */
export type CodeChange = Partial<
  Pick<StoredCode, 'status' | 'minimumCents' | 'currency' | 'country' | 'expiresAt' | 'methods'>
>;

export interface CodeListing extends PageRequest {
  /** The brands whose codes to list, or null for all. */
  tenants: readonly string[] | null;
  column: keyof typeof orders;
  status?: string | undefined;
  /** What the code begins with. */
  prefix?: string | undefined;
}

const key = [
  ['tenant_id', (row: ListedCode) => row.tenantId],
  ['id', (row: ListedCode) => row.id],
] as const;
const orders = {
  created_at: new Keyset<ListedCode>([['created_at', (row) => row.createdAt], ...key]),
  code: new Keyset<ListedCode>([['code', (row) => row.code], ...key]),
};

@Injectable()
export class DiscountCodesRepository {
  private readonly rows: TenantRepository<DiscountCodeEntity>;

  constructor(@Inject(Database) private readonly database: Database) {
    this.rows = new TenantRepository(database, DiscountCodeEntity);
  }

  /** Locked against changes until the end of the transaction, in one. */
  async findShared(code: string): Promise<StoredCode | undefined> {
    const [row] = await this.database.rows(
      listed,
      `SELECT ${listed.list} FROM promotion_code WHERE tenant_id = :tenant AND code = :code LOCK IN SHARE MODE`,
      { code },
    );
    return row;
  }

  find(id: string): Promise<StoredCode | undefined> {
    return this.rows.findOne({ id });
  }

  ofMember(memberId: string): Promise<StoredCode[]> {
    return this.rows.find({ memberId }, { order: { createdAt: 'DESC', id: 'DESC' } });
  }

  /** @returns false when the brand has or had one of the codes */
  async insert(codes: readonly StoredCode[]): Promise<boolean> {
    try {
      await this.rows.insert(codes);
      return true;
    } catch (error) {
      if (isDuplicate(error, 'uq_promotion_code')) return false;
      throw error;
    }
  }

  async change(id: string, change: CodeChange): Promise<void> {
    await this.rows.update({ id }, change);
  }

  /** The console's list, over all the brands that a staff member was given. */
  page(listing: CodeListing): Promise<KeysetPage<ListedCode>> {
    return acrossTenants('list discount codes on the console', async () => {
      const { tenants, column, status, prefix = '' } = listing;
      if (tenants?.length === 0) return { rows: [], total: 0 };
      const where = [
        tenants ? 'tenant_id IN (:tenants)' : 'TRUE',
        ...(status === undefined ? [] : ['status = :status']),
        ...(prefix === '' ? [] : [`code LIKE ${typedInAscii('pattern')}`]),
      ].join(' AND ');
      const rows = {
        shape: listed,
        from: `promotion_code WHERE ${where}`,
        parameters: { tenants, status, pattern: beginningWith(prefix) },
      };
      return orders[column].read(this.database, rows, listing);
    });
  }
}
