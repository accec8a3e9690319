import { Injectable } from '@nestjs/common';
import { Column, Entity, ForeignKey, Index, MoreThan, Unique } from 'typeorm';
import { longestSharedName, longestSharedPlace } from '@kindling/contract/safety/date-share';
import { CodeColumn, IdColumn, InstantColumn, TenantOwned } from '../../../kernel/database/columns.js';
import { Database } from '../../../kernel/database/database.js';
import { Retention } from '../../../kernel/database/retention.js';
import { columnsOf } from '../../../kernel/database/row-shape.js';
import { TenantRepository } from '../../../kernel/database/tenant-repository.js';
import { acrossTenants } from '../../../kernel/ground/tenant-context.js';

/** A plan for a date that a member shows to somebody whom they trust, by a link. It leads to no other member. */
@Entity('date_share')
@Retention('erased', { after: 'date_at', days: 7 })
@Unique('uq_date_share_token', ['tenantId', 'tokenHash'])
@Index('ix_date_share_member', ['tenantId', 'memberId', 'endsAt'])
@Index('ix_date_share_token', ['tokenHash'])
@Index('ix_date_share_date', ['dateAt'])
@ForeignKey('profile', ['tenantId', 'memberId'], ['tenantId', 'accountId'], {
  name: 'fk_date_share_member',
  onDelete: 'CASCADE',
})
export class DateShareEntity extends TenantOwned {
  @IdColumn({ primary: true })
  id!: string;

  @IdColumn()
  memberId!: string;

  /** SHA-256 of the link's token, hexadecimal. */
  @CodeColumn(64)
  tokenHash!: string;

  /** The member's first name, as they typed it. */
  @Column({ type: 'varchar', length: longestSharedName })
  sharerName!: string;

  /** The first name of whom they meet. */
  @Column({ type: 'varchar', length: longestSharedName })
  otherName!: string;

  @Column({ type: 'varchar', length: longestSharedPlace })
  place!: string;

  @InstantColumn()
  dateAt!: Date;

  /** When the member is asked whether all is well. */
  @InstantColumn()
  askedAt!: Date;

  /** When the member was told of the question, at the earliest at `askedAt`; null before. */
  @InstantColumn({ nullable: true })
  toldAt!: Date | null;

  /** When the link ends by itself. */
  @InstantColumn()
  endsAt!: Date;

  /** Whether the link was opened. */
  @Column({ type: 'boolean' })
  opened!: boolean;

  /** When the member said that all is well; null before. */
  @InstantColumn({ nullable: true })
  checkedInAt!: Date | null;

  @InstantColumn()
  createdAt!: Date;
}

export type StoredDateShare = Omit<DateShareEntity, 'tenantId'>;
export type DatePlan = Pick<
  StoredDateShare,
  'sharerName' | 'otherName' | 'place' | 'dateAt' | 'askedAt' | 'endsAt'
>;

const owner = columnsOf(DateShareEntity, ['tenantId']);

@Injectable()
export class DateSharesRepository {
  private readonly rows: TenantRepository<DateShareEntity>;

  constructor(private readonly database: Database) {
    this.rows = new TenantRepository(database, DateShareEntity);
  }

  /** Those that are still there, newest first. */
  ofMember(memberId: string): Promise<StoredDateShare[]> {
    return this.rows.find({ memberId }, { order: { createdAt: 'DESC', id: 'DESC' } });
  }

  find(memberId: string, id: string): Promise<StoredDateShare | undefined> {
    return this.rows.findOne({ memberId, id });
  }

  findOfToken(tokenHash: string): Promise<StoredDateShare | undefined> {
    return this.rows.findOne({ tokenHash });
  }

  /** The brand of a token, for the host of links, which is no brand's. */
  async brandOf(tokenHash: string): Promise<string | undefined> {
    const [found] = await acrossTenants('find the brand of a shared date', () =>
      this.database.rows(owner, `SELECT ${owner.list} FROM date_share WHERE token_hash = :tokenHash`, {
        tokenHash,
      }),
    );
    return found?.tenantId;
  }

  /** How many links of a member hold. */
  countOpen(memberId: string, now: Date): Promise<number> {
    return this.rows.count({ memberId, endsAt: MoreThan(now) });
  }

  /** Whether a question to the member waits for its answer. */
  async asks(memberId: string, now: Date): Promise<boolean> {
    const count = await this.database.number(
      `SELECT COUNT(*) FROM date_share
        WHERE tenant_id = :tenant AND member_id = :memberId AND ends_at > :now
          AND asked_at <= :now AND checked_in_at IS NULL`,
      { memberId, now },
    );
    return count > 0;
  }

  insert(share: StoredDateShare): Promise<void> {
    return this.rows.insert(share);
  }

  async change(id: string, plan: DatePlan & Pick<StoredDateShare, 'toldAt'>): Promise<void> {
    await this.rows.update({ id }, plan);
  }

  async renew(id: string, tokenHash: string): Promise<void> {
    await this.rows.update({ id }, { tokenHash, opened: false });
  }

  async noteOpened(id: string): Promise<void> {
    await this.rows.update({ id }, { opened: true });
  }

  async noteTold(id: string, toldAt: Date): Promise<void> {
    await this.rows.update({ id }, { toldAt });
  }

  async checkIn(id: string, checkedInAt: Date): Promise<void> {
    await this.rows.update({ id }, { checkedInAt });
  }

  /** @returns false when there is none */
  async remove(memberId: string, id: string): Promise<boolean> {
    return (await this.rows.delete({ memberId, id })) > 0;
  }
}
