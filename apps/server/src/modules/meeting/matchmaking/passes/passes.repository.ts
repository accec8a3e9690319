import { Injectable } from '@nestjs/common';
import { Check, Entity, ForeignKey, Index } from 'typeorm';
import { IdColumn, InstantColumn, TenantOwned } from '../../../../kernel/database/columns.js';
import { Database } from '../../../../kernel/database/database.js';
import { Retention } from '../../../../kernel/database/retention.js';
import { columnsOf, type RowOf } from '../../../../kernel/database/row-shape.js';
import { TenantRepository } from '../../../../kernel/database/tenant-repository.js';

/**
 * A member passed another in the swipe game. The game does not show them again until its stack is empty; nothing else
 * reads this.
 */
@Entity('member_pass')
@Retention('erased', { after: 'created_at', days: 180 })
@Index('ix_member_pass_created', ['createdAt'])
@Index('ix_member_pass_passed', ['tenantId', 'passedId'])
@Check('ck_member_pass_other', 'member_id <> passed_id')
@ForeignKey('profile', ['tenantId', 'memberId'], ['tenantId', 'accountId'], {
  name: 'fk_member_pass_member',
  onDelete: 'CASCADE',
})
@ForeignKey('profile', ['tenantId', 'passedId'], ['tenantId', 'id'], {
  name: 'fk_member_pass_passed',
  onDelete: 'CASCADE',
})
export class MemberPassEntity extends TenantOwned {
  @IdColumn({ primary: true })
  memberId!: string;

  @IdColumn({ primary: true })
  passedId!: string;

  @InstantColumn()
  createdAt!: Date;
}

const pass = columnsOf(MemberPassEntity, ['passedId', 'createdAt']);

export type Pass = RowOf<typeof pass>;

/** The reader did not pass the profile: a condition on a row `p` of `profile`, for `:viewerId`. */
export const isUnpassed = `NOT EXISTS (
  SELECT 1 FROM member_pass s
   WHERE s.tenant_id = :tenant AND s.member_id = :viewerId AND s.passed_id = p.id)`;

@Injectable()
export class PassesRepository {
  private readonly rows: TenantRepository<MemberPassEntity>;

  constructor(private readonly database: Database) {
    this.rows = new TenantRepository(database, MemberPassEntity);
  }

  /** A repeat changes nothing, and an erased profile is ignored. */
  async insert(memberId: string, passedId: string, createdAt: Date): Promise<void> {
    await this.database.write(
      `INSERT INTO member_pass (tenant_id, member_id, passed_id, created_at)
       SELECT p.tenant_id, :memberId, p.id, :createdAt FROM profile p
        WHERE p.tenant_id = :tenant AND p.id = :passedId
       ON DUPLICATE KEY UPDATE created_at = member_pass.created_at`,
      { memberId, passedId, createdAt },
    );
  }

  async delete(memberId: string, passedId: string): Promise<void> {
    await this.rows.delete({ memberId, passedId });
  }

  async deleteAll(memberId: string): Promise<void> {
    await this.rows.delete({ memberId });
  }

  async any(memberId: string): Promise<boolean> {
    return (await this.rows.find({ memberId }, { take: 1 })).length > 0;
  }

  /** Newest first. */
  ofMember(memberId: string): Promise<Pass[]> {
    return this.database.rows(
      pass,
      `SELECT ${pass.list} FROM member_pass
        WHERE tenant_id = :tenant AND member_id = :memberId ORDER BY created_at DESC, passed_id`,
      { memberId },
    );
  }
}
