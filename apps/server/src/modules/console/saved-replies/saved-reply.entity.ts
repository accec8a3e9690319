import { Column, Entity, Index } from 'typeorm';
import type { Language } from '@kindling/contract/languages';
import type { SavedReplyUse } from '@kindling/contract/saved-replies';
import { CodeColumn, IdColumn, InstantColumn, TenantOwned } from '../../../kernel/database/columns.js';

/** A reply that the staff of a brand saved for reuse. */
@Entity('saved_reply')
@Index('ix_saved_reply_age', ['createdAt', 'tenantId', 'id'])
export class SavedReplyEntity extends TenantOwned {
  @IdColumn({ primary: true })
  id!: string;

  @CodeColumn(16)
  usedFor!: SavedReplyUse;

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
