import { Injectable } from '@nestjs/common';
import { TenantContext } from '../../../kernel/ground/tenant-context.js';
import type { Call } from '../../../kernel/http/call.js';
import { MemberSessions } from '../../../kernel/sessions/member-sessions.js';
import { AccountsRepository } from '../core/accounts.repository.js';

/** At most this many unconfirmed accounts are looked at; where accounts are revealed there are hardly two. */
const othersAtMost = 50;

/**
 * Which sessions outlast the moment in which a mailbox shows that an account is its own
 * (docs/decisions/0003-mailed-links.md).
 */
@Injectable()
export class ConfirmedSessions {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly memberSessions: MemberSessions,
  ) {}

  /**
   * Ends the account's sessions in every browser but the one that opened the link, if that is logged in to it: the mail may
   * be read by another person than the one who signed up. That browser gets a new token. Where the brand reveals accounts,
   * unconfirmed accounts of the same address are logged out, too; elsewhere that would reveal that it has an owner now.
   */
  async keepOnlyOwn(account: { id: string; email: string }, call: Call): Promise<void> {
    const caller = await call.caller();
    const isOwn = caller.kind === 'member' && caller.memberId === account.id;
    await this.memberSessions.endAll(account.id, isOwn ? caller.sessionHash : undefined);
    if (isOwn) await this.memberSessions.renew(caller, call);
    if (TenantContext.current().settings.account_disclosure !== 'reveal') return;
    for (const other of await this.accounts.findOfAddress(account.email, othersAtMost)) {
      if (other.status === 'not_confirmed') await this.memberSessions.endAll(other.id);
    }
  }
}
