import { Inject, Injectable } from '@nestjs/common';
import { In, MoreThan } from 'typeorm';
import { Database } from '../../../kernel/database/database.js';
import { TenantRepository } from '../../../kernel/database/tenant-repository.js';
import { AuditedMemberEntity } from './audited-member.entity.js';

export type AuditedMember = Omit<AuditedMemberEntity, 'tenantId'>;

/** Whom entries of the audit log are about, in the current brand. */
@Injectable()
export class AuditedMembersRepository {
  private readonly rows: TenantRepository<AuditedMemberEntity>;

  constructor(@Inject(Database) database: Database) {
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

  /** Whom entries are about, by their ids. */
  async membersOf(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    if (ids.length === 0) return new Map();
    const rows = await this.rows.find({ id: In([...ids]) });
    return new Map(rows.map(({ id, memberId }) => [id, memberId]));
  }
}
