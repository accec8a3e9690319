import { Injectable } from '@nestjs/common';
import type { SessionOpening } from '@kindling/contract/accounts/calls/sessions';
import { Database } from '../../../kernel/database/database.js';
import { problem } from '../../../kernel/ground/problem.js';
import type { Call } from '../../../kernel/http/call.js';
import { MemberSessions } from '../../../kernel/sessions/member-sessions.js';
import { accountOf, type Account } from '../core/account.js';
import { AccountsRepository, type StoredAccount } from '../core/accounts.repository.js';
import { DeleteAccount } from '../leaving/delete-account.js';
import { BannedLogin } from './banned-login.js';
import { RememberBrowser } from '../credentials/remember-browser.js';

/** Outcome of a successful login by any credential: a session, a reactivation link, or the ban's reasons. */
@Injectable()
export class EnterAccount {
  constructor(
    private readonly database: Database,
    private readonly memberSessions: MemberSessions,
    private readonly accounts: AccountsRepository,
    private readonly deleteAccount: DeleteAccount,
    private readonly rememberBrowser: RememberBrowser,
  ) {}

  /**
   * @param checked the authenticated account, as read during verification
   * @returns the account of the new session; undefined when the password was changed or the account deleted meanwhile,
   *   as both end all earlier sessions
   * @throws Problem `account_deleted` for an account that can still be reactivated, `account_banned` for a banned one
   */
  async enter(checked: StoredAccount, openedBy: SessionOpening, call: Call): Promise<Account | undefined> {
    if (checked.bannedBy !== null) throw new BannedLogin(checked.bannedBy);
    const account = accountOf(checked);
    if (!account) {
      if (!(await this.offerReactivation(checked))) return undefined;
      throw problem('account_deleted');
    }
    return (await this.startSession(checked, openedBy, call)) ? account : undefined;
  }

  // Anything written here must also be written for an unconfirmed and an unknown address, or it reveals them (decisions §3.3).
  private async startSession(checked: StoredAccount, openedBy: SessionOpening, call: Call): Promise<boolean> {
    const seen = this.accounts.seen(checked);
    if (!(await this.memberSessions.start(checked.id, openedBy, call, seen))) return false;
    await this.rememberBrowser.remember(checked, call);
    return true;
  }

  /** Mails the owner a reactivation link while the account can still be restored. */
  private offerReactivation(checked: StoredAccount): Promise<boolean> {
    return this.database.inTransaction(async () => {
      const account = await this.accounts.findForUpdate(checked.id);
      const isSame = account?.status === 'deleted' && account.passwordHash === checked.passwordHash;
      return isSame && this.deleteAccount.offerReactivation(account);
    });
  }
}
