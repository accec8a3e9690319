import { Injectable } from '@nestjs/common';
import { usualDirectDebitCents } from '@kindling/contract/brands/settings/price-settings';
import type { directDebitRefusals } from '@kindling/contract/money/calls/mandates';
import { Database } from '../../../../kernel/database/database.js';
import { TenantRepository } from '../../../../kernel/database/tenant-repository.js';
import { problem } from '../../../../kernel/ground/problem.js';
import { TenantContext } from '../../../../kernel/ground/tenant-context.js';
import { TenantRegistry } from '../../../../kernel/tenancy/tenant-registry.js';
import { Clock } from '../../../../ports/clock.js';
import { DirectDebitBlockEntity } from './direct-debit-block.entity.js';
import { MandatesRepository, type MandateRow } from './mandates.repository.js';
import { SmsCodes } from './sms-codes.js';

/** Over how many days debits are summed: most of the time in which a bank takes a debit back at its customer's request. */
export const debitDays = 30;
const dayMs = 86_400_000;

/** Which members and accounts may be debited, and up to which sum (decisions §7.4). */
@Injectable()
export class DirectDebits {
  private readonly blocks: TenantRepository<DirectDebitBlockEntity>;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly tenantRegistry: TenantRegistry,
    private readonly smsCodes: SmsCodes,
    private readonly mandates: MandatesRepository,
  ) {
    this.blocks = new TenantRepository(database, DirectDebitBlockEntity);
  }

  /** The creditor as banks know it; null where the brand has none, or no code could be sent. */
  async creditorId(): Promise<string | null> {
    if (!this.smsCodes.isAvailable) return null;
    const company = await this.tenantRegistry.company(TenantContext.current().settings.company_id);
    return company?.creditor_id ?? null;
  }

  /** @throws Problem `direct_debit_blocked` for a member, or an account, with a debit that was taken back */
  async requireUnblocked(memberId: string, accountHash: string | null): Promise<void> {
    if (await this.isBlocked(memberId, accountHash)) throw problem('direct_debit_blocked');
  }

  /** @throws Problem `direct_debit_blocked`, `direct_debit_limit`; call it with the limits held */
  async requireWithin({ memberId, accountHash }: MandateRow, amountCents: number): Promise<void> {
    await this.requireUnblocked(memberId, accountHash);
    if (amountCents > (await this.left(memberId, accountHash))) throw problem('direct_debit_limit');
  }

  /** @throws Problem `direct_debit_accounts` for a member who named another account within a day */
  async limitNewAccounts(memberId: string, accountHash: string): Promise<void> {
    const dayAgo = new Date(this.clock.now().getTime() - dayMs);
    if (await this.mandates.namedAnother(memberId, accountHash, dayAgo))
      throw problem('direct_debit_accounts');
  }

  /** What may still be debited of a member, before the checkout. */
  async standing(
    memberId: string,
    mandate: MandateRow | undefined,
  ): Promise<{ refused: (typeof directDebitRefusals)[number] | null; left: number }> {
    const accountHash = mandate?.accountHash ?? null;
    const isBlocked = await this.isBlocked(memberId, accountHash);
    const left = await this.left(memberId, accountHash);
    return { left, refused: isBlocked ? 'direct_debit_blocked' : left === 0 ? 'direct_debit_limit' : null };
  }

  /** Blocks a member because of a payment; the first one is kept. */
  async block(memberId: string, paymentId: string): Promise<void> {
    await this.database.write(
      `INSERT INTO direct_debit_block (tenant_id, member_id, payment_id, created_at)
       VALUES (:tenant, :memberId, :paymentId, :now) ON DUPLICATE KEY UPDATE payment_id = payment_id`,
      { memberId, paymentId, now: this.clock.now() },
    );
  }

  /** @returns since when and why a member is blocked; undefined for others */
  blockOf(memberId: string): Promise<Omit<DirectDebitBlockEntity, 'tenantId'> | undefined> {
    return this.blocks.findOne({ memberId });
  }

  /** Lets a member pay by direct debit again. @returns false where there was no block */
  async unblock(memberId: string): Promise<boolean> {
    const { affectedRows } = await this.database.write(
      'DELETE FROM direct_debit_block WHERE tenant_id = :tenant AND member_id = :memberId',
      { memberId },
    );
    return affectedRows > 0;
  }

  private async isBlocked(memberId: string, accountHash: string | null): Promise<boolean> {
    if (await this.blockOf(memberId)) return true;
    return accountHash !== null && (await this.mandates.isAccountBlocked(accountHash));
  }

  private limit(): number {
    return TenantContext.current().settings.direct_debit_limit_cents ?? usualDirectDebitCents;
  }

  /** The rest of a member's limit, and of an account's where one is named; in minor units. */
  private async left(memberId: string, accountHash: string | null): Promise<number> {
    const since = new Date(this.clock.now().getTime() - debitDays * dayMs);
    const ofMember = await this.mandates.debitedOf(memberId, since);
    const ofAccount = accountHash === null ? 0 : await this.mandates.debitedFrom(accountHash, since);
    return Math.max(0, this.limit() - Math.max(ofMember, ofAccount));
  }
}
