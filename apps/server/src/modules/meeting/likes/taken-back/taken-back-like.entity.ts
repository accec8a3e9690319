import { Check, Entity, ForeignKey, Index } from 'typeorm';
import { IdColumn, InstantColumn, TenantOwned } from '../../../../kernel/database/columns.js';

/**
 * A like that its giver took back, for a day. It counts among the likes of that day, and given again it is the same
 * like.
 */
@Entity('taken_back_like')
@Index('ix_taken_back_like_given', ['tenantId', 'likerId', 'likedAt'])
@Index('ix_taken_back_like_liked', ['tenantId', 'likedId'])
@Index('ix_taken_back_like_over', ['takenBackAt'])
@Check('ck_taken_back_like_other', 'liker_id <> liked_id')
@ForeignKey('profile', ['tenantId', 'likerId'], ['tenantId', 'accountId'], {
  name: 'fk_taken_back_like_liker',
  onDelete: 'CASCADE',
})
@ForeignKey('profile', ['tenantId', 'likedId'], ['tenantId', 'id'], {
  name: 'fk_taken_back_like_liked',
  onDelete: 'CASCADE',
})
export class TakenBackLikeEntity extends TenantOwned {
  @IdColumn({ primary: true })
  likerId!: string;

  @IdColumn({ primary: true })
  likedId!: string;

  /** When it was given. */
  @InstantColumn()
  likedAt!: Date;

  /** Whether and when the liked member had looked at it. */
  @InstantColumn({ nullable: true })
  seenAt!: Date | null;

  @InstantColumn()
  takenBackAt!: Date;
}
