import { Inject, Injectable } from '@nestjs/common';
import { normalizeEmail } from '@kindling/contract/account-rules';
import { Database } from '../../kernel/database/database.js';
import type { Call } from '../../kernel/http/call.js';
import { clientNetwork } from '../../kernel/http/client-network.js';
import { Limits } from '../../kernel/http/limits.js';
import { problem } from '../../kernel/http/problem.js';
import { Sessions } from '../../kernel/sessions/sessions.js';
import { AccountsRepository, type AddressAccount } from './accounts.repository.js';
import { AddressPasswords } from './address-passwords.js';
import { Lockout } from './lockout.js';

export interface Credentials {
  email: string;
  password: string;
}

const loginsPerAddress = { name: 'login', points: 30, seconds: 60 };

/** Logs in with email and password (specification §7, decisions §3.1 to §3.3). */
@Injectable()
export class LogIn {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Limits) private readonly limits: Limits,
    @Inject(Sessions) private readonly sessions: Sessions,
    @Inject(AccountsRepository) private readonly accounts: AccountsRepository,
    @Inject(Lockout) private readonly lockout: Lockout,
    @Inject(AddressPasswords) private readonly passwords: AddressPasswords,
  ) {}

  /**
   * @returns the member's id, once the session is started
   * @throws Problem `login_failed`, `account_locked` with `minutes`, `rate_limited`, `unavailable`
   */
  async logIn(credentials: Credentials, call: Call): Promise<string> {
    await this.limits.consume(loginsPerAddress, clientNetwork(call.request.address));
    const email = normalizeEmail(credentials.email);
    const attempt = await this.lockout.begin('login', email);

    const account = await this.passwords.match(email, credentials.password);
    if (!account) throw problem('login_failed');
    if (account.status === 'active') await this.lockout.clear(attempt);
    else await this.lockout.undo(attempt);
    await this.database.inTransaction(() => this.start(account, call));
    return account.id;
  }

  /** Starts the session unless the password was changed while it was checked: that ends all sessions of before. */
  private async start(checked: AddressAccount, call: Call): Promise<void> {
    const account = await this.accounts.findForUpdate(checked.id);
    if (account?.passwordHash !== checked.passwordHash) throw problem('login_failed');
    await this.sessions.start(checked.id, call);
  }
}
