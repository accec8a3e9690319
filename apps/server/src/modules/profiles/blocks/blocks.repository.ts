import { Injectable } from '@nestjs/common';
import { Check, Entity, ForeignKey, Index } from 'typeorm';
import { IdColumn, InstantColumn, TenantOwned } from '../../../kernel/database/columns.js';
import { Database } from '../../../kernel/database/database.js';
import { Retention } from '../../../kernel/database/retention.js';
import { columnsAs, type RowOf } from '../../../kernel/database/row-shape.js';
import { TenantRepository } from '../../../kernel/database/tenant-repository.js';

/** A member blocked another: from then on neither exists for the other (trust 18). */
@Entity('member_block')
@Retention('erased', 'one row per pair, and with either member')
@Index('ix_member_block_blocked', ['tenantId', 'blockedId'])
@Check('ck_member_block_two', 'blocker_id <> blocked_id')
@ForeignKey('profile', ['tenantId', 'blockerId'], ['tenantId', 'id'], {
  name: 'fk_member_block_blocker',
  onDelete: 'CASCADE',
})
@ForeignKey('profile', ['tenantId', 'blockedId'], ['tenantId', 'id'], {
  name: 'fk_member_block_blocked',
  onDelete: 'CASCADE',
})
export class MemberBlockEntity extends TenantOwned {
  @IdColumn({ primary: true })
  blockerId!: string;

  @IdColumn({ primary: true })
  blockedId!: string;

  @InstantColumn()
  createdAt!: Date;
}

const standing = columnsAs(MemberBlockEntity, { profileId: 'blockedId', blockedAt: 'createdAt' }, 'b');

export type StandingBlock = RowOf<typeof standing>;

/** Blocks in the database. What they hide is said in `profile-visibility.ts`. */
@Injectable()
export class BlocksRepository {
  private readonly rows: TenantRepository<MemberBlockEntity>;

  constructor(private readonly database: Database) {
    this.rows = new TenantRepository(database, MemberBlockEntity);
  }

  insert(blockerId: string, blockedId: string, createdAt: Date): Promise<void> {
    return this.rows.insert({ blockerId, blockedId, createdAt });
  }

  /** @returns whether there was one */
  async delete(blockerId: string, blockedId: string): Promise<boolean> {
    return (await this.rows.delete({ blockerId, blockedId })) > 0;
  }

  async has(blockerId: string, blockedId: string): Promise<boolean> {
    return (await this.rows.count({ blockerId, blockedId })) > 0;
  }

  /** Whether a block is committed in either direction now, also where a transaction's snapshot is older. */
  async standsBetween(one: string, other: string): Promise<boolean> {
    const rows = await this.database.select(
      `SELECT 1 FROM member_block
        WHERE tenant_id = :tenant
          AND (blocker_id = :one AND blocked_id = :other OR blocker_id = :other AND blocked_id = :one)
         LOCK IN SHARE MODE`,
      { one, other },
    );
    return rows.length > 0;
  }

  /** Whom the member blocked, the newest first. */
  putUpBy(blockerId: string, limit: number): Promise<StandingBlock[]> {
    return this.database.rows(
      standing,
      `SELECT ${standing.list}
         FROM member_block b
        WHERE b.tenant_id = :tenant AND b.blocker_id = :blockerId
        ORDER BY b.created_at DESC, b.blocked_id LIMIT :limit`,
      { blockerId, limit },
    );
  }
}
