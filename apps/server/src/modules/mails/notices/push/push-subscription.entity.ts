import { Column, Entity, ForeignKey, Index, Unique } from 'typeorm';
import { CodeColumn, IdColumn, InstantColumn, TenantOwned } from '../../../../kernel/database/columns.js';

/** A browser that receives push messages of a member. */
@Entity('push_subscription')
@Unique('uq_push_subscription_endpoint', ['tenantId', 'endpointHash'])
@Index('ix_push_subscription_member', ['tenantId', 'memberId', 'createdAt'])
@ForeignKey('profile', ['tenantId', 'memberId'], ['tenantId', 'id'], {
  name: 'fk_push_subscription_member',
  onDelete: 'CASCADE',
})
export class PushSubscriptionEntity extends TenantOwned {
  @IdColumn({ primary: true })
  id!: string;

  @IdColumn()
  memberId!: string;

  /** The session that it was subscribed in, whatever its token is now: it takes nothing once that is over. */
  @IdColumn()
  familyId!: string;

  /** Of the endpoint, which is too long for a key: a browser is one member's at a time. */
  @CodeColumn(43)
  endpointHash!: string;

  @Column({ type: 'varchar', length: 1000, charset: 'ascii', collation: 'ascii_bin' })
  endpoint!: string;

  @CodeColumn(100)
  p256dh!: string;

  @CodeColumn(40)
  auth!: string;

  @InstantColumn()
  createdAt!: Date;

  /** When its service refused the installation's key: it takes nothing more, and its browser may subscribe anew unasked. */
  @InstantColumn({ nullable: true })
  refusedAt!: Date | null;
}
