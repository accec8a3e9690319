import { Injectable } from '@nestjs/common';
import { usualDirectDebitCents } from '@kindling/contract/brands/settings/settings';
import type { directDebitRefusals } from '@kindling/contract/money/calls/mandates';
import { problem } from '../../../../kernel/ground/problem.js';
import { TenantContext } from '../../../../kernel/ground/tenant-context.js';
import { TenantRegistry } from '../../../../kernel/tenancy/tenant-registry.js';
import { Clock } from '../../../../ports/clock.js';
import { DirectDebitBlocks } from '../refunds/returned/direct-debit-blocks.js';
import { MandatesRepository, type MandateRow } from './mandates.repository.js';
import { SmsCodes } from './sms-codes.js';

/** Over how many days debits are summed: most of the time in which a bank takes back what its customer dislikes. */
export const debitDays = 30;
const dayMs = 86_400_000;

/** Who may be debited, and for how much (decisions §7.4). */
@Injectable()
export class DirectDebits {
  constructor(
    private readonly clock: Clock,
    private readonly tenantRegistry: TenantRegistry,
    private readonly smsCodes: SmsCodes,
    private readonly mandates: MandatesRepository,
    private readonly directDebitBlocks: DirectDebitBlocks,
  ) {}

  /** Who debits, as banks know them; null where nobody can, or no code could be sent. */
  async creditorId(): Promise<string | null> {
    if (!this.smsCodes.isAvailable) return null;
    const company = await this.tenantRegistry.company(TenantContext.current().settings.company_id);
    return company?.creditor_id ?? null;
  }

  /** @throws Problem `direct_debit_blocked` for whoever had a debit taken back, or whose account had */
  async requireUnblocked(memberId: string, accountHash: string | null): Promise<void> {
    if (await this.isBlocked(memberId, accountHash)) throw problem('direct_debit_blocked');
  }

  /** @throws Problem `direct_debit_blocked`, `direct_debit_limit`; call it with the limits held */
  async requireWithin({ memberId, accountHash }: MandateRow, amountCents: number): Promise<void> {
    await this.requireUnblocked(memberId, accountHash);
    if (amountCents > (await this.left(memberId, accountHash))) throw problem('direct_debit_limit');
  }

  /** @throws Problem `direct_debit_accounts` for whoever named another account within a day */
  async limitNewAccounts(memberId: string, accountHash: string): Promise<void> {
    const dayAgo = new Date(this.clock.now().getTime() - dayMs);
    if (await this.mandates.namedAnother(memberId, accountHash, dayAgo))
      throw problem('direct_debit_accounts');
  }

  /** How a member stands before anything is chosen. */
  async standing(
    memberId: string,
    mandate: MandateRow | undefined,
  ): Promise<{ refused: (typeof directDebitRefusals)[number] | null; left: number }> {
    const accountHash = mandate?.accountHash ?? null;
    const isBlocked = await this.isBlocked(memberId, accountHash);
    const left = await this.left(memberId, accountHash);
    return { left, refused: isBlocked ? 'direct_debit_blocked' : left === 0 ? 'direct_debit_limit' : null };
  }

  private async isBlocked(memberId: string, accountHash: string | null): Promise<boolean> {
    if (await this.directDebitBlocks.find(memberId)) return true;
    return accountHash !== null && (await this.mandates.isAccountBlocked(accountHash));
  }

  private limit(): number {
    return TenantContext.current().settings.direct_debit_limit_cents ?? usualDirectDebitCents;
  }

  /** What is left of the limit of a member and of an account, where one is named; in minor units. */
  private async left(memberId: string, accountHash: string | null): Promise<number> {
    const since = new Date(this.clock.now().getTime() - debitDays * dayMs);
    const ofMember = await this.mandates.debitedOf(memberId, since);
    const ofAccount = accountHash === null ? 0 : await this.mandates.debitedFrom(accountHash, since);
    return Math.max(0, this.limit() - Math.max(ofMember, ofAccount));
  }
}
