import { Inject, Injectable } from '@nestjs/common';
import { MoreThan } from 'typeorm';
import { Database } from '../../../../kernel/database/database.js';
import { columnsOf } from '../../../../kernel/database/row-shape.js';
import { TenantRepository } from '../../../../kernel/database/tenant-repository.js';
import { acrossTenants } from '../../../../kernel/tenancy/tenant-context.js';
import { AuditedMemberEntity } from './audited-member.entity.js';

export type AuditedMember = Omit<AuditedMemberEntity, 'tenantId'>;

const subject = columnsOf(AuditedMemberEntity, ['tenantId', 'id', 'memberId']);

/** Whom entries of the audit log are about, in the current brand unless said otherwise. */
@Injectable()
export class AuditedMembersRepository {
  private readonly rows: TenantRepository<AuditedMemberEntity>;

  constructor(@Inject(Database) private readonly database: Database) {
    this.rows = new TenantRepository(database, AuditedMemberEntity);
  }

  insert(row: AuditedMember): Promise<void> {
    return this.rows.insert(row);
  }

  /** Whether somebody looked at the same of a member since then. */
  async hasLooked(
    { memberId, staffId, what }: Pick<AuditedMember, 'memberId' | 'staffId' | 'what'>,
    since: Date,
  ): Promise<boolean> {
    return (await this.rows.count({ memberId, staffId, what, at: MoreThan(since) })) > 0;
  }

  /** The newest first. */
  ofMember(memberId: string, atMost: number): Promise<AuditedMember[]> {
    return this.rows.find({ memberId }, { order: { at: 'DESC', id: 'DESC' }, take: atMost });
  }

  /**
   * Whom entries of several brands are about.
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
