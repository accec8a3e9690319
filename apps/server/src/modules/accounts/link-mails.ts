import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../../ports/clock.js';
import type { AccountMail } from './account-mail.js';
import { AccountsRepository } from './accounts.repository.js';
import { MailedLinks } from './mailed-links.js';
import { MailedLinksRepository } from './mailed-links.repository.js';

/** Decides, when it is sent, which mail a link for a reset leads to. */
@Injectable()
export class LinkMails {
  constructor(
    @Inject(Clock) private readonly clock: Clock,
    @Inject(AccountsRepository) private readonly accounts: AccountsRepository,
    @Inject(MailedLinks) private readonly mailedLinks: MailedLinks,
    @Inject(MailedLinksRepository) private readonly links: MailedLinksRepository,
  ) {}

  /** @returns undefined when no mail is due: for nobody's account, used meanwhile or too old */
  async prepare(linkId: string): Promise<AccountMail | undefined> {
    const link = await this.links.find(linkId);
    if (!link || link.usedAt !== null || link.expiresAt <= this.clock.now()) return undefined;
    const account = link.accountId === null ? undefined : await this.accounts.find(link.accountId);
    if (!account) return undefined;
    const token = this.mailedLinks.token(link.id, link.purpose);
    return { kind: 'reset', to: account.email, language: account.language, token };
  }
}
