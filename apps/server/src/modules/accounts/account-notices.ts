import { Inject, Injectable } from '@nestjs/common';
import type { AccountMail } from './account-mail.js';
import { AccountsRepository } from './accounts.repository.js';

/** What an account's owner is told of after it was done. */
@Injectable()
export class AccountNotices {
  constructor(@Inject(AccountsRepository) private readonly accounts: AccountsRepository) {}

  /**
   * @returns undefined for an address that nobody confirmed: it may be a stranger's, who would be told of things that
   *   are not theirs, as often as somebody likes
   */
  async passwordChanged(accountId: string): Promise<AccountMail | undefined> {
    const account = await this.accounts.find(accountId);
    if (!account || account.confirmedAt === null) return undefined;
    return { kind: 'password_changed', to: account.email, language: account.language };
  }
}
