import { Check, Column, Entity, ForeignKey, Index, Unique } from 'typeorm';
import type { VerificationPose, VerificationRefusal } from '@kindling/contract/verification';
import { CodeColumn, IdColumn, InstantColumn, TenantOwned } from '../../../kernel/database/columns.js';

/**
 * A member's progress towards a verified photo. A confirmed one is kept on the profile and leaves no row here; a
 * picture exists only while it waits.
 */
@Entity('verification')
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

  /** What the member was asked to show. */
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
