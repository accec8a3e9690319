import { Injectable } from '@nestjs/common';
import { Check, Column, Entity, ForeignKey, Index } from 'typeorm';
import { CodeColumn, IdColumn, InstantColumn, TenantOwned } from '../../../kernel/database/columns.js';
import { Database } from '../../../kernel/database/database.js';
import { Retention } from '../../../kernel/database/retention.js';
import { columnsOf, type RowOf } from '../../../kernel/database/row-shape.js';
import { TenantRepository } from '../../../kernel/database/tenant-repository.js';
import { notPassedOn } from '../../console/staff/staff.api.js';
import { SupportCaseEntity } from './support-case.entity.js';

/** A message of a support case from either side, or a note by staff. */
@Entity('support_message')
@Retention(
  { kept: 'cases: what was written about complaints, without names' },
  'with its case (`Complaints`)',
)
@Index('ix_support_message_case', ['tenantId', 'caseId', 'writtenAt', 'id'])
@Index('ix_support_message_written', ['tenantId', 'kind', 'writtenAt'])
@Check('ck_support_message_kind', "kind IN ('complaint', 'answer', 'note')")
@Check('ck_support_message_staff', "(kind = 'complaint') = (staff_id IS NULL)")
@ForeignKey(() => SupportCaseEntity, ['tenantId', 'caseId'], ['tenantId', 'id'], {
  name: 'fk_support_message_case',
  onDelete: 'CASCADE',
})
export class SupportMessageEntity extends TenantOwned {
  @IdColumn({ primary: true })
  id!: string;

  @IdColumn()
  caseId!: string;

  @CodeColumn(9)
  kind!: 'complaint' | 'answer' | 'note';

  /** Null for the complainant. */
  @IdColumn({ nullable: true })
  staffId!: string | null;

  @Column({ type: 'text' })
  text!: string;

  @InstantColumn()
  writtenAt!: Date;
}

/** Whether a message `m` (`support_message`) is the first answer to its complaint: a condition of SQL. */
export const isFirstAnswer = `m.kind = 'answer'
  AND NOT EXISTS (SELECT 1 FROM support_message b
                   WHERE b.tenant_id = m.tenant_id AND b.case_id = m.case_id AND b.kind = 'answer'
                     AND (b.written_at, b.id) < (m.written_at, m.id))`;

const over = columnsOf(SupportCaseEntity, ['tenantId', 'id']);

export type SupportCaseRow = Omit<SupportCaseEntity, 'tenantId'>;
export type SupportMessageRow = Omit<SupportMessageEntity, 'tenantId'>;

/** Cases of support of the current brand. What reaches over brands is in `support-queue.repository.ts`. */
@Injectable()
export class SupportCasesRepository {
  private readonly cases: TenantRepository<SupportCaseEntity>;
  private readonly messages: TenantRepository<SupportMessageEntity>;

  constructor(private readonly database: Database) {
    this.cases = new TenantRepository(database, SupportCaseEntity);
    this.messages = new TenantRepository(database, SupportMessageEntity);
  }

  async insert(row: SupportCaseRow): Promise<void> {
    await this.cases.insert(row);
  }

  find(id: string): Promise<SupportCaseRow | undefined> {
    return this.cases.findOne({ id });
  }

  findByNumber(number: string): Promise<SupportCaseRow | undefined> {
    return this.cases.findOne({ number });
  }

  /** @throws Error outside a transaction */
  lock(id: string): Promise<SupportCaseRow | undefined> {
    this.database.requireTransaction('Changing a case of support');
    return this.cases.findOne({ id }, { forUpdate: true });
  }

  async change(id: string, changes: Partial<Omit<SupportCaseRow, 'id' | 'number'>>): Promise<void> {
    await this.cases.update({ id }, changes);
  }

  /** Closes an answered case; without effect where the complainant wrote meanwhile. */
  async close(id: string, now: Date): Promise<void> {
    await this.cases.update(
      { id, state: 'answered' },
      { state: 'closed', changedAt: now, leaseUntil: null, ...notPassedOn },
    );
  }

  async write(row: SupportMessageRow): Promise<void> {
    await this.messages.insert(row);
  }

  /** All messages of a case, the first one first. */
  messagesOf(caseId: string): Promise<SupportMessageRow[]> {
    return this.messages.find({ caseId }, { order: { writtenAt: 'ASC', id: 'ASC' } });
  }

  findMessage(id: string): Promise<SupportMessageRow | undefined> {
    return this.messages.findOne({ id });
  }

  async setText(id: string, text: string): Promise<void> {
    await this.messages.update({ id }, { text });
  }

  /** A member's complaints, the first one first. */
  ofMember(memberId: string): Promise<SupportCaseRow[]> {
    return this.cases.find({ memberId }, { order: { openedAt: 'ASC', id: 'ASC' } });
  }

  ofEmail(email: string): Promise<SupportCaseRow[]> {
    return this.cases.find({ email });
  }

  /** Deletes a case with all its messages. */
  async delete(id: string): Promise<void> {
    await this.cases.delete({ id });
  }

  /** Cases over all brands that have been in a state since before; call it across brands. */
  unchangedSince(state: 'answered' | 'closed', limit: Date, atMost: number): Promise<RowOf<typeof over>[]> {
    return this.database.rows(
      over,
      `SELECT ${over.list} FROM support_case
        WHERE state = :state AND changed_at <= :limit ORDER BY changed_at, tenant_id, id LIMIT :atMost`,
      { state, limit, atMost },
    );
  }
}
