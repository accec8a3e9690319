import { Injectable } from '@nestjs/common';
import { normalizeEmail } from '@kindling/contract/accounts/email-rules';
import { Database } from '../../../kernel/database/database.js';
import { problem } from '../../../kernel/ground/problem.js';
import type { Call } from '../../../kernel/http/call.js';
import { MemberSessions } from '../../../kernel/sessions/member-sessions.js';
import { KnownDevices, LoginAttempts } from '../../console/authentication/authentication.api.js';
import { accountOf, type Account } from '../core/account.js';
import { AccountsRepository, type StoredAccount } from '../core/accounts.repository.js';
import { AddressPasswords } from '../credentials/address-passwords.js';
import { DeleteAccount } from '../leaving/delete-account.js';
import type { ChallengeAnswer } from '../proof/proof-challenges.js';
import { BannedLogin } from './banned-login.js';
import { LoginGate } from './login-gate.js';

export interface Credentials {
  email: string;
  password: string;
  /** Work that the browser was asked for before. */
  challenge?: ChallengeAnswer | undefined;
}

/** Logs in with email and password (specification §7, decisions §3.1 to §3.3). */
@Injectable()
export class LogIn {
  constructor(
    private readonly database: Database,
    private readonly memberSessions: MemberSessions,
    private readonly accounts: AccountsRepository,
    private readonly addressPasswords: AddressPasswords,
    private readonly deleteAccount: DeleteAccount,
    private readonly knownDevices: KnownDevices,
    private readonly loginAttempts: LoginAttempts,
    private readonly loginGate: LoginGate,
  ) {}

  /**
   * @returns the account that the browser is logged in to from now on
   * @throws Problem `login_failed`, `account_locked` with `minutes`, `account_deleted` for the right password of an account
   *   that can still be had back, `account_banned` for that of a banned one, `proof_required` from an unknown browser while many wait, `rate_limited`, `unavailable`
   */
  async logIn({ email: typed, password, challenge }: Credentials, call: Call): Promise<Account> {
    const email = normalizeEmail(typed);
    const candidates = await this.addressPasswords.candidates(email);
    const matched = await this.loginAttempts.attempt(
      {
        email,
        owner: ownerOf(candidates),
        admit: () => this.loginGate.pass(challenge),
        check: (turn) => this.addressPasswords.match(candidates, password, turn),
        provesOwner: ({ confirmedAt }) => confirmedAt !== null,
      },
      call,
    );
    if (!matched) throw problem('login_failed');
    if (matched.bannedBy !== null) throw new BannedLogin(matched.bannedBy);
    const account = accountOf(matched);
    if (!account) {
      await this.offerReactivation(matched);
      throw problem('account_deleted');
    }
    await this.startSession(matched, call);
    return account;
  }

  /** Unless the password was changed, or the account deleted, while it was checked: that ends all sessions of before. */
  // Anything written here must also be written for an unconfirmed and an unknown address, or it reveals them (decisions §3.3).
  private async startSession(checked: StoredAccount, call: Call): Promise<void> {
    const seen = this.accounts.seen(checked);
    if (!(await this.memberSessions.start(checked.id, call, seen))) throw problem('login_failed');
    this.knownDevices.remember(checked, call);
  }

  /** A deleted account's owner gets the way back by mail, while there is one. */
  private async offerReactivation(checked: StoredAccount): Promise<void> {
    await this.database.inTransaction(async () => {
      const account = await this.accounts.findForUpdate(checked.id);
      const isSame = account?.status === 'deleted' && account.passwordHash === checked.passwordHash;
      if (!isSame || !(await this.deleteAccount.offerReactivation(account))) throw problem('login_failed');
    });
  }
}

/** The account that confirmed an address and was not deleted: it comes before all others of it. */
function ownerOf([first]: readonly StoredAccount[]): StoredAccount | undefined {
  return first?.status === 'active' ? first : undefined;
}
