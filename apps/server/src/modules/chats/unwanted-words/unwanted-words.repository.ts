import { Injectable } from '@nestjs/common';
import { Column, Entity, ForeignKey } from 'typeorm';
import { IdColumn, TenantOwned } from '../../../kernel/database/columns.js';
import { Database } from '../../../kernel/database/database.js';
import { Retention } from '../../../kernel/database/retention.js';
import { columnsOf } from '../../../kernel/database/row-shape.js';
import { TenantRepository } from '../../../kernel/database/tenant-repository.js';

/** The words that a member does not want to see in messages. */
@Entity('unwanted_words')
@Retention('erased', 'one row per member, until they empty the list')
@ForeignKey('profile', ['tenantId', 'memberId'], ['tenantId', 'accountId'], {
  name: 'fk_unwanted_words_member',
  onDelete: 'CASCADE',
})
export class UnwantedWordsEntity extends TenantOwned {
  @IdColumn({ primary: true })
  memberId!: string;

  @Column({ type: 'json' })
  words!: string[];
}

const ofMember = columnsOf(UnwantedWordsEntity, ['memberId', 'words']);

@Injectable()
export class UnwantedWordsRepository {
  private readonly rows: TenantRepository<UnwantedWordsEntity>;

  constructor(private readonly database: Database) {
    this.rows = new TenantRepository(database, UnwantedWordsEntity);
  }

  /** By their member; who has none is absent. */
  async of(memberIds: readonly string[]): Promise<Map<string, string[]>> {
    if (memberIds.length === 0) return new Map();
    const rows = await this.database.rows(
      ofMember,
      `SELECT ${ofMember.list} FROM unwanted_words WHERE tenant_id = :tenant AND member_id IN (:memberIds)`,
      { memberIds },
    );
    return new Map(rows.map(({ memberId, words }) => [memberId, words]));
  }

  async put(memberId: string, words: readonly string[]): Promise<void> {
    await this.database.write(
      `INSERT INTO unwanted_words (tenant_id, member_id, words) VALUES (:tenant, :memberId, :words)
       ON DUPLICATE KEY UPDATE words = VALUES(words)`,
      { memberId, words: JSON.stringify(words) },
    );
  }

  async remove(memberId: string): Promise<void> {
    await this.rows.delete({ memberId });
  }
}
