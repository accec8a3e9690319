import { Injectable } from '@nestjs/common';
import type { ConsentKind } from '@kindling/contract/profiles/calls/consents';
import { Check, Column, Entity, ForeignKey, Index, Unique } from 'typeorm';
import { CodeColumn, IdColumn, InstantColumn, TenantOwned } from '../../../kernel/database/columns.js';
import { Database } from '../../../kernel/database/database.js';
import { Retention } from '../../../kernel/database/retention.js';
import { columnsOf } from '../../../kernel/database/row-shape.js';
import { TenantRepository } from '../../../kernel/database/tenant-repository.js';

/** A consent that a member gave. Giving it again adds a row; the only later change of a row is its end. */
@Entity('consent')
@Retention('erased', { after: 'withdrawn_at', days: 1827 })
@Index('ix_consent_withdrawn', ['withdrawnAt'])
@Unique('uq_consent_standing', ['tenantId', 'memberId', 'kind', 'standing'])
@Index('ix_consent_member', ['tenantId', 'memberId', 'givenAt'])
@Check('ck_consent_kind', "kind IN ('terms', 'sensitive_data', 'marketing')")
@Check('ck_consent_standing', 'standing IS NULL OR (standing = 1 AND withdrawn_at IS NULL)')
@ForeignKey('account', ['tenantId', 'memberId'], ['tenantId', 'id'], {
  name: 'fk_consent_account',
  onDelete: 'CASCADE',
})
export class ConsentEntity extends TenantOwned {
  @IdColumn({ primary: true })
  id!: string;

  @IdColumn()
  memberId!: string;

  @CodeColumn(16)
  kind!: ConsentKind;

  /** Date of the text that was agreed to, ISO 8601. */
  @CodeColumn(30)
  version!: string;

  /** True while it stands, null once it was withdrawn or replaced. By the unique key only one of a kind can stand. */
  @Column({ type: 'boolean', nullable: true })
  standing!: true | null;

  @InstantColumn()
  givenAt!: Date;

  @InstantColumn({ nullable: true })
  withdrawnAt!: Date | null;
}

const member = columnsOf(ConsentEntity, ['memberId']);

export type ConsentRow = Omit<ConsentEntity, 'tenantId'>;

@Injectable()
export class ConsentsRepository {
  private readonly rows: TenantRepository<ConsentEntity>;

  constructor(private readonly database: Database) {
    this.rows = new TenantRepository(database, ConsentEntity);
  }

  /** All that a member ever gave, the newest first. */
  ofMember(memberId: string): Promise<ConsentRow[]> {
    return this.rows.find({ memberId }, { order: { givenAt: 'DESC', id: 'DESC' } });
  }

  standing(memberId: string, kind: ConsentKind): Promise<ConsentRow | undefined> {
    return this.rows.findOne({ memberId, kind, standing: true });
  }

  /** Members with a standing consent, by id behind one; read from its unique key alone. */
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
