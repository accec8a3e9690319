import { Column, Entity, ForeignKey, Index } from 'typeorm';
import { Injectable } from '@nestjs/common';
import { IdColumn, InstantColumn, TenantOwned } from '../../../kernel/database/columns.js';
import { Database } from '../../../kernel/database/database.js';
import { Retention } from '../../../kernel/database/retention.js';
import { TenantRepository } from '../../../kernel/database/tenant-repository.js';
import { Clock } from '../../../ports/clock.js';

/**
 * A member wrote to another, liked them while invisible, or the two like each other. From then on the other may see and answer them even while
 * they are invisible (decisions §4.1).
 */
@Entity('profile_contact')
@Retention('erased', 'one row per pair, and with either member')
@Index('ix_profile_contact_contacted', ['tenantId', 'contactedId'])
@ForeignKey('profile', ['tenantId', 'memberId'], ['tenantId', 'id'], {
  name: 'fk_profile_contact_member',
  onDelete: 'CASCADE',
})
@ForeignKey('profile', ['tenantId', 'contactedId'], ['tenantId', 'id'], {
  name: 'fk_profile_contact_contacted',
  onDelete: 'CASCADE',
})
export class ProfileContactEntity extends TenantOwned {
  @IdColumn({ primary: true })
  memberId!: string;

  @IdColumn({ primary: true })
  contactedId!: string;

  /** It rests on a like alone, and ends when that is taken back. */
  @Column({ type: 'boolean', default: false })
  byLike!: boolean;

  @InstantColumn()
  createdAt!: Date;
}

/** Who turned to whom: the contacted member sees the other from then on, even while that one is invisible (decisions §4.1). */
@Injectable()
export class Contacts {
  private readonly rows: TenantRepository<ProfileContactEntity>;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {
    this.rows = new TenantRepository(database, ProfileContactEntity);
  }

  /** A member liked another, which is contact only while they are invisible; one that is there stays what it is. */
  liked(memberId: string, otherId: string): void {
    this.database.writeLater(
      `INSERT INTO profile_contact (tenant_id, member_id, contacted_id, by_like, created_at)
       SELECT p.tenant_id, p.id, :otherId, 1, :now FROM profile p
        WHERE p.tenant_id = :tenant AND p.id = :memberId AND p.invisible = 1
       ON DUPLICATE KEY UPDATE created_at = profile_contact.created_at`,
      { memberId, otherId, now: this.clock.now() },
    );
  }

  /** Two like each other. */
  matched(memberId: string, otherId: string): void {
    this.note(memberId, otherId, { byLike: true });
    this.note(otherId, memberId, { byLike: true });
  }

  /** Ends what a like of the member's noted, unless they wrote to the other as well. */
  async tookLikeBack(memberId: string, otherId: string): Promise<void> {
    await this.rows.delete({ memberId, contactedId: otherId, byLike: true });
  }

  /** A member wrote to another. */
  wrote(memberId: string, otherId: string): void {
    this.note(memberId, otherId, { byLike: false });
  }

  /** @param byLike it rests on a like alone; what rests on a message goes on resting on it */
  private note(memberId: string, otherId: string, { byLike }: { byLike: boolean }): void {
    this.database.writeLater(
      `INSERT INTO profile_contact (tenant_id, member_id, contacted_id, by_like, created_at)
       VALUES (:tenant, :memberId, :otherId, :byLike, :now)
       ON DUPLICATE KEY UPDATE by_like = profile_contact.by_like AND :byLike`,
      { memberId, otherId, byLike, now: this.clock.now() },
    );
  }
}
