import { Check, Entity, ForeignKey, Index } from 'typeorm';
import { IdColumn, InstantColumn, TenantOwned } from '../../../kernel/database/columns.js';

/** A member's like of another; two in opposite directions are a match. A fictional profile can't be the liker (key). */
@Entity('member_like')
@Index('ix_member_like_given', ['tenantId', 'likerId', 'createdAt'])
@Index('ix_member_like_received', ['tenantId', 'likedId', 'createdAt'])
@Check('ck_member_like_other', 'liker_id <> liked_id')
@ForeignKey('profile', ['tenantId', 'likerId'], ['tenantId', 'accountId'], {
  name: 'fk_member_like_liker',
  onDelete: 'CASCADE',
})
@ForeignKey('profile', ['tenantId', 'likedId'], ['tenantId', 'id'], {
  name: 'fk_member_like_liked',
  onDelete: 'CASCADE',
})
export class MemberLikeEntity extends TenantOwned {
  @IdColumn({ primary: true })
  likerId!: string;

  @IdColumn({ primary: true })
  likedId!: string;

  @InstantColumn()
  createdAt!: Date;

  /** When the liked member looked at the liker's profile; null while the like is new to them. */
  @InstantColumn({ nullable: true })
  seenAt!: Date | null;
}
