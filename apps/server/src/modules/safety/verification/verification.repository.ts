import { Injectable } from '@nestjs/common';
import { Check, Column, Entity, ForeignKey, Index, Unique } from 'typeorm';
import type { VerificationPose, VerificationRefusal } from '@kindling/contract/safety/verification';
import { CodeColumn, IdColumn, InstantColumn, TenantOwned } from '../../../kernel/database/columns.js';
import { Database } from '../../../kernel/database/database.js';
import { Retention } from '../../../kernel/database/retention.js';
import { columnsBut, type RowOf } from '../../../kernel/database/row-shape.js';
import { TenantRepository } from '../../../kernel/database/tenant-repository.js';

/**
 * A member's progress towards a verified photo. A confirmed one is kept on the profile and leaves no row here; a
 * picture exists only while it waits.
 */
@Entity('verification')
@Retention('erased', { after: 'expires_at', days: 30, and: "state <> 'waiting'" })
@Index('ix_verification_expires', ['expiresAt'])
@Unique('uq_verification_member', ['tenantId', 'memberId'])
@Unique('uq_verification_storage_key', ['tenantId', 'storageKey'])
@Check('ck_verification_state', "state IN ('started', 'waiting', 'refused')")
@Check('ck_verification_picture', "(state = 'waiting') = (storage_key IS NOT NULL)")
@Check('ck_verification_sent', "state <> 'waiting' OR (sent_at IS NOT NULL AND width IS NOT NULL)")
@Check(
  'ck_verification_refused',
  "(state = 'refused') = (refused_at IS NOT NULL) AND (state = 'refused') = (refusal IS NOT NULL)",
)
@ForeignKey('profile', ['tenantId', 'memberId'], ['tenantId', 'id'], {
  name: 'fk_verification_member',
  onDelete: 'CASCADE',
})
export class VerificationEntity extends TenantOwned {
  @IdColumn({ primary: true })
  id!: string;

  @IdColumn()
  memberId!: string;

  @CodeColumn(8)
  state!: 'started' | 'waiting' | 'refused';

  /** The pose that the member was asked for. */
  @CodeColumn(32)
  pose!: VerificationPose;

  /** The main photo of then, for which alone it counts. */
  @IdColumn()
  photoId!: string;

  /** Until when a picture may be sent. */
  @InstantColumn()
  expiresAt!: Date;

  /** 132 random bits in base64url: the picture's address for staff. */
  @CodeColumn(22, { nullable: true })
  storageKey!: string | null;

  @Column({ type: 'smallint', unsigned: true, nullable: true })
  width!: number | null;

  @Column({ type: 'smallint', unsigned: true, nullable: true })
  height!: number | null;

  /** Mean colour, `#rrggbb`. */
  @CodeColumn(7, { nullable: true })
  placeholder!: string | null;

  @InstantColumn({ nullable: true })
  sentAt!: Date | null;

  @InstantColumn({ nullable: true })
  refusedAt!: Date | null;

  @CodeColumn(8, { nullable: true })
  refusal!: VerificationRefusal | null;
}

const verification = columnsBut(VerificationEntity, ['tenantId'], 'v');

export type VerificationRow = RowOf<typeof verification>;

/** Verifications in the database, at most one of each member. */
@Injectable()
export class VerificationRepository {
  private readonly rows: TenantRepository<VerificationEntity>;

  constructor(private readonly database: Database) {
    this.rows = new TenantRepository(database, VerificationEntity);
  }

  insert(row: VerificationRow): Promise<void> {
    return this.rows.insert(row);
  }

  find(id: string, { forUpdate = false } = {}): Promise<VerificationRow | undefined> {
    return this.one('v.id = :value', id, forUpdate);
  }

  findOf(memberId: string, { forUpdate = false } = {}): Promise<VerificationRow | undefined> {
    return this.one('v.member_id = :value', memberId, forUpdate);
  }

  findByKey(storageKey: string): Promise<VerificationRow | undefined> {
    return this.one('v.storage_key = :value', storageKey, false);
  }

  async update(id: string, changes: Partial<VerificationRow>): Promise<void> {
    await this.rows.update({ id }, changes);
  }

  async delete(id: string): Promise<void> {
    await this.rows.delete({ id });
  }

  private async one(
    condition: string,
    value: string,
    forUpdate: boolean,
  ): Promise<VerificationRow | undefined> {
    const rows = await this.database.rows(
      verification,
      `SELECT ${verification.list} FROM verification v
        WHERE v.tenant_id = :tenant AND ${condition}${forUpdate ? ' FOR UPDATE' : ''}`,
      { value },
    );
    return rows[0];
  }
}
