import { Injectable } from '@nestjs/common';
import { normalizeEmail } from '@kindling/contract/accounts/email-rules';
import { problem } from '../../../kernel/ground/problem.js';
import type { Call } from '../../../kernel/http/call.js';
import { LoginAttempts } from '../../console/authentication/authentication.api.js';
import type { Account } from '../core/account.js';
import type { StoredAccount } from '../core/accounts.repository.js';
import { AddressPasswords } from '../credentials/address-passwords.js';
import type { ChallengeAnswer } from '../proof/proof-challenges.js';
import { EnterAccount } from './enter-account.js';
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
    private readonly addressPasswords: AddressPasswords,
    private readonly enterAccount: EnterAccount,
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
    const account = matched && (await this.enterAccount.enter(matched, 'password', call));
    if (!account) throw problem('login_failed');
    return account;
  }
}

/** The account that confirmed an address and was not deleted: it comes before all others of it. */
function ownerOf([first]: readonly StoredAccount[]): StoredAccount | undefined {
  return first?.status === 'active' ? first : undefined;
}
