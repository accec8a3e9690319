import { Injectable } from '@nestjs/common';
import { Column, Entity, Index } from 'typeorm';
import { CodeColumn, IdColumn, InstantColumn, TenantOwned } from '../../../kernel/database/columns.js';
import { Database } from '../../../kernel/database/database.js';
import { Retention } from '../../../kernel/database/retention.js';
import { textColumns } from '../../../kernel/database/row-shape.js';
import { TenantRepository } from '../../../kernel/database/tenant-repository.js';

/** An export of a closed brand's own data: its progress, and the number of parts it is stored in. */
@Entity('brand_export')
@Retention(
  { notAboutMembers: 'which files of a brand were made; the files name no member and go after seven days' },
  'when its files expire (`SweepBrandExports`)',
)
@Index('uq_brand_export_open', ['tenantId', 'openMark'], { unique: true })
@Index('ix_brand_export_expiry', ['expiresAt'])
export class BrandExportEntity extends TenantOwned {
  @IdColumn({ primary: true })
  id!: string;

  @CodeColumn(8)
  state!: 'making' | 'ready' | 'failed';

  /** Id of the staff member. */
  @IdColumn()
  askedBy!: string;

  /** 1 while in progress, else null: a brand has one of these at a time. */
  @Column({ type: 'tinyint', nullable: true })
  openMark!: number | null;

  /** The attempt that its parts belong to: a stored name never changes its content. */
  @Column({ type: 'int', unsigned: true, default: 0 })
  attempt!: number;

  /** Number of parts started. */
  @Column({ type: 'int', unsigned: true, default: 0 })
  parts!: number;

  @Column({
    type: 'bigint',
    unsigned: true,
    default: 0,
    transformer: { from: Number, to: (value: unknown) => value },
  })
  bytes!: number;

  @InstantColumn()
  askedAt!: Date;

  @InstantColumn()
  expiresAt!: Date;
}

export type StoredExport = Omit<BrandExportEntity, 'tenantId'>;

const expired = textColumns(['tenant_id', 'id']);

@Injectable()
export class BrandExportsRepository {
  private readonly rows: TenantRepository<BrandExportEntity>;

  constructor(private readonly database: Database) {
    this.rows = new TenantRepository(database, BrandExportEntity);
  }

  insert(row: StoredExport): Promise<void> {
    return this.rows.insert(row);
  }

  find(id: string): Promise<StoredExport | undefined> {
    return this.rows.findOne({ id });
  }

  /** Newest first. */
  list(): Promise<StoredExport[]> {
    return this.rows.find({}, { order: { askedAt: 'DESC' }, take: 20 });
  }

  /** @returns the one in progress */
  making(): Promise<StoredExport | undefined> {
    return this.rows.findOne({ openMark: 1 });
  }

  /** @returns false if another process restarted it, or it no longer exists */
  async change(
    { id, attempt }: Pick<StoredExport, 'id' | 'attempt'>,
    patch: Partial<Omit<StoredExport, 'id'>>,
  ): Promise<boolean> {
    return (await this.rows.update({ id, attempt }, patch)) > 0;
  }

  async delete(id: string): Promise<void> {
    await this.rows.delete({ id });
  }

  /** Expired files of all brands. */
  async expired(now: Date, atMost: number): Promise<{ tenantId: string; id: string }[]> {
    const rows = await this.database.rows(
      expired,
      `SELECT ${expired.list} FROM brand_export WHERE expires_at <= :now ORDER BY expires_at LIMIT :atMost`,
      { now, atMost },
    );
    return rows.map(({ tenant_id: tenantId, id }) => ({ tenantId: tenantId ?? '', id: id ?? '' }));
  }
}
