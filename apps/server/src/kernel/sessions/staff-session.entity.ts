import { Column, Entity, ForeignKey, Index } from 'typeorm';
import type { Country } from '@kindling/contract/languages';
import { CodeColumn, IdColumn, InstantColumn } from '../database/columns.js';
import { Retention } from '../database/retention.js';

/** A session of staff on the console: an opaque token, stored hashed. */
@Entity('staff_session')
@Retention({ notAboutMembers: 'staff' }, { after: 'expires_at' })
@Index('ix_staff_session_staff', ['staffId'])
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

  /** Where the address of its login was; null where that says nothing. The address itself is not kept. */
  @CodeColumn(2, { nullable: true })
  country!: Country | null;

  /** To five minutes; null of one from before that was kept. */
  @InstantColumn({ nullable: true })
  lastUsedAt!: Date | null;
}
