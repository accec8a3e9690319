import { Inject, Injectable } from '@nestjs/common';
import { AccountsRepository, type AddressAccount } from './accounts.repository.js';
import { KeyedHashes } from './keyed-hashes.js';
import { Passwords, saltOf } from './passwords.js';

/** So many of the accounts of an address that nobody confirmed can be logged in to, the newest. */
const unconfirmedTried = 50;

/**
 * Passwords by address. All accounts of an address share one salt, so that a login costs one hash however many there
 * are, which are compared with what is stored for each (docs/decisions/0011-one-hash-a-login.md).
 */
@Injectable()
export class AddressPasswords {
  constructor(
    @Inject(AccountsRepository) private readonly accounts: AccountsRepository,
    @Inject(KeyedHashes) private readonly hashes: KeyedHashes,
    @Inject(Passwords) private readonly passwords: Passwords,
  ) {}

  /**
   * A password as it is stored for an account of an address.
   *
   * @param email in its normalised form
   * @throws Problem `unavailable` when too many wait
   */
  async hash(email: string, password: string): Promise<string> {
    const [first] = await this.accounts.findOfAddress(email, 1);
    return this.passwords.hash(password, first ? saltOf(first.passwordHash) : this.hashes.salt(email));
  }

  /**
   * The account of an address that a password belongs to, the owner's before all others; undefined when none. Costs the
   * same whatever accounts there are.
   *
   * @throws Problem `unavailable` when too many wait
   */
  async match(email: string, password: string): Promise<AddressAccount | undefined> {
    const found = await this.accounts.findOfAddress(email, unconfirmedTried + 1);
    // An owner takes nobody's place: else who made fifty accounts would see whether there is one.
    const accounts = found.slice(0, unconfirmedTried + (found[0]?.confirmedAt ? 1 : 0));
    const stored = accounts.map((account) => account.passwordHash);
    const [place] = await this.passwords.matching(password, stored, this.hashes.salt(email));
    return place === undefined ? undefined : accounts[place];
  }
}
