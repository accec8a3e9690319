import { Column, Entity, Index } from 'typeorm';
import type { StaffRole } from '@kindling/contract/staff';
import { CodeColumn, IdColumn, InstantColumn } from '../../kernel/database/columns.js';

/** Somebody who works on the console. Staff are over all brands by nature; `staff_tenant` says which ones they see. */
@Entity('staff')
@Index('uq_staff_email', ['email'], { unique: true })
export class StaffEntity {
  @IdColumn({ primary: true })
  id!: string;

  /** In its normalised form. */
  @Column({ type: 'varchar', length: 254 })
  email!: string;

  @Column({ type: 'varchar', length: 60 })
  name!: string;

  @CodeColumn(16)
  role!: StaffRole;

  @CodeColumn(200)
  passwordHash!: string;

  @InstantColumn()
  createdAt!: Date;
}
