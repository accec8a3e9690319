import { Inject, Injectable } from '@nestjs/common';
import type { AccountMail } from './account-mail.js';
import { AccountsRepository, type StoredAccount } from '../core/accounts.repository.js';
import { MailedLinks } from '../links/mailed-links.js';
import { MailedLinksRepository, type StoredLink } from '../links/mailed-links.repository.js';
import { UnconfirmedMails } from './unconfirmed-mails.js';

const dayMs = 24 * 3_600_000;

/** Decides, when it is sent, which mail a signup or a resend leads to. */
@Injectable()
export class ConfirmationMails {
  constructor(
    @Inject(AccountsRepository) private readonly accounts: AccountsRepository,
    @Inject(MailedLinksRepository) private readonly links: MailedLinksRepository,
    @Inject(MailedLinks) private readonly mailedLinks: MailedLinks,
    @Inject(UnconfirmedMails) private readonly unconfirmed: UnconfirmedMails,
  ) {}

  /** @returns undefined when no mail is due: confirmed meanwhile, gone, or one of too many */
  async prepare(linkId: string): Promise<AccountMail | undefined> {
    const link = await this.links.find(linkId);
    if (!link || link.accountId === null) return undefined;
    const account = await this.accounts.find(link.accountId);
    if (account?.status !== 'not_confirmed' || link.usedAt !== null) return undefined;
    const owner = await this.accounts.findOwner(account.email);
    if (owner) return this.noticeTo(owner, link);
    if (await this.unconfirmed.isTooMany(link)) return undefined;
    const token = this.mailedLinks.token(link.id, link.purpose);
    return { kind: 'activation', to: account.email, language: account.language, token };
  }

  /** One notice a day says it all. */
  private async noticeTo(owner: StoredAccount, link: StoredLink): Promise<AccountMail | undefined> {
    const since = Math.max(link.createdAt.getTime() - dayMs, owner.confirmedAt?.getTime() ?? 0);
    const earlier = await this.links.countOfAddressBefore(owner.email, link, new Date(since));
    return earlier > 0 ? undefined : { kind: 'address_taken', to: owner.email, language: owner.language };
  }
}
