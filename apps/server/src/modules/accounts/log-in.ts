import { Inject, Injectable } from '@nestjs/common';
import { normalizeEmail } from '@kindling/contract/account-rules';
import type { Call } from '../../kernel/http/call.js';
import { clientNetwork } from '../../kernel/http/client-network.js';
import { Limits } from '../../kernel/http/limits.js';
import { problem } from '../../kernel/http/problem.js';
import { Sessions } from '../../kernel/sessions/sessions.js';
import { AccountsRepository } from './accounts.repository.js';
import { Lockout } from './lockout.js';
import { Passwords } from './passwords.js';

export interface Credentials {
  email: string;
  password: string;
}

const loginsPerAddress = { name: 'login', points: 30, seconds: 60 };
/** How many unconfirmed accounts of an address are tried; each costs a hash. */
const provisionalTried = 2;

/** Logs in with email and password (specification §7, decisions §3.1 to §3.3). */
@Injectable()
export class LogIn {
  constructor(
    @Inject(Limits) private readonly limits: Limits,
    @Inject(Sessions) private readonly sessions: Sessions,
    @Inject(AccountsRepository) private readonly accounts: AccountsRepository,
    @Inject(Lockout) private readonly lockout: Lockout,
    @Inject(Passwords) private readonly passwords: Passwords,
  ) {}

  /**
   * @returns the member's id, once the session is started
   * @throws Problem `login_failed`, `account_locked` with `minutes`, `rate_limited`, `unavailable`
   */
  async logIn(credentials: Credentials, call: Call): Promise<string> {
    await this.limits.consume(loginsPerAddress, clientNetwork(call.request.address));
    const email = normalizeEmail(credentials.email);
    const attempt = await this.lockout.begin(email);

    const owner = await this.accounts.findActive(email);
    const isOwner = await this.passwords.matches(credentials.password, owner?.passwordHash);
    if (owner && isOwner) {
      await this.lockout.clear(attempt);
      return this.start(owner.id, call);
    }
    const provisional = await this.matchingProvisional(email, credentials.password);
    if (provisional === undefined) throw problem('login_failed');
    await this.lockout.undo(attempt);
    return this.start(provisional, call);
  }

  /** Always checks the same number of hashes: the time must not tell how many accounts an address has. */
  private async matchingProvisional(email: string, password: string): Promise<string | undefined> {
    const accounts = await this.accounts.findProvisional(email, provisionalTried);
    let matching: string | undefined;
    for (let index = 0; index < provisionalTried; index++) {
      const account = accounts[index];
      const matches = await this.passwords.matches(password, account?.passwordHash);
      if (matches) matching ??= account?.id;
    }
    return matching;
  }

  private async start(memberId: string, call: Call): Promise<string> {
    await this.sessions.start(memberId, call);
    return memberId;
  }
}
