import { Injectable } from '@nestjs/common';
import { MoreThan, Check, Column, Entity, Index } from 'typeorm';
import type { StaffRole } from '@kindling/contract/console/staff';
import { CodeColumn, IdColumn, InstantColumn } from '../../../../kernel/database/columns.js';
import { Database } from '../../../../kernel/database/database.js';
import { Retention } from '../../../../kernel/database/retention.js';

/** A person whom an owner invited to the staff by a link. Used or withdrawn, the row is deleted. */
@Entity('staff_invitation')
@Retention({ notAboutMembers: 'staff' }, { after: 'expires_at' })
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

  /** Their future brands; none for an owner, who has all. */
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

/** Unused invitations to the staff. */
@Injectable()
export class StaffInvitationsRepository {
  constructor(private readonly database: Database) {}

  open(now: Date): Promise<StaffInvitationEntity[]> {
    return this.rows().find({
      where: { expiresAt: MoreThan(now) },
      order: { createdAt: 'DESC', id: 'DESC' },
    });
  }

  async find(tokenHash: string, now: Date): Promise<StaffInvitationEntity | undefined> {
    return (await this.rows().findOneBy({ tokenHash, expiresAt: MoreThan(now) })) ?? undefined;
  }

  /** Stores one, replacing an earlier one of the same address. */
  async put(invitation: StaffInvitationEntity): Promise<void> {
    this.database.requireTransaction('Inviting staff');
    await this.rows().delete({ email: invitation.email });
    await this.rows().insert(invitation);
  }

  /** @returns false when it no longer exists */
  async remove(id: string): Promise<boolean> {
    return (await this.rows().delete({ id })).affected === 1;
  }

  private rows() {
    return this.database.manager.getRepository(StaffInvitationEntity);
  }
}
