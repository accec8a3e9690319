import { Entity, ForeignKey, Index } from 'typeorm';
import { CodeColumn, IdColumn, InstantColumn } from '../database/columns.js';

/** A session on the console: an opaque token, stored hashed. */
@Entity('staff_session')
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
}
