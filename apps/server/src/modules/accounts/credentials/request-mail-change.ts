import { Inject, Injectable } from '@nestjs/common';
import { normalizeEmail } from '@kindling/contract/email-rules';
import { Clock } from '../../../ports/clock.js';
import { Database } from '../../../kernel/database/database.js';
import { fieldProblems, problem } from '../../../kernel/http/problem.js';
import { TenantContext } from '../../../kernel/tenancy/tenant-context.js';
import { AccountsRepository } from '../core/accounts.repository.js';
import { AddressPasswords } from './address-passwords.js';
import { ConfirmPassword } from './confirm-password.js';
import { KeyedHashes } from '../../authentication/authentication.api.js';
import { MailChangesRepository } from '../links/mail-changes.repository.js';
import { mailboxProblem } from '../core/mailbox.js';
import { linkMs, MailedLinks } from '../links/mailed-links.js';
import { MailedLinksRepository } from '../links/mailed-links.repository.js';
import { MailLink } from '../mails/mail-link.js';
import { throwawayMailProblem } from '../core/throwaway-mail.js';

const dayMs = 24 * 3_600_000;
const mailsPerDay = 3;

export interface MailChangeRequest {
  memberId: string;
  email: string;
  password: string;
}

/** Mails a link to the address that a member wants to have; until it is opened nothing changes (specification §7). */
@Injectable()
export class RequestMailChange {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(MailLink) private readonly mailLink: MailLink,
    @Inject(AccountsRepository) private readonly accounts: AccountsRepository,
    @Inject(AddressPasswords) private readonly passwords: AddressPasswords,
    @Inject(ConfirmPassword) private readonly confirming: ConfirmPassword,
    @Inject(KeyedHashes) private readonly hashes: KeyedHashes,
    @Inject(MailChangesRepository) private readonly changes: MailChangesRepository,
    @Inject(MailedLinks) private readonly mailedLinks: MailedLinks,
    @Inject(MailedLinksRepository) private readonly links: MailedLinksRepository,
  ) {}

  /**
   * A newer request makes the earlier links worthless.
   *
   * @throws Problem `validation_failed` (`email`, `password`), `account_locked`, `too_many_mails` after three in 24
   *   hours, taken addresses among them, `email_taken` (where the brand reveals accounts), `unavailable`
   */
  async request({ memberId, password, ...wanted }: MailChangeRequest): Promise<void> {
    const email = normalizeEmail(wanted.email);
    const own = await this.accounts.find(memberId);
    if (mailboxProblem(email) !== undefined || email === own?.email)
      throw fieldProblems({ email: 'invalid_new_email' });
    const throwaway = await throwawayMailProblem(email, TenantContext.current().settings);
    if (throwaway) throw fieldProblems({ email: throwaway });
    const checked = await this.confirming.confirm(memberId, password, 'password');
    const passwordHash = await this.passwords.hash(email, password, { lane: 'known', of: memberId });
    const isTaken = await this.database.inTransaction(async () => {
      const now = this.clock.now();
      // The lock makes requests at the same time count one after the other; nothing is read before it.
      const account = await this.accounts.findForUpdate(memberId);
      if (account?.status === 'deleted') throw problem('authentication_required');
      if (account?.passwordHash !== checked.passwordHash)
        throw fieldProblems({ password: 'old_password_wrong' });
      const since = new Date(now.getTime() - dayMs);
      if ((await this.links.countOfAccount(memberId, 'mail_change', since)) >= mailsPerDay)
        throw problem('too_many_mails');
      if (await this.isTaken(email, now)) {
        // Kept, for the count: whoever asks for address after address would learn who is here.
        await this.mailedLinks.create({ accountId: memberId, purpose: 'mail_change', usedAt: now }, now);
        return true;
      }
      await this.links.spendAll(memberId, 'mail_change', now);
      const addressHash = this.hashes.of('mail_change', email);
      const linkId = await this.mailLink.mail(
        { accountId: memberId, purpose: 'mail_change', addressHash, unconfirmedEmail: email },
        now,
      );
      await this.changes.insert({ linkId, email, passwordHash });
      return false;
    });
    if (isTaken) throw problem('email_taken');
  }

  /** By the rule of signups: an address is free again where its account was not confirmed in time. */
  private async isTaken(email: string, now: Date): Promise<boolean> {
    if (TenantContext.current().settings.account_disclosure !== 'reveal') return false;
    await this.accounts.releaseUnconfirmedClaims(email, new Date(now.getTime() - linkMs.activation));
    return this.accounts.isClaimed(email);
  }
}
