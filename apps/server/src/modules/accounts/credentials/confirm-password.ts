import { Injectable } from '@nestjs/common';
import { fieldProblems, problem } from '../../../kernel/ground/problem.js';
import { Lockout, Passwords } from '../../console/authentication/authentication.api.js';
import { AccountsRepository, type StoredAccount } from '../core/accounts.repository.js';

/** Asks a logged-in member for their password: an unlocked telephone is not enough for everything. */
@Injectable()
export class ConfirmPassword {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly lockout: Lockout,
    private readonly passwords: Passwords,
  ) {}

  /**
   * Wrong ones are counted for the member and not for the address, whose logins they neither block nor use up.
   *
   * @param field what the API calls the field of the password
   * @returns the account that the password opens
   * @throws Problem `validation_failed` (`old_password_wrong`), `account_locked` with `minutes` after five wrong ones,
   *   `unavailable`
   */
  async confirm(memberId: string, password: string, field: string): Promise<StoredAccount> {
    const account = await this.lockout.attempt('password', memberId, {
      check: () => this.find(memberId, password),
      provesOwner: () => true,
    });
    if (!account) throw fieldProblems({ [field]: 'old_password_wrong' });
    return account;
  }

  private async find(memberId: string, password: string): Promise<StoredAccount | undefined> {
    const account = await this.accounts.find(memberId);
    if (!account) throw problem('authentication_required');
    const turn = { lane: 'known', of: memberId } as const;
    return (await this.passwords.matches(password, account.passwordHash, turn)) ? account : undefined;
  }
}
