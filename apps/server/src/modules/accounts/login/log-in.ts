import { Inject, Injectable } from '@nestjs/common';
import { normalizeEmail } from '@kindling/contract/email-rules';
import { Database } from '../../../kernel/database/database.js';
import type { Call } from '../../../kernel/http/call.js';
import { clientNetwork } from '../../../kernel/http/client-network.js';
import { Limits } from '../../../kernel/http/limits.js';
import { Problem, problem } from '../../../kernel/http/problem.js';
import { Sessions } from '../../../kernel/sessions/sessions.js';
import { accountOf, type Account } from '../core/account.js';
import { AccountsRepository, type StoredAccount } from '../core/accounts.repository.js';
import { AddressPasswords } from '../credentials/address-passwords.js';
import { DeleteAccount } from '../leaving/delete-account.js';
import { KnownDevices, Lockout, type PasswordTurn } from '../../authentication/authentication.api.js';
import { LoginGate } from './login-gate.js';
import type { ChallengeAnswer } from '../proof/proof-challenges.js';

export interface Credentials {
  email: string;
  password: string;
  /** Work that the browser was asked for before. */
  challenge?: ChallengeAnswer | undefined;
}

/** Credentials that were right. */
export interface Login {
  account: Account;
  /**
   * Starts the session in the browser that logs in. What the answer needs can be read at the same time, and goes to
   * nobody when this throws.
   *
   * @throws Problem `login_failed` when the password was changed, or the account deleted, since it was checked
   */
  start(): Promise<void>;
}

/** An attempt, before anything of it was looked at. */
interface Guess {
  kind: 'login' | 'device';
  /** What it counts for: the address, or the device that is known to its owner. */
  counted: string;
  /** The address's accounts, if they were read already. */
  found: StoredAccount[] | undefined;
  turn: PasswordTurn;
}

/** The account that confirmed an address and was not deleted: it stands before all others of it. */
function ownerOf([first]: readonly StoredAccount[]): StoredAccount | undefined {
  return first?.status === 'active' ? first : undefined;
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
    @Inject(LoginGate) private readonly gate: LoginGate,
    @Inject(AddressPasswords) private readonly passwords: AddressPasswords,
  ) {}

  /**
   * @returns the account, whose session is not started yet
   * @throws Problem `login_failed`, `account_locked` with `minutes`, `account_deleted` for the right password of an account
   *   that can still be had back, `proof_required` from an unknown browser while many wait, `rate_limited`, `unavailable`
   */
  async logIn(credentials: Credentials, call: Call): Promise<Login> {
    const email = normalizeEmail(credentials.email);
    const given = { ...credentials, email };
    const found = this.devices.isPresented(call) ? await this.passwords.candidates(email) : undefined;
    const owner = found && ownerOf(found);
    const device = found && this.devices.counterOf(owner, call);
    // Guesses of a known device are counted apart: neither those of others nor the address's block reach it.
    if (owner && device !== undefined) {
      await this.limits.consume(loginsPerDevice, device);
      const turn = { lane: 'known', of: owner.id } as const;
      return this.check(given, call, { kind: 'device', counted: device, found, turn });
    }
    const network = clientNetwork(call.request.address);
    await this.limits.consume(loginsPerNetwork, network);
    await this.gate.pass(credentials.challenge);
    const turn = { lane: 'stranger', of: network } as const;
    try {
      return await this.check(given, call, { kind: 'login', counted: email, found, turn });
    } catch (error) {
      if (error instanceof Problem && (error.code === 'login_failed' || error.code === 'account_locked'))
        await this.limits.penalize(failuresPerNetwork, loginsPerNetwork, network);
      throw error;
    }
  }

  private async check({ email, password }: Credentials, call: Call, guess: Guess): Promise<Login> {
    const login = await this.lockout.attempt(guess.kind, guess.counted, {
      beside: () => (guess.found ? Promise.resolve(guess.found) : this.passwords.candidates(email)),
      check: async (attempt, candidates) => {
        const stored = await this.passwords.match(candidates, password, guess.turn);
        if (!stored) return undefined;
        const takenBack = stored.confirmedAt === null ? attempt.undo() : attempt.clear();
        const account = accountOf(stored);
        if (!account) {
          await Promise.all([takenBack, this.offerReactivation(stored)]);
          throw problem('account_deleted');
        }
        // Whoever starts the session hears of it; until then nobody needs to.
        takenBack.catch(() => undefined);
        return {
          account,
          start: async () => void (await Promise.all([takenBack, this.start(stored, call)])),
        };
      },
    });
    if (!login) throw problem('login_failed');
    return login;
  }

  /** Starts the session unless the password was changed while it was checked: that ends all sessions of before. */
  private async start(checked: StoredAccount, call: Call): Promise<void> {
    const seen = this.accounts.seen(checked);
    if (!(await this.sessions.start(checked.id, call, seen))) throw problem('login_failed');
    this.devices.remember(checked, call);
  }

  /** A deleted account's owner gets the way back by mail, while there is one. */
  private async offerReactivation(checked: StoredAccount): Promise<void> {
    await this.database.inTransaction(async () => {
      const account = await this.accounts.findForUpdate(checked.id);
      const isSame = account?.status === 'deleted' && account.passwordHash === checked.passwordHash;
      if (!isSame || !(await this.deletions.offerReactivation(account))) throw problem('login_failed');
    });
  }
}
