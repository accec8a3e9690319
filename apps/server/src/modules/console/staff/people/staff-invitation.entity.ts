import { Check, Column, Entity, Index } from 'typeorm';
import type { StaffRole } from '@kindling/contract/staff';
import { CodeColumn, IdColumn, InstantColumn } from '../../../../kernel/database/columns.js';

/** A person whom an owner invited to the staff by a link. Used or withdrawn, the row is deleted. */
@Entity('staff_invitation')
@Index('uq_staff_invitation_email', ['email'], { unique: true })
@Index('uq_staff_invitation_token', ['tokenHash'], { unique: true })
@Index('ix_staff_invitation_expires', ['expiresAt'])
@Check('ck_staff_invitation_role', "role IN ('owner', 'operator', 'moderator', 'support')")
export class StaffInvitationEntity {
  @IdColumn({ primary: true })
  id!: string;

  /** In its normalised form. */
  @Column({ type: 'varchar', length: 254 })
  email!: string;

  @Column({ type: 'varchar', length: 60 })
  name!: string;

  @CodeColumn(16)
  role!: StaffRole;

  /** Brands that they are given; none for an owner, who has all. */
  @Column({ type: 'json' })
  tenants!: string[];

  @CodeColumn(64)
  tokenHash!: string;

  @IdColumn()
  createdBy!: string;

  @InstantColumn()
  createdAt!: Date;

  @InstantColumn()
  expiresAt!: Date;
}
