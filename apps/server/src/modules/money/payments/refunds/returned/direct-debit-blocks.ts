import { Injectable } from '@nestjs/common';
import { Database } from '../../../../../kernel/database/database.js';
import { TenantRepository } from '../../../../../kernel/database/tenant-repository.js';
import { Clock } from '../../../../../ports/clock.js';
import { DirectDebitBlockEntity } from './direct-debit-block.entity.js';

/** Who may not pay by direct debit any more. */
@Injectable()
export class DirectDebitBlocks {
  private readonly rows: TenantRepository<DirectDebitBlockEntity>;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {
    this.rows = new TenantRepository(database, DirectDebitBlockEntity);
  }

  /** Blocks a member because of a payment; the first one is kept. */
  async block(memberId: string, paymentId: string): Promise<void> {
    await this.database.write(
      `INSERT INTO direct_debit_block (tenant_id, member_id, payment_id, created_at)
       VALUES (:tenant, :memberId, :paymentId, :now) ON DUPLICATE KEY UPDATE payment_id = payment_id`,
      { memberId, paymentId, now: this.clock.now() },
    );
  }

  /** @returns since when and why; undefined for whoever is not blocked */
  find(memberId: string): Promise<Omit<DirectDebitBlockEntity, 'tenantId'> | undefined> {
    return this.rows.findOne({ memberId });
  }

  /** @returns false where there was none */
  async forget(memberId: string): Promise<boolean> {
    const { affectedRows } = await this.database.write(
      'DELETE FROM direct_debit_block WHERE tenant_id = :tenant AND member_id = :memberId',
      { memberId },
    );
    return affectedRows > 0;
  }
}
