import { Inject, Injectable } from '@nestjs/common';
import { Database } from '../../../../kernel/database/database.js';
import { TenantRepository } from '../../../../kernel/database/tenant-repository.js';
import { NoticeStateEntity } from './notice-state.entity.js';

export type NoticeState = Pick<NoticeStateEntity, 'nextAt' | 'mailDay' | 'mailsThatDay'>;

const untold: NoticeState = { nextAt: null, mailDay: null, mailsThatDay: 0 };

/** What is remembered of members so that they are not told too much. */
@Injectable()
export class NoticeStatesRepository {
  private readonly rows: TenantRepository<NoticeStateEntity>;

  constructor(@Inject(Database) private readonly database: Database) {
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
