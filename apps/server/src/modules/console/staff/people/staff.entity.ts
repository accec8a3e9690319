import { Check, Column, Entity, Index } from 'typeorm';
import type { StaffRole } from '@kindling/contract/console/staff';
import { CodeColumn, IdColumn, InstantColumn } from '../../../../kernel/database/columns.js';
import { Retention } from '../../../../kernel/database/retention.js';

/** A staff member, who works on the console. Staff span all brands; `staff_tenant` says which ones they see. */
@Entity('staff')
@Retention({ notAboutMembers: 'staff' }, 'one row per person, whom the audit log names')
@Index('uq_staff_email', ['email'], { unique: true })
@Check('ck_staff_role', "role IN ('owner', 'operator', 'moderator', 'support')")
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

  /**
   * Counts resets of the second factor and new passwords: known browsers and logins in progress contain it, and become
   * invalid.
   */
  @Column({ type: 'int', unsigned: true, default: 0 })
  accessVersion!: number;

  /** The secret of the second factor's codes, encrypted (`SecretBox`); null until it was set up. */
  @CodeColumn(200, { nullable: true })
  totpSecret!: string | null;

  /** The step of the last used code: no code opens two logins. */
  @Column({ type: 'int', unsigned: true, nullable: true })
  totpLastStep!: number | null;

  @InstantColumn()
  createdAt!: Date;

  /** When they left: the login is disabled, and their past actions keep their name. */
  @InstantColumn({ nullable: true })
  endedAt!: Date | null;
}
