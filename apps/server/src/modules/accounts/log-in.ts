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
import { DeleteAccount } from './delete-account.js';
import { KnownDevices } from './known-devices.js';
import { Lockout } from './lockout.js';

export interface Credentials {
  email: string;
  password: string;
}

/** Figures: docs/decisions/0011-one-hash-a-login.md. */
const loginsPerNetwork = { name: 'login', points: 30, seconds: 60 };
const failuresPerNetwork = { name: 'login-failure', points: 100, seconds: 3600 };
const loginsPerDevice = { name: 'login-device', points: 30, seconds: 60 };

/** Logs in with email and password (specification §7, decisions §3.1 to §3.3). */
@Injectable()
export class LogIn {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Limits) private readonly limits: Limits,
    @Inject(Sessions) private readonly sessions: Sessions,
    @Inject(AccountsRepository) private readonly accounts: AccountsRepository,
    @Inject(DeleteAccount) private readonly deletions: DeleteAccount,
    @Inject(KnownDevices) private readonly devices: KnownDevices,
    @Inject(Lockout) private readonly lockout: Lockout,
    @Inject(AddressPasswords) private readonly passwords: AddressPasswords,
  ) {}

  /**
   * @returns the member's id, once the session is started
   * @throws Problem `login_failed`, `account_locked` with `minutes`, `account_deleted` for the right password of an account
   *   that can still be had back, `rate_limited`, `unavailable`
   */
  async logIn(credentials: Credentials, call: Call): Promise<string> {
    const email = normalizeEmail(credentials.email);
    const device = await this.devices.ofOwner(email, call);
    const network = clientNetwork(call.request.address);
    if (device === undefined) {
      await this.limits.consume(loginsPerNetwork, network);
      await this.limits.consume(failuresPerNetwork, network);
    } else await this.limits.consume(loginsPerDevice, device);
    // Guesses of a known device are counted apart: neither those of others nor the address's block reach it.
    const attempt = await (device === undefined
      ? this.lockout.begin('login', email)
      : this.lockout.begin('device', device));

    const account = await this.passwords.match(email, credentials.password);
    if (!account) throw problem('login_failed');
    if (account.confirmedAt !== null) await this.lockout.clear(attempt);
    else await this.lockout.undo(attempt);
    const isStarted = await this.database.inTransaction(() => this.start(account, call));
    if (device === undefined) await this.limits.giveBack(failuresPerNetwork, network);
    if (!isStarted) throw problem('account_deleted');
    return account.id;
  }

  /**
   * Starts the session unless the password was changed while it was checked: that ends all sessions of before.
   *
   * @returns false for a deleted account, whose owner gets the way back by mail instead
   */
  private async start(checked: AddressAccount, call: Call): Promise<boolean> {
    const account = await this.accounts.findForUpdate(checked.id);
    if (account?.passwordHash !== checked.passwordHash) throw problem('login_failed');
    if (account.status === 'deleted') {
      if (!(await this.deletions.offerReactivation(account))) throw problem('login_failed');
      return false;
    }
    await this.sessions.start(checked.id, call);
    await this.devices.remember(checked.id, call);
    return true;
  }
}
