import type { AuditAction } from '@kindling/contract/console/audit-actions';
import { Column, Entity, Index } from 'typeorm';
import { CodeColumn, IdColumn, InstantColumn } from '../../../../kernel/database/columns.js';
import { Retention } from '../../../../kernel/database/retention.js';

/**
 * One action of a staff member (decisions §9): ids and kinds of change, never a personal value. Rows are only ever
 * added, and they outlive the staff and brands that they name, so nothing here is a foreign key.
 */
@Entity('audit_entry')
@Retention({ notAboutMembers: 'what staff did; ids and kinds of change' }, 'seven years (`SweepAuditLog`)')
@Index('ix_audit_entry_at', ['at'])
@Index('ix_audit_entry_tenant', ['tenantId', 'at'])
@Index('uq_audit_entry_number', ['number', 'staffId'], { unique: true })
@Index('ix_audit_entry_staff', ['staffId', 'at'])
@Index('ix_audit_entry_action', ['action', 'at'])
export class AuditEntryEntity {
  @IdColumn({ primary: true })
  id!: string;

  @InstantColumn()
  at!: Date;

  @IdColumn()
  staffId!: string;

  /** From 1 for each staff member, without a gap (`AuditCountEntity`). */
  @Column({ type: 'int', unsigned: true })
  number!: number;

  @CodeColumn(32, { nullable: true })
  tenantId!: string | null;

  @CodeColumn(40)
  action!: AuditAction;

  /** Ids of its subjects. */
  @Column({ type: 'json' })
  subjects!: string[];

  /** Kinds of change: names of fields, never their values. */
  @Column({ type: 'json' })
  changes!: string[];
}
