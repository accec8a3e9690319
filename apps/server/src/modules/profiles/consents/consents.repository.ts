import { Inject, Injectable } from '@nestjs/common';
import type { ConsentKind } from '@kindling/contract/routes/consents';
import { Database } from '../../../kernel/database/database.js';
import { columnsOf } from '../../../kernel/database/row-shape.js';
import { TenantRepository } from '../../../kernel/database/tenant-repository.js';
import { ConsentEntity } from './consent.entity.js';

const member = columnsOf(ConsentEntity, ['memberId']);

export type ConsentRow = Omit<ConsentEntity, 'tenantId'>;

@Injectable()
export class ConsentsRepository {
  private readonly rows: TenantRepository<ConsentEntity>;

  constructor(@Inject(Database) private readonly database: Database) {
    this.rows = new TenantRepository(database, ConsentEntity);
  }

  /** All that a member ever gave, the newest first. */
  ofMember(memberId: string): Promise<ConsentRow[]> {
    return this.rows.find({ memberId }, { order: { givenAt: 'DESC', id: 'DESC' } });
  }

  standing(memberId: string, kind: ConsentKind): Promise<ConsentRow | undefined> {
    return this.rows.findOne({ memberId, kind, standing: true });
  }

  /** Whose consent stands, by id behind one; the unique key of what stands has it all. */
  async membersWith(kind: ConsentKind, after: string | null, atMost: number): Promise<string[]> {
    const rows = await this.database.rows(
      member,
      `SELECT ${member.list} FROM consent
        WHERE tenant_id = :tenant AND member_id > :after AND kind = :kind AND standing = 1
        ORDER BY member_id LIMIT :atMost`,
      { kind, after: after ?? '', atMost },
    );
    return rows.map(({ memberId }) => memberId);
  }

  insert(row: ConsentRow): Promise<void> {
    return this.rows.insert(row);
  }

  /** A newer text takes its place. */
  async supersede(id: string): Promise<void> {
    await this.rows.update({ id }, { standing: null });
  }

  async withdraw(id: string, at: Date): Promise<void> {
    await this.rows.update({ id }, { standing: null, withdrawnAt: at });
  }
}
