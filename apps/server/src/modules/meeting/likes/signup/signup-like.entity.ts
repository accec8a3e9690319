import { Check, Column, Entity, ForeignKey, Index } from 'typeorm';
import { IdColumn, TenantOwned } from '../../../../kernel/database/columns.js';

/** A like on a landing page before the signup; it takes effect when the address is confirmed. */
@Entity('signup_like')
@Index('ix_signup_like_liked', ['tenantId', 'likedId'])
@Check('ck_signup_like_other', 'liker_id <> liked_id')
@ForeignKey('profile', ['tenantId', 'likerId'], ['tenantId', 'accountId'], {
  name: 'fk_signup_like_liker',
  onDelete: 'CASCADE',
})
@ForeignKey('profile', ['tenantId', 'likedId'], ['tenantId', 'id'], {
  name: 'fk_signup_like_liked',
  onDelete: 'CASCADE',
})
export class SignupLikeEntity extends TenantOwned {
  @IdColumn({ primary: true })
  likerId!: string;

  @IdColumn({ primary: true })
  likedId!: string;

  /** Its place among them, from 0. */
  @Column({ type: 'tinyint', unsigned: true })
  turn!: number;
}
