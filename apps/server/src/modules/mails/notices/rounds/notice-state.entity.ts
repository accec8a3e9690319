import { Column, Entity, ForeignKey } from 'typeorm';
import { IdColumn, InstantColumn, TenantOwned } from '../../../../kernel/database/columns.js';
import type { LastPush } from '../push/push-subscriptions.repository.js';

/** What a member was notified of lately, so that it does not become too much. */
@Entity('notice_state')
@ForeignKey('profile', ['tenantId', 'memberId'], ['tenantId', 'id'], {
  name: 'fk_notice_state_member',
  onDelete: 'CASCADE',
})
export class NoticeStateEntity extends TenantOwned {
  @IdColumn({ primary: true })
  memberId!: string;

  /** For when a round is planned; null for none. */
  @InstantColumn({ nullable: true })
  nextAt!: Date | null;

  /** Day of the newest mail about others, `YYYY-MM-DD` in the brand's time zone. */
  @Column({ type: 'char', length: 10, charset: 'ascii', collation: 'ascii_bin', nullable: true })
  mailDay!: string | null;

  @Column({ type: 'smallint', unsigned: true })
  mailsThatDay!: number;

  /** The last push message: text and time. */
  @Column({ type: 'json', nullable: true })
  lastPush!: LastPush | null;
}
