import { Inject, Injectable } from '@nestjs/common';
import { Database } from '../../../../kernel/database/database.js';
import { columnsBut, columnsOf, type RowOf } from '../../../../kernel/database/row-shape.js';
import { TenantRepository } from '../../../../kernel/database/tenant-repository.js';
import { NoticeEntity } from './notice.entity.js';

const notice = columnsBut(NoticeEntity, ['tenantId', 'memberId']);
const counted = columnsOf(NoticeEntity, ['waiting']);

export type Notice = RowOf<typeof notice>;
type Key = Pick<NoticeEntity, 'memberId' | 'topic' | 'otherId'>;

/** What members may have to be told. */
@Injectable()
export class NoticesRepository {
  private readonly rows: TenantRepository<NoticeEntity>;

  constructor(@Inject(Database) private readonly database: Database) {
    this.rows = new TenantRepository(database, NoticeEntity);
  }

  /**
   * Counts one more event. A conversation that began stays one that began until that was told.
   *
   * @returns whether it is the first that waits
   */
  async add({
    at,
    ...event
  }: Pick<NoticeEntity, 'memberId' | 'topic' | 'otherId' | 'kind' | 'mutual'> & {
    at: Date;
  }): Promise<boolean> {
    const rows = await this.database.rows(
      counted,
      `INSERT INTO notice (tenant_id, member_id, topic, other_id, kind, mutual, waiting, since, waiting_since)
       VALUES (:tenant, :memberId, :topic, :otherId, :kind, :mutual, 1, :at, :at)
       ON DUPLICATE KEY UPDATE
         kind = IF(waiting > 0, kind, VALUES(kind)),
         waiting_since = IF(waiting > 0, waiting_since, VALUES(waiting_since)),
         waiting = waiting + 1
       RETURNING ${counted.list}`,
      { ...event, at },
    );
    return rows[0]?.waiting === 1;
  }

  /** All of a member, locked until the transaction ends. */
  lock(memberId: string): Promise<Notice[]> {
    return this.database.rows(
      notice,
      `SELECT ${notice.list} FROM notice WHERE tenant_id = :tenant AND member_id = :memberId
        ORDER BY topic, other_id FOR UPDATE`,
      { memberId },
    );
  }

  ofMember(memberId: string): Promise<NoticeEntity[]> {
    return this.rows.find({ memberId }, { order: { since: 'ASC', otherId: 'ASC' } });
  }

  /** What waited was told, or need not be any more; it stays for the reminder. */
  async settle({ memberId, topic, otherId }: Key): Promise<void> {
    await this.rows.update({ memberId, topic, otherId }, { waiting: 0 });
  }

  async noteReminded({ memberId, topic, otherId }: Key, at: Date): Promise<void> {
    await this.rows.update({ memberId, topic, otherId }, { remindedAt: at });
  }

  async drop({ memberId, topic, otherId }: Key): Promise<void> {
    await this.rows.delete({ memberId, topic, otherId });
  }

  async dropOfMember(memberId: string): Promise<void> {
    await this.rows.delete({ memberId });
  }

  /** Everything that waits for anybody of the brand. */
  async dropAll(): Promise<void> {
    await this.database.write('DELETE FROM notice WHERE tenant_id = :tenant');
  }
}
