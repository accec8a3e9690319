import { Injectable } from '@nestjs/common';
import { problem } from '../../../kernel/ground/problem.js';
import { TenantContext } from '../../../kernel/ground/tenant-context.js';
import { Clock } from '../../../ports/clock.js';
import { KeyedHashes } from '../../console/authentication/authentication.api.js';
import { AccountsRepository } from '../core/accounts.repository.js';
import { MailChangesRepository } from '../links/mail-changes.repository.js';
import { linkLifetimeMs, MailedLinks } from '../links/mailed-links.js';
import { MailedLinksRepository } from '../links/mailed-links.repository.js';
import { MailLink } from '../mails/mail-link.js';

const dayMs = 24 * 3_600_000;
const mailsPerDay = 3;

export interface NewMailChange {
  memberId: string;
  /** In its normalised form. */
  email: string;
  /** The account's password under the salt of the new address. */
  passwordHash: string;
}

/** Stores what opening a link will change, and has the link mailed to the new address. */
@Injectable()
export class BeginMailChange {
  constructor(
    private readonly clock: Clock,
    private readonly accounts: AccountsRepository,
    private readonly keyedHashes: KeyedHashes,
    private readonly mailChanges: MailChangesRepository,
    private readonly mailedLinks: MailedLinks,
    private readonly mailedLinksRepository: MailedLinksRepository,
    private readonly mailLink: MailLink,
  ) {}

  /**
   * Call it with the account locked: requests at the same time then count one after the other.
   *
   * @returns false when the brand reveals accounts and the address has one: nothing is mailed, but it counts
   * @throws Problem `too_many_mails` after three in 24 hours, taken addresses among them
   * @throws Error outside a transaction
   */
  async begin({ memberId, email, passwordHash }: NewMailChange): Promise<boolean> {
    const now = this.clock.now();
    const since = new Date(now.getTime() - dayMs);
    if ((await this.mailedLinksRepository.countOfAccount(memberId, 'mail_change', since)) >= mailsPerDay)
      throw problem('too_many_mails');
    const link = { accountId: memberId, purpose: 'mail_change' } as const;
    if (await this.isTaken(email, now)) {
      // Kept for the count: else asking for address after address would reveal which are registered.
      await this.mailedLinks.create({ ...link, usedAt: now }, now);
      return false;
    }
    await this.mailedLinksRepository.spendAll(memberId, 'mail_change', now);
    const addressHash = this.keyedHashes.of('mail_change', email);
    const linkId = await this.mailLink.mail({ ...link, addressHash, unconfirmedEmail: email }, now);
    await this.mailChanges.insert({ linkId, email, passwordHash });
    return true;
  }

  /** By the rule of signups: an address is free again where its account was not confirmed in time. */
  private async isTaken(email: string, now: Date): Promise<boolean> {
    if (TenantContext.current().settings.account_disclosure !== 'reveal') return false;
    await this.accounts.releaseUnconfirmedClaims(email, new Date(now.getTime() - linkLifetimeMs.activation));
    return this.accounts.isClaimed(email);
  }
}
