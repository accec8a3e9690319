import { Inject, Injectable } from '@nestjs/common';
import type { AccountMail } from './account-mail.js';
import { AccountsRepository } from '../core/accounts.repository.js';
import { MailChangesRepository } from '../links/mail-changes.repository.js';
import { MailedLinksRepository } from '../links/mailed-links.repository.js';

/** What an account's owner is told of after it was done. */
@Injectable()
export class AccountNotices {
  constructor(
    @Inject(AccountsRepository) private readonly accounts: AccountsRepository,
    @Inject(MailChangesRepository) private readonly changes: MailChangesRepository,
    @Inject(MailedLinksRepository) private readonly links: MailedLinksRepository,
  ) {}

  /**
   * @returns undefined for an address that nobody confirmed: it may be a stranger's, who would be told of things that
   *   are not theirs, as often as somebody likes; and for an account that is deleted
   */
  async passwordChanged(accountId: string): Promise<AccountMail | undefined> {
    const account = await this.accounts.find(accountId);
    if (account?.status !== 'active') return undefined;
    return { kind: 'password_changed', to: account.email, language: account.language };
  }

  /**
   * @param linkId of the link that changed the address
   * @returns a mail to the address of before, also when the account was deleted since: whoever took it over may have done
   *   both; undefined when the account is gone
   */
  async mailChanged(linkId: string): Promise<AccountMail | undefined> {
    const [link, change] = [await this.links.find(linkId), await this.changes.find(linkId)];
    const account = link?.accountId ? await this.accounts.find(link.accountId) : undefined;
    if (!account || !change || change.leftEmail === null) return undefined;
    return { kind: 'mail_changed', to: change.leftEmail, language: account.language };
  }
}
