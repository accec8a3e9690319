import { Check, Column, Entity, ForeignKey, Index } from 'typeorm';
import { Injectable } from '@nestjs/common';
import { IdColumn, InstantColumn, TenantOwned } from '../../../../kernel/database/columns.js';
import { Database } from '../../../../kernel/database/database.js';
import { Retention } from '../../../../kernel/database/retention.js';
import { columnsBut, type RowOf } from '../../../../kernel/database/row-shape.js';
import { TenantRepository } from '../../../../kernel/database/tenant-repository.js';
import {
  isFree,
  isRenewable,
  notPassedOn,
  type LeaseTimes,
  type PassedOn,
} from '../../../console/staff/staff.api.js';

/** A conversation in which a member waits for the answer of a fictional profile. The answer deletes it. */
@Entity('fictional_turn')
@Retention('erased', 'one row per conversation, until it is answered or its credits go back')
@Index('ix_fictional_turn_queue', ['priority', 'waitingSince', 'tenantId', 'conversationId'])
@Index('ix_fictional_turn_lease', ['leaseStaffId'])
@Check('ck_fictional_turn_lease', '(lease_staff_id IS NULL) = (lease_until IS NULL)')
@ForeignKey('conversation', ['tenantId', 'conversationId'], ['tenantId', 'id'], {
  name: 'fk_fictional_turn_conversation',
  onDelete: 'CASCADE',
})
export class FictionalTurnEntity extends TenantOwned {
  @IdColumn({ primary: true })
  conversationId!: string;

  @IdColumn()
  profileId!: string;

  @IdColumn()
  memberId!: string;

  /** When the first unanswered message came. */
  @InstantColumn()
  waitingSince!: Date;

  /** Its place in the queue before its age, lower ones first: what was passed on comes before all else. */
  @Column({ type: 'tinyint', unsigned: true })
  priority!: number;

  /** Ids of staff who passed it on and so don't get it. */
  @Column({ type: 'json' })
  barred!: string[];

  /** The note of the last one who passed it on. */
  @Column({ type: 'varchar', length: 1000, nullable: true })
  escalationNote!: string | null;

  /** Who answers it now. */
  @IdColumn({ nullable: true })
  leaseStaffId!: string | null;

  @InstantColumn({ nullable: true })
  leaseUntil!: Date | null;

  /** Since when they have it. */
  @InstantColumn({ nullable: true })
  leasedAt!: Date | null;
}

const turn = columnsBut(FictionalTurnEntity, ['tenantId']);

export type FictionalTurnRow = RowOf<typeof turn>;

/** Conversations of the current brand that wait. What reaches over brands is in `fictional-queue.repository.ts`. */
@Injectable()
export class FictionalTurnsRepository {
  private readonly rows: TenantRepository<FictionalTurnEntity>;

  constructor(private readonly database: Database) {
    this.rows = new TenantRepository(database, FictionalTurnEntity);
  }

  /** A conversation waits since its first unanswered message: further ones change nothing. */
  async open({
    conversationId,
    profileId,
    memberId,
    waitingSince,
  }: Pick<FictionalTurnRow, 'conversationId' | 'profileId' | 'memberId' | 'waitingSince'>) {
    const { priority, barred } = notPassedOn;
    await this.database.write(
      `INSERT INTO fictional_turn (tenant_id, conversation_id, profile_id, member_id, waiting_since, priority, barred)
       VALUES (:tenant, :conversationId, :profileId, :memberId, :waitingSince, :priority, :barred)
       ON DUPLICATE KEY UPDATE waiting_since = fictional_turn.waiting_since`,
      { conversationId, profileId, memberId, waitingSince, priority, barred: JSON.stringify(barred) },
    );
  }

  find(conversationId: string): Promise<FictionalTurnRow | undefined> {
    return this.rows.findOne({ conversationId });
  }

  /** The same, locked against other takers until the transaction ends. */
  async lock(conversationId: string): Promise<FictionalTurnRow | undefined> {
    const rows = await this.database.rows(
      turn,
      `SELECT ${turn.list} FROM fictional_turn
        WHERE tenant_id = :tenant AND conversation_id = :conversationId FOR UPDATE`,
      { conversationId },
    );
    return rows[0];
  }

  /**
   * Gives a conversation to a staff member, or keeps it for its holder. Of several takers one gets it.
   *
   * @param seen as it was found
   * @returns false when a colleague has it, the lease is over, nothing waits any more, or it was passed on since
   */
  async lease(
    { conversationId, barred }: Pick<FictionalTurnRow, 'conversationId' | 'barred'>,
    staffId: string,
    times: LeaseTimes,
  ): Promise<boolean> {
    const isKept = `lease_staff_id <=> :staffId AND ${isRenewable}`;
    const { affectedRows } = await this.database.write(
      `UPDATE fictional_turn SET leased_at = IF(${isKept}, leased_at, :now), lease_staff_id = :staffId, lease_until = :until
        WHERE tenant_id = :tenant AND conversation_id = :conversationId AND JSON_LENGTH(barred) = :passedOn
          AND (${isFree} OR (${isKept}))`,
      { conversationId, passedOn: barred.length, staffId, ...times },
    );
    return affectedRows === 1;
  }

  /** Gives it back, to the head of the queue. */
  async passOn(conversationId: string, passedOn: PassedOn & { escalationNote: string }): Promise<void> {
    await this.rows.update(
      { conversationId },
      { ...passedOn, leaseStaffId: null, leaseUntil: null, leasedAt: null },
    );
  }

  /**
   * Takes a conversation out of the queue.
   *
   * @param staffId only when it is theirs; absent: whatever its holder
   * @returns whether it was there
   */
  async close(conversationId: string, staffId?: string): Promise<boolean> {
    const closed =
      staffId === undefined
        ? await this.rows.delete({ conversationId })
        : await this.rows.delete({ conversationId, leaseStaffId: staffId });
    return closed > 0;
  }
}
