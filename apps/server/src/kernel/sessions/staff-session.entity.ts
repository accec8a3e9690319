import { Column, Entity, ForeignKey, Index } from 'typeorm';
import type { Country } from '@kindling/contract/languages';
import { CodeColumn, IdColumn, InstantColumn } from '../database/columns.js';
import { Retention } from '../database/retention.js';

/** A session of staff on the console: an opaque token, stored hashed. */
@Entity('staff_session')
@Retention({ notAboutMembers: 'staff' }, { after: 'expires_at' })
@Index('ix_staff_session_staff', ['staffId'])
@Index('ix_staff_session_expiry', ['expiresAt'])
export class StaffSessionEntity {
  @CodeColumn(64, { primary: true })
  tokenHash!: string;

  @ForeignKey('staff', { name: 'fk_staff_session_staff', onDelete: 'CASCADE' })
  @IdColumn()
  staffId!: string;

  @InstantColumn()
  createdAt!: Date;

  @InstantColumn()
  expiresAt!: Date;

  /** Shortened, so that its owner recognises the browser. */
  @Column({ type: 'varchar', length: 160, default: '' })
  userAgent!: string;

  /** Country of the login's address; null when unknown. The address itself is not kept. */
  @CodeColumn(2, { nullable: true })
  country!: Country | null;

  /** Precise to five minutes; null for sessions older than this column. */
  @InstantColumn({ nullable: true })
  lastUsedAt!: Date | null;
}
