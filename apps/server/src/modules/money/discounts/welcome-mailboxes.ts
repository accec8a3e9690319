import { Injectable } from '@nestjs/common';
import { Database } from '../../../kernel/database/database.js';
import { TenantRepository } from '../../../kernel/database/tenant-repository.js';
import { OnEvent } from '../../../kernel/outbox/events.js';
import { AccountsApi, mailboxOf, memberActivated, memberMailChanged } from '../../accounts/accounts.api.js';
import { KeyedHashes } from '../../console/authentication/authentication.api.js';
import { WelcomeMailboxEntity } from './welcome-mailbox.entity.js';

/**
 * A first purchase is reduced once for each mailbox, under whatever spelling of its address: of several accounts it is
 * that of the first which confirmed it, until that one is erased (docs/decisions/0023-prices-and-discounts.md).
 */
@Injectable()
export class WelcomeMailboxes {
  private readonly rows: TenantRepository<WelcomeMailboxEntity>;

  constructor(
    private readonly database: Database,
    private readonly accounts: AccountsApi,
    private readonly keyedHashes: KeyedHashes,
  ) {
    this.rows = new TenantRepository(database, WelcomeMailboxEntity);
  }

  @OnEvent(memberActivated)
  takeConfirmed({ memberId }: { memberId: string }): Promise<void> {
    return this.take(memberId);
  }

  @OnEvent(memberMailChanged)
  takeChanged({ memberId }: { memberId: string }): Promise<void> {
    return this.take(memberId);
  }

  /** Whether no other account of this mailbox was first. @param email in its normalised form, confirmed */
  async isFirst(memberId: string, email: string): Promise<boolean> {
    const first = await this.rows.findOne({ mailboxHash: this.hashOf(email) });
    return first === undefined || first.memberId === memberId;
  }

  /** Inside the transaction of the confirmation: of two accounts at once one is the first. */
  private async take(memberId: string): Promise<void> {
    const account = await this.accounts.find(memberId);
    if (!account) return;
    await this.database.write(
      `INSERT IGNORE INTO welcome_mailbox (tenant_id, mailbox_hash, member_id)
       VALUES (:tenant, :mailboxHash, :memberId)`,
      { memberId, mailboxHash: this.hashOf(account.email) },
    );
  }

  private hashOf(email: string): string {
    return this.keyedHashes.of('welcome', mailboxOf(email));
  }
}
