import { Injectable } from '@nestjs/common';
import type { FraudMark } from '@kindling/contract/safety/fraud-marks';
import { Database } from '../../../kernel/database/database.js';
import { columnsBut, columnsOf, type RowOf } from '../../../kernel/database/row-shape.js';
import { TenantRepository } from '../../../kernel/database/tenant-repository.js';
import { mostCompared, mostOfAccount } from './fraud-rules.js';
import { FraudTraceEntity } from './trace.entity.js';

const trace = columnsBut(FraudTraceEntity, ['tenantId'], 't');
const personal = columnsOf(FraudTraceEntity, ['kind', 'firstAt', 'lastAt'], 't');

export type TraceRow = RowOf<typeof trace>;
export type PersonalTrace = RowOf<typeof personal>;
export type Outcome = NonNullable<TraceRow['outcome']>;

/** A mark as it is stored. */
export interface MarkKey {
  kind: FraudMark;
  mark: string;
}

/** Which accounts of the current brand used which mark. */
@Injectable()
export class TracesRepository {
  private readonly traces: TenantRepository<FraudTraceEntity>;

  constructor(private readonly database: Database) {
    this.traces = new TenantRepository(database, FraudTraceEntity);
  }

  /** Notes a use that has no place, with the next statement of the transaction. */
  useLater({ kind, mark, memberId }: MarkKey & { memberId: string }, at: Date): void {
    this.database.writeLater(
      `INSERT INTO fraud_trace (tenant_id, kind, mark, member_id, first_at, last_at, places)
       VALUES (:tenant, :kind, :mark, :memberId, :at, :at, '[]')
       ON DUPLICATE KEY UPDATE last_at = VALUES(last_at)`,
      { kind, mark, memberId, at },
    );
  }

  /**
   * Notes a use, and locks what is known of the account and the mark until the transaction ends.
   *
   * @returns the places that are kept so far
   */
  async use({ kind, mark, memberId }: MarkKey & { memberId: string }, at: Date): Promise<string[]> {
    this.database.requireTransaction('Noting a mark');
    this.useLater({ kind, mark, memberId }, at);
    const found = await this.traces.findOne({ kind, mark, memberId });
    return found?.places ?? [];
  }

  async setPlaces({ kind, mark, memberId }: MarkKey & { memberId: string }, places: string[]): Promise<void> {
    await this.traces.update({ kind, mark, memberId }, { places });
  }

  /** Forgets the oldest marks of a kind that an account has too many of; those of a case stay. */
  async trim(memberId: string, kind: FraudMark): Promise<void> {
    const more = (await this.traces.count({ memberId, kind })) - mostOfAccount;
    if (more <= 0) return;
    await this.database.write(
      `DELETE FROM fraud_trace
        WHERE tenant_id = :tenant AND member_id = :memberId AND kind = :kind AND opened_at IS NULL
        ORDER BY last_at LIMIT :more`,
      { memberId, kind, more },
    );
  }

  async has({ kind, mark, memberId }: MarkKey & { memberId: string }): Promise<boolean> {
    return (await this.traces.count({ kind, mark, memberId })) > 0;
  }

  /** Who used a mark since, the first first, or is part of a case; locked, so that two at once open each item once. */
  async lockSharers({ kind, mark }: MarkKey, since: Date): Promise<TraceRow[]> {
    this.database.requireTransaction('Comparing accounts');
    return this.database.rows(
      trace,
      `SELECT ${trace.list} FROM fraud_trace t
        WHERE t.tenant_id = :tenant AND t.kind = :kind AND t.mark = :mark
          AND (t.last_at > :since OR t.opened_at IS NOT NULL)
        ORDER BY t.first_at, t.member_id LIMIT :mostCompared FOR UPDATE`,
      { kind, mark, since, mostCompared },
    );
  }

  /** Who used a mark, the first first. */
  sharers({ kind, mark }: MarkKey): Promise<TraceRow[]> {
    return this.database.rows(
      trace,
      `SELECT ${trace.list} FROM fraud_trace t
        WHERE t.tenant_id = :tenant AND t.kind = :kind AND t.mark = :mark
        ORDER BY t.first_at, t.member_id LIMIT :mostCompared`,
      { kind, mark, mostCompared },
    );
  }

  /** The marks of an account. */
  of(memberId: string): Promise<TraceRow[]> {
    return this.database.rows(
      trace,
      `SELECT ${trace.list} FROM fraud_trace t
        WHERE t.tenant_id = :tenant AND t.member_id = :memberId ORDER BY t.first_at, t.kind, t.mark`,
      { memberId },
    );
  }

  async open({ kind, mark }: MarkKey, memberIds: readonly string[], at: Date): Promise<void> {
    await this.database.write(
      `UPDATE fraud_trace SET opened_at = :at
        WHERE tenant_id = :tenant AND kind = :kind AND mark = :mark AND member_id IN (:memberIds)`,
      { kind, mark, memberIds, at },
    );
  }

  /** Notes what a moderator decided about an account and the marks that they saw: those of a case until then. */
  async settle(
    memberId: string,
    outcome: Outcome,
    { seenUntil, at }: { seenUntil: Date; at: Date },
  ): Promise<void> {
    await this.database.write(
      `UPDATE fraud_trace SET settled_at = :at, outcome = :outcome
        WHERE tenant_id = :tenant AND member_id = :memberId AND opened_at <= :seenUntil AND settled_at IS NULL`,
      { memberId, outcome, seenUntil, at },
    );
  }

  /** What was taken from an account was given back: its marks are nothing to it. */
  async clear(memberId: string): Promise<void> {
    await this.traces.update({ memberId, outcome: 'restricted' }, { outcome: 'cleared' });
  }

  /** Takes an account out of its cases, which keep its marks under a random id, and deletes the others. */
  async forget(memberId: string, randomId: string, at: Date): Promise<void> {
    await this.database.write(
      'DELETE FROM fraud_trace WHERE tenant_id = :tenant AND member_id = :memberId AND opened_at IS NULL',
      { memberId },
    );
    await this.database.write(
      `UPDATE fraud_trace
          SET member_id = :randomId, places = '[]', settled_at = COALESCE(settled_at, :at), outcome = COALESCE(outcome, 'left')
        WHERE tenant_id = :tenant AND member_id = :memberId`,
      { memberId, randomId, at },
    );
  }

  /** An account's own traces for its export. */
  personal(memberId: string): Promise<PersonalTrace[]> {
    return this.database.rows(
      personal,
      `SELECT ${personal.list} FROM fraud_trace t
        WHERE t.tenant_id = :tenant AND t.member_id = :memberId ORDER BY t.first_at, t.kind, t.mark`,
      { memberId },
    );
  }
}
