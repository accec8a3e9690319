import { Injectable } from '@nestjs/common';
import { Check, Column, Entity, ForeignKey, Index } from 'typeorm';
import type { DiscountStatus, DiscountValidity } from '@kindling/contract/money/discount-codes';
import type { Country, Currency } from '@kindling/contract/languages';
import type { PaymentMethod } from '@kindling/contract/money/payment-methods';
import { CodeColumn, IdColumn, InstantColumn, TenantOwned } from '../../../kernel/database/columns.js';
import { Database, isDuplicate } from '../../../kernel/database/database.js';
import { Keyset, type KeysetPage, type PageRequest } from '../../../kernel/database/lists/keyset.js';
import { beginningWith, typedInAscii } from '../../../kernel/database/lists/like-pattern.js';
import { Retention } from '../../../kernel/database/retention.js';
import { columnsBut, type RowOf } from '../../../kernel/database/row-shape.js';
import { TenantRepository } from '../../../kernel/database/tenant-repository.js';
import { acrossTenants } from '../../../kernel/ground/tenant-context.js';

/**
 * A discount code made by staff; payments name it in `discount_code` (specification §3). It is not deleted by
 * hand, and its name is not reused while an invoice may name it; a code for a single member goes with that member.
 */
@Entity('promotion_code')
@Retention('erased', { after: 'expires_at', days: 2557 }, 'those without an end: as many as staff made')
@Index('ix_promotion_code_expires', ['expiresAt'])
@Index('uq_promotion_code', ['tenantId', 'code'], { unique: true })
@Index('ix_promotion_code_created', ['tenantId', 'createdAt'])
@Index('ix_promotion_code_made', ['createdAt'])
@Index('ix_promotion_code_code', ['code'])
@Index('ix_promotion_code_status', ['status', 'createdAt'])
@Index('ix_promotion_code_member', ['tenantId', 'memberId'])
@Check('ck_promotion_code_off', '(percentage IS NULL) <> (value_cents IS NULL)')
@Check('ck_promotion_code_percentage', 'percentage IS NULL OR percentage BETWEEN 1 AND 99')
@Check('ck_promotion_code_value', 'value_cents IS NULL OR value_cents > 0')
@Check('ck_promotion_code_minimum', 'minimum_cents IS NULL OR minimum_cents > 0')
@Check(
  'ck_promotion_code_currency',
  '(currency IS NOT NULL) = (value_cents IS NOT NULL OR minimum_cents IS NOT NULL)',
)
@Check('ck_promotion_code_status', "status IN ('active', 'disabled')")
@Check('ck_promotion_code_validity', "validity IN ('once', 'once-per-user', 'unlimited')")
@ForeignKey('account', ['tenantId', 'memberId'], ['tenantId', 'id'], {
  name: 'fk_promotion_code_account',
  onDelete: 'CASCADE',
})
export class DiscountCodeEntity extends TenantOwned {
  @IdColumn({ primary: true })
  id!: string;

  @CodeColumn(24)
  code!: string;

  @Column({ type: 'tinyint', unsigned: true, nullable: true })
  percentage!: number | null;

  /** Taken off, in minor units of `currency`. */
  @Column({ type: 'int', nullable: true })
  valueCents!: number | null;

  /** Of `valueCents` and `minimumCents`. */
  @Column({ type: 'char', length: 3, charset: 'ascii', collation: 'ascii_bin', nullable: true })
  currency!: Currency | null;

  /** The least usual price of what is bought. */
  @Column({ type: 'int', nullable: true })
  minimumCents!: number | null;

  @Column({ type: 'char', length: 2, charset: 'ascii', collation: 'ascii_bin', nullable: true })
  country!: Country | null;

  /** The only member who has it. */
  @IdColumn({ nullable: true })
  memberId!: string | null;

  /** The only methods that it is for. */
  @Column({ type: 'json', nullable: true })
  methods!: PaymentMethod[] | null;

  @InstantColumn({ nullable: true })
  expiresAt!: Date | null;

  @CodeColumn(8)
  status!: DiscountStatus;

  @CodeColumn(13)
  validity!: DiscountValidity;

  /** Id of the staff member; no foreign key, because staff belong to no brand. */
  @IdColumn()
  createdBy!: string;

  @InstantColumn()
  createdAt!: Date;
}

const listed = columnsBut(DiscountCodeEntity, []);

export type ListedCode = RowOf<typeof listed>;
export type StoredCode = Omit<ListedCode, 'tenantId'>;
/** The fields of a code that may change once it is in use. */
export type CodeChange = Partial<
  Pick<StoredCode, 'status' | 'minimumCents' | 'currency' | 'country' | 'expiresAt' | 'methods'>
>;

export interface CodeListing extends PageRequest {
  /** The brands whose codes to list, or null for all. */
  tenants: readonly string[] | null;
  column: keyof typeof orders;
  status?: string | undefined;
  /** The beginning of the code. */
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

  constructor(private readonly database: Database) {
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
