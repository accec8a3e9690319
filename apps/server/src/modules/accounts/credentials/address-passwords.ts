import { Injectable } from '@nestjs/common';
import {
  KeyedHashes,
  Passwords,
  type PasswordTurn,
  saltOf,
} from '../../console/authentication/authentication.api.js';
import { AccountsRepository, type StoredAccount } from '../core/accounts.repository.js';

/** At most this many unconfirmed accounts of an address can be logged in to, the newest. */
const unconfirmedTried = 50;

/**
 * Passwords by address. All accounts of an address share one salt, so that a login costs one hash however many there
 * are, which are compared with what is stored for each (docs/decisions/0011-logins.md).
 */
@Injectable()
export class AddressPasswords {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly keyedHashes: KeyedHashes,
    private readonly passwords: Passwords,
  ) {}

  /**
   * A password as it is stored for an account of an address.
   *
   * @param email in its normalised form
   * @param password undefined for an account without one
   * @throws Problem `unavailable`, `rate_limited` as `Passwords.hash` does
   */
  async hash(email: string, password: string | undefined, turn: PasswordTurn): Promise<string> {
    const [first] = await this.accounts.findOfAddress(email, 1);
    const salt = first ? saltOf(first.passwordHash) : this.keyedHashes.salt(email);
    return password === undefined ? this.passwords.none(salt) : this.passwords.hash(password, turn, salt);
  }

  /** The accounts of an address that a password can open, the owner's before all others. */
  async candidates(email: string): Promise<StoredAccount[]> {
    const found = await this.accounts.findOfAddress(email, unconfirmedTried + 1);
    // An owner takes no account's place: else the maker of fifty accounts would see whether there is one.
    return found.slice(0, unconfirmedTried + (found[0]?.confirmedAt ? 1 : 0));
  }

  /**
   * The first of an address's candidates that a password belongs to; undefined when none. Costs the same whatever
   * accounts there are.
   *
   * @throws Problem `unavailable`, `rate_limited` as `Passwords.hash` does
   */
  async match(
    accounts: readonly StoredAccount[],
    password: string,
    turn: PasswordTurn,
  ): Promise<StoredAccount | undefined> {
    const stored = accounts.map((account) => account.passwordHash);
    const [place] = await this.passwords.matching(password, stored, turn);
    return place === undefined ? undefined : accounts[place];
  }
}
