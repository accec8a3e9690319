import { Column, Entity, Index } from 'typeorm';
import { CodeColumn, IdColumn, InstantColumn, TenantOwned } from '../../../kernel/database/columns.js';

/** An export of a closed brand's own data: its progress, and the number of parts it is stored in. */
@Entity('brand_export')
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

  /** 1 while it is made, else null: a brand has one of these at a time. */
  @Column({ type: 'tinyint', nullable: true })
  openMark!: number | null;

  /** Which try its parts are of: what is stored under a name never changes. */
  @Column({ type: 'int', unsigned: true, default: 0 })
  attempt!: number;

  /** How many parts were begun. */
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
