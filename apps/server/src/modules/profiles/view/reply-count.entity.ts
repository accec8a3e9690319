import { Column, Entity, ForeignKey } from 'typeorm';
import { IdColumn, TenantOwned } from '../../../kernel/database/columns.js';

/**
 * How soon a member replies: the number of replies within an hour, a day, a week, or later. That is enough for the
 * class of their median and keeps the time of none.
 */
@Entity('reply_count')
@ForeignKey('profile', ['tenantId', 'memberId'], ['tenantId', 'id'], {
  name: 'fk_reply_count_member',
  onDelete: 'CASCADE',
})
export class ReplyCountEntity extends TenantOwned {
  @IdColumn({ primary: true })
  memberId!: string;

  @Column({ type: 'int', unsigned: true })
  withinHour!: number;

  @Column({ type: 'int', unsigned: true })
  withinDay!: number;

  @Column({ type: 'int', unsigned: true })
  withinWeek!: number;

  @Column({ type: 'int', unsigned: true })
  later!: number;
}
