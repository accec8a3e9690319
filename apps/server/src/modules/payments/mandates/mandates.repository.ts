import { Inject, Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { Database, isDuplicate } from '../../../kernel/database/database.js';
import { TenantRepository } from '../../../kernel/database/tenant-repository.js';
import { Clock } from '../../../ports/clock.js';
import { MandateEntity } from './mandate.entity.js';

export type MandateRow = Readonly<Omit<MandateEntity, 'tenantId'>>;
export type NewMandate = Omit<MandateRow, 'endedAt'>;

@Injectable()
export class MandatesRepository {
  private readonly rows: TenantRepository<MandateEntity>;

  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
  ) {
    this.rows = new TenantRepository(database, MandateEntity);
  }

  find(id: string): Promise<MandateRow | undefined> {
    return this.rows.findOne({ id });
  }

  findByClientId(memberId: string, clientId: string): Promise<MandateRow | undefined> {
    return this.rows.findOne({ memberId, clientId });
  }

  /** All of a member, also those that ended, the newest first. */
  ofMember(memberId: string): Promise<MandateRow[]> {
    return this.rows.find({ memberId }, { order: { signedAt: 'DESC', id: 'DESC' } });
  }

  /** Whose mandates were confirmed by a code to this number, the newest first; also those that ended. */
  async membersOfMobile(mobileHash: string, atMost: number): Promise<string[]> {
    const rows = await this.rows.find(
      { mobileHash },
      { order: { signedAt: 'DESC', id: 'DESC' }, take: atMost },
    );
    return [...new Set(rows.map(({ memberId }) => memberId))];
  }

  /** Those that money may be taken from, the newest first. */
  standingOf(memberId: string): Promise<MandateRow[]> {
    return this.rows.find({ memberId, endedAt: IsNull() }, { order: { signedAt: 'DESC', id: 'DESC' } });
  }

  /** A member's own that still stands; locked until the transaction ends, as are its debits with it. */
  lockStanding(id: string, memberId: string): Promise<MandateRow | undefined> {
    this.database.requireTransaction('Using a mandate');
    return this.rows.findOne({ id, memberId, endedAt: IsNull() }, { forUpdate: true });
  }

  /** @returns false when the member, or the provider, has it already */
  async insert(mandate: NewMandate): Promise<boolean> {
    try {
      await this.rows.insert({ ...mandate, endedAt: null });
      return true;
    } catch (error) {
      if (isDuplicate(error, 'uq_mandate_client') || isDuplicate(error, 'uq_mandate_provider')) return false;
      throw error;
    }
  }

  /** @returns false for one that ended before */
  async end(id: string): Promise<boolean> {
    return (await this.rows.update({ id, endedAt: IsNull() }, { endedAt: this.clock.now() })) === 1;
  }

  async deleteOfMember(memberId: string): Promise<void> {
    await this.rows.delete({ memberId });
  }

  /**
   * What an account was debited for since then, in minor units: what is ordered or paid, less what went back.
   *
   * @param accountHash whoever named it
   */
  debitedCents(accountHash: string, since: Date): Promise<number> {
    return this.database.number(
      `SELECT CAST(COALESCE(SUM(p.amount_cents - p.refunded_cents), 0) AS UNSIGNED)
         FROM mandate m JOIN payment p ON p.tenant_id = m.tenant_id AND p.mandate_id = m.id
        WHERE m.tenant_id = :tenant AND m.account_hash = :accountHash AND p.created_at > :since
          AND p.status IN ('created', 'pending', 'completed', 'charged_back')`,
      { accountHash, since },
    );
  }

  /** Whether anybody who debited this account had a debit taken back. */
  async isAccountBlocked(accountHash: string): Promise<boolean> {
    const found = await this.database.number(
      `SELECT COUNT(*) FROM mandate m JOIN direct_debit_block b ON b.tenant_id = m.tenant_id AND b.member_id = m.member_id
        WHERE m.tenant_id = :tenant AND m.account_hash = :accountHash`,
      { accountHash },
    );
    return found > 0;
  }
}
