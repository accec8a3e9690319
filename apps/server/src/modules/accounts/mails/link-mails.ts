import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../../../ports/clock.js';
import type { AccountMail } from './account-mail.js';
import { AccountsRepository, type StoredAccount } from '../core/accounts.repository.js';
import { MailChangesRepository } from '../links/mail-changes.repository.js';
import { MailedLinks } from '../links/mailed-links.js';
import { MailedLinksRepository, type StoredLink } from '../links/mailed-links.repository.js';
import { UnconfirmedMails } from './unconfirmed-mails.js';

const dayMs = 24 * 3_600_000;

/** Decides, when it is sent, which mail a link for a reset, a mail change or a reactivation leads to. */
@Injectable()
export class LinkMails {
  constructor(
    @Inject(Clock) private readonly clock: Clock,
    @Inject(AccountsRepository) private readonly accounts: AccountsRepository,
    @Inject(MailChangesRepository) private readonly changes: MailChangesRepository,
    @Inject(MailedLinks) private readonly mailedLinks: MailedLinks,
    @Inject(MailedLinksRepository) private readonly links: MailedLinksRepository,
    @Inject(UnconfirmedMails) private readonly unconfirmed: UnconfirmedMails,
  ) {}

  /** @returns undefined when no mail is due: for nobody's account, used meanwhile, too old, or one of too many */
  async prepare(linkId: string): Promise<AccountMail | undefined> {
    const link = await this.links.find(linkId);
    if (!link || link.usedAt !== null || link.expiresAt <= this.clock.now()) return undefined;
    const account = link.accountId === null ? undefined : await this.accounts.find(link.accountId);
    if (!account) return undefined;
    if (link.purpose === 'mail_change') return this.mailChange(link, account);
    if (link.purpose === 'reactivation') return this.reactivation(link, account);
    if (await this.unconfirmed.isTooMany(link)) return undefined;
    const token = this.mailedLinks.token(link.id, link.purpose);
    return { kind: 'reset', to: account.email, language: account.language, token };
  }

  /** The link to the new address, or a notice to whoever has an account with it; one of these a day says it all. */
  private async mailChange(link: StoredLink, account: StoredAccount): Promise<AccountMail | undefined> {
    const change = await this.changes.find(link.id);
    if (!change) return undefined;
    const owner = await this.accounts.findOwner(change.email);
    if (owner) return this.noticeTo(owner, link);
    if (await this.unconfirmed.isTooMany(link)) return undefined;
    const token = this.mailedLinks.token(link.id, link.purpose);
    return { kind: 'mail_change', to: change.email, language: account.language, token };
  }

  private async noticeTo(owner: StoredAccount, link: StoredLink): Promise<AccountMail | undefined> {
    const since = Math.max(link.createdAt.getTime() - dayMs, owner.confirmedAt?.getTime() ?? 0);
    const earlier = await this.links.countOfHashBefore(link, new Date(since));
    return earlier > 0 ? undefined : { kind: 'mail_change_taken', to: owner.email, language: owner.language };
  }

  /** An address that nobody confirmed may be a stranger's, and is not written to at all once it has another owner. */
  private async reactivation(link: StoredLink, account: StoredAccount): Promise<AccountMail | undefined> {
    if (account.status !== 'deleted') return undefined;
    if (account.confirmedAt === null) {
      if (await this.accounts.findOwner(account.email)) return undefined;
      if (await this.unconfirmed.isTooMany(link)) return undefined;
    }
    const token = this.mailedLinks.token(link.id, link.purpose);
    return { kind: 'reactivation', to: account.email, language: account.language, token };
  }
}
