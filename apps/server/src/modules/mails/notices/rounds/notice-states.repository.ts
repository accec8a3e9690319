import { Injectable } from '@nestjs/common';
import { Column, Entity, ForeignKey } from 'typeorm';
import { IdColumn, InstantColumn, TenantOwned } from '../../../../kernel/database/columns.js';
import { Database } from '../../../../kernel/database/database.js';
import { Retention } from '../../../../kernel/database/retention.js';
import { TenantRepository } from '../../../../kernel/database/tenant-repository.js';
import type { LastPush } from '../push/push-subscriptions.repository.js';

/** A member's recent notices, which limit further ones. */
@Entity('notice_state')
@Retention('erased', 'one row per member')
@ForeignKey('profile', ['tenantId', 'memberId'], ['tenantId', 'id'], {
  name: 'fk_notice_state_member',
  onDelete: 'CASCADE',
})
export class NoticeStateEntity extends TenantOwned {
  @IdColumn({ primary: true })
  memberId!: string;

  /** Time of the next round; null for none. */
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

export type NoticeState = Pick<NoticeStateEntity, 'nextAt' | 'mailDay' | 'mailsThatDay'>;

const untold: NoticeState = { nextAt: null, mailDay: null, mailsThatDay: 0 };

/** Records of members' notices, to limit their number. */
@Injectable()
export class NoticeStatesRepository {
  private readonly rows: TenantRepository<NoticeStateEntity>;

  constructor(private readonly database: Database) {
    this.rows = new TenantRepository(database, NoticeStateEntity);
  }

  async find(memberId: string): Promise<NoticeState> {
    return (await this.rows.findOne({ memberId })) ?? untold;
  }

  setNext(memberId: string, nextAt: Date | null): void {
    this.database.writeLater(
      `INSERT INTO notice_state (tenant_id, member_id, next_at, mails_that_day)
       VALUES (:tenant, :memberId, :nextAt, 0)
       ON DUPLICATE KEY UPDATE next_at = VALUES(next_at)`,
      { memberId, nextAt },
    );
  }

  /** Counts a mail of a day: today, or tomorrow once today's are used up. */
  async countMail(memberId: string, day: string): Promise<void> {
    await this.database.write(
      `INSERT INTO notice_state (tenant_id, member_id, mail_day, mails_that_day)
       VALUES (:tenant, :memberId, :day, 1)
       ON DUPLICATE KEY UPDATE
         mails_that_day = IF(mail_day >= VALUES(mail_day), mails_that_day + 1, 1),
         mail_day = IF(mail_day >= VALUES(mail_day), mail_day, VALUES(mail_day))`,
      { memberId, day },
    );
  }
}
