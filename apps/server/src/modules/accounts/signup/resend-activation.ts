import { Injectable } from '@nestjs/common';
import { Database } from '../../../kernel/database/database.js';
import { problem } from '../../../kernel/ground/problem.js';
import { Clock } from '../../../ports/clock.js';
import { AccountsRepository } from '../core/accounts.repository.js';
import { MailedLinksRepository } from '../links/mailed-links.repository.js';
import { MailLink } from '../mails/mail-link.js';
import { unconfirmedMailsPerDay } from '../mails/unconfirmed-mails.js';

const dayMs = 24 * 3_600_000;

/** Mails the activation link to the logged-in member again. */
@Injectable()
export class ResendActivation {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly accounts: AccountsRepository,
    private readonly mailLink: MailLink,
    private readonly mailedLinks: MailedLinksRepository,
  ) {}

  /** @throws Problem `already_active`, `too_many_mails` after three in 24 hours, the signup's own among them */
  resend(memberId: string): Promise<void> {
    return this.database.inTransaction(() => this.order(memberId));
  }

  /** Does the same inside the caller's transaction; support uses it. */
  async order(memberId: string): Promise<void> {
    const now = this.clock.now();
    // The lock makes requests at the same time count one after the other.
    const account = await this.accounts.findForUpdate(memberId);
    if (!account || account.status === 'deleted') throw problem('authentication_required');
    if (account.status === 'active') throw problem('already_active');
    const since = new Date(now.getTime() - dayMs);
    const sent = await this.mailedLinks.countOfAccount(memberId, 'activation', since);
    if (sent >= unconfirmedMailsPerDay) throw problem('too_many_mails');
    await this.mailLink.mail(
      { accountId: memberId, purpose: 'activation', unconfirmedEmail: account.email },
      now,
    );
  }
}
