import { Column, Entity, Index } from 'typeorm';
import type { Language } from '@kindling/contract/languages';
import { CodeColumn, IdColumn, InstantColumn, TenantOwned } from '../../kernel/database/columns.js';

/** A line that staff saved for answers of a brand's fictional profiles. */
@Entity('fictional_line')
@Index('ix_fictional_line_age', ['createdAt', 'tenantId', 'id'])
export class FictionalLineEntity extends TenantOwned {
  @IdColumn({ primary: true })
  id!: string;

  @CodeColumn(2)
  language!: Language;

  @Column({ type: 'varchar', length: 1000 })
  text!: string;

  /** Who saved it. */
  @IdColumn()
  staffId!: string;

  @InstantColumn()
  createdAt!: Date;
}
