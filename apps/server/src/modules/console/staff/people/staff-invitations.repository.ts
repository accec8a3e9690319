import { Inject, Injectable } from '@nestjs/common';
import { MoreThan } from 'typeorm';
import { Database } from '../../../../kernel/database/database.js';
import { StaffInvitationEntity } from './staff-invitation.entity.js';

/** Invitations of staff that nobody used yet. */
@Injectable()
export class StaffInvitationsRepository {
  constructor(@Inject(Database) private readonly database: Database) {}

  open(now: Date): Promise<StaffInvitationEntity[]> {
    return this.rows().find({
      where: { expiresAt: MoreThan(now) },
      order: { createdAt: 'DESC', id: 'DESC' },
    });
  }

  async find(tokenHash: string, now: Date): Promise<StaffInvitationEntity | undefined> {
    return (await this.rows().findOneBy({ tokenHash, expiresAt: MoreThan(now) })) ?? undefined;
  }

  /** Puts one in place of an earlier one of the same address. */
  async put(invitation: StaffInvitationEntity): Promise<void> {
    this.database.requireTransaction('Inviting staff');
    await this.rows().delete({ email: invitation.email });
    await this.rows().insert(invitation);
  }

  /** @returns false when it is not there any more */
  async remove(id: string): Promise<boolean> {
    return (await this.rows().delete({ id })).affected === 1;
  }

  private rows() {
    return this.database.manager.getRepository(StaffInvitationEntity);
  }
}
