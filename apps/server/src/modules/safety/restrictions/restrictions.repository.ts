import { Injectable } from '@nestjs/common';
import { Database } from '../../../kernel/database/database.js';
import { columnsBut, type RowOf } from '../../../kernel/database/row-shape.js';
import { TenantRepository } from '../../../kernel/database/tenant-repository.js';
import { RestrictionEntity } from './restriction.entity.js';

const stored = columnsBut(RestrictionEntity, ['tenantId', 'tokenHash']);

export type StoredRestriction = RowOf<typeof stored>;
export type NewRestriction = Omit<RestrictionEntity, 'tenantId'>;

@Injectable()
export class RestrictionsRepository {
  private readonly rows: TenantRepository<RestrictionEntity>;

  constructor(private readonly database: Database) {
    this.rows = new TenantRepository(database, RestrictionEntity);
  }

  insert(restriction: NewRestriction): Promise<void> {
    return this.rows.insert(restriction);
  }

  find(id: string): Promise<StoredRestriction | undefined> {
    return this.read('id = :id', { id });
  }

  /** Locks it until the transaction ends. */
  findForUpdate(id: string): Promise<StoredRestriction | undefined> {
    return this.read('id = :id', { id }, 'FOR UPDATE');
  }

  /** The restriction that a mailed link's token opens. */
  findByToken(id: string, tokenHash: string): Promise<StoredRestriction | undefined> {
    return this.read('id = :id AND token_hash = :tokenHash', { id, tokenHash });
  }

  /** A member's restrictions, the newest first. */
  ofMember(memberId: string): Promise<StoredRestriction[]> {
    return this.database.rows(
      stored,
      `SELECT ${stored.list} FROM restriction
        WHERE tenant_id = :tenant AND member_id = :memberId ORDER BY decided_at DESC, id DESC`,
      { memberId },
    );
  }

  /** A member's restrictions of some kinds that are in force, the newest first. */
  async standing(memberId: string, kinds: readonly string[]): Promise<StoredRestriction[]> {
    return this.database.rows(
      stored,
      `SELECT ${stored.list} FROM restriction
        WHERE tenant_id = :tenant AND member_id = :memberId AND kind IN (:kinds) AND ended_at IS NULL
        ORDER BY decided_at DESC, id DESC`,
      { memberId, kinds },
    );
  }

  /**
   * How many restrictions of a member no appeal reversed.
   *
   * @param without a photo or text whose own do not count
   */
  countOf(memberId: string, without?: string): Promise<number> {
    return this.database.number(
      `SELECT COUNT(*) FROM restriction
        WHERE tenant_id = :tenant AND member_id = :memberId AND COALESCE(end_reason, '') <> 'appeal'
          AND COALESCE(subject_id, '') <> :without`,
      { memberId, without: without?.split('.').at(-1) ?? '-' },
    );
  }

  /** How many of them an appeal reversed. */
  async reversedOf(ids: readonly string[]): Promise<number> {
    if (ids.length === 0) return 0;
    return this.database.number(
      `SELECT COUNT(*) FROM restriction
        WHERE tenant_id = :tenant AND id IN (:ids) AND end_reason = 'appeal'`,
      { ids },
    );
  }

  async keepUntil(id: string, keepUntil: Date): Promise<void> {
    await this.rows.update({ id }, { keepUntil });
  }

  /** Removes everything that names the member from a case. */
  async anonymise(
    id: string,
    words: Pick<RestrictionEntity, 'memberId' | 'note' | 'statement' | 'endStatement' | 'keepUntil'>,
  ): Promise<void> {
    await this.rows.update({ id }, words);
  }

  /** @returns false when it has ended */
  async end(
    id: string,
    end: Pick<RestrictionEntity, 'endedAt' | 'endReason' | 'endedBy' | 'endStatement' | 'keepUntil'>,
  ): Promise<boolean> {
    const { affectedRows } = await this.database.write(
      `UPDATE restriction
          SET ended_at = :endedAt, end_reason = :endReason, ended_by = :endedBy, end_statement = :endStatement,
              keep_until = :keepUntil
        WHERE tenant_id = :tenant AND id = :id AND ended_at IS NULL`,
      { id, ...end },
    );
    return affectedRows === 1;
  }

  private async read(
    where: string,
    parameters: Record<string, string>,
    locking: '' | 'FOR UPDATE' = '',
  ): Promise<StoredRestriction | undefined> {
    const [row] = await this.database.rows(
      stored,
      `SELECT ${stored.list} FROM restriction WHERE tenant_id = :tenant AND ${where} ${locking}`,
      parameters,
    );
    return row;
  }
}
