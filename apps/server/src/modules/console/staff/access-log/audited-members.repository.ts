import { Injectable } from '@nestjs/common';
import { MoreThan, Check, Entity, ForeignKey, Index } from 'typeorm';
import type { AuditedWhat } from '@kindling/contract/console/access-log';
import { CodeColumn, IdColumn, InstantColumn, TenantOwned } from '../../../../kernel/database/columns.js';
import { Database } from '../../../../kernel/database/database.js';
import { Retention } from '../../../../kernel/database/retention.js';
import { columnsOf } from '../../../../kernel/database/row-shape.js';
import { TenantRepository } from '../../../../kernel/database/tenant-repository.js';
import { acrossTenants } from '../../../../kernel/ground/tenant-context.js';

/**
 * The member concerned by an audit entry. The log names no member, because it outlives them; this row has the id of its
 * entry and is erased with the member (decisions §3.5).
 */
@Entity('audited_member')
@Retention('erased', { after: 'at', days: 365 })
@Index('ix_audited_member_member', ['tenantId', 'memberId', 'at'])
@Index('ix_audited_member_age', ['at'])
@Check(
  'ck_audited_member_what',
  "what IN ('page', 'evidence', 'sessions', 'mail', 'data', 'deletion', 'lockout', 'debit')",
)
@ForeignKey('account', ['tenantId', 'memberId'], ['tenantId', 'id'], {
  name: 'fk_audited_member_account',
  onDelete: 'CASCADE',
})
export class AuditedMemberEntity extends TenantOwned {
  /** Id of the entry in the audit log. */
  @IdColumn({ primary: true })
  id!: string;

  @IdColumn()
  memberId!: string;

  @IdColumn()
  staffId!: string;

  @CodeColumn(12)
  what!: AuditedWhat;

  @InstantColumn()
  at!: Date;
}

export type AuditedMember = Omit<AuditedMemberEntity, 'tenantId'>;

const subject = columnsOf(AuditedMemberEntity, ['tenantId', 'id', 'memberId']);

/** The members of audit entries, in the current brand unless said otherwise. */
@Injectable()
export class AuditedMembersRepository {
  private readonly rows: TenantRepository<AuditedMemberEntity>;

  constructor(private readonly database: Database) {
    this.rows = new TenantRepository(database, AuditedMemberEntity);
  }

  insert(row: AuditedMember): Promise<void> {
    return this.rows.insert(row);
  }

  /** Whether the staff member had the same access to a member since then. */
  async hasLooked(
    { memberId, staffId, what }: Pick<AuditedMember, 'memberId' | 'staffId' | 'what'>,
    since: Date,
  ): Promise<boolean> {
    return (await this.rows.count({ memberId, staffId, what, at: MoreThan(since) })) > 0;
  }

  /** Newest first. */
  ofMember(memberId: string, atMost: number): Promise<AuditedMember[]> {
    return this.rows.find({ memberId }, { order: { at: 'DESC', id: 'DESC' }, take: atMost });
  }

  /**
   * The members of entries of several brands.
   *
   * @param entries each with its brand
   * @returns `<tenant>:<member>` by the id of the entry
   */
  async membersOf(
    entries: readonly (readonly [tenantId: string, id: string])[],
  ): Promise<ReadonlyMap<string, string>> {
    if (entries.length === 0) return new Map();
    const rows = await acrossTenants('show whom entries of the audit log are about', () =>
      this.database.rows(
        subject,
        `SELECT ${subject.list} FROM audited_member WHERE (tenant_id, id) IN (:entries)`,
        { entries },
      ),
    );
    return new Map(rows.map(({ tenantId, id, memberId }) => [id, `${tenantId}:${memberId}`]));
  }
}
