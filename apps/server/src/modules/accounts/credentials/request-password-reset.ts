import { Injectable } from '@nestjs/common';
import { normalizeEmail } from '@kindling/contract/accounts/email-rules';
import { Database } from '../../../kernel/database/database.js';
import { problem } from '../../../kernel/ground/problem.js';
import { TenantContext } from '../../../kernel/ground/tenant-context.js';
import type { Call } from '../../../kernel/http/call.js';
import { clientNetwork } from '../../../kernel/http/limits/client-network.js';
import { Limits } from '../../../kernel/http/limits/limits.js';
import { Clock } from '../../../ports/clock.js';
import { KeyedHashes, LoginFailuresRepository } from '../../console/authentication/authentication.api.js';
import { AccountsRepository } from '../core/accounts.repository.js';
import { MailedLinksRepository } from '../links/mailed-links.repository.js';
import { MailLink } from '../mails/mail-link.js';

const dayMs = 24 * 3_600_000;
const resetsPerDay = 3;
/** A household or a company asks for a few a day; a scan of addresses asks for thousands. */
const resetsPerNetwork = { name: 'reset', points: 20, seconds: 3600 };

/** Asks for a link that sets a new password (specification §7, decisions §3.2, §3.3). */
@Injectable()
export class RequestPasswordReset {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly limits: Limits,
    private readonly accounts: AccountsRepository,
    private readonly keyedHashes: KeyedHashes,
    private readonly loginFailures: LoginFailuresRepository,
    private readonly mailLink: MailLink,
    private readonly mailedLinks: MailedLinksRepository,
  ) {}

  /**
   * The same work for every address: an unknown one gets a link, too, that leads nowhere and is not mailed.
   *
   * @throws Problem `email_not_found` (where the brand reveals accounts), `too_many_reset_mails` after three in 24
   *   hours, `rate_limited`
   */
  async request(address: string, call: Call): Promise<void> {
    await this.limits.consume(resetsPerNetwork, clientNetwork(call.request.address));
    const email = normalizeEmail(address);
    const addressHash = this.keyedHashes.of('reset', email);
    const isRevealing = TenantContext.current().settings.account_disclosure === 'reveal';
    await this.database.inTransaction(async () => {
      const now = this.clock.now();
      // The lock makes requests at the same time count one after the other; nothing is read before it.
      await this.loginFailures.lock(addressHash, now);
      const [account] = await this.accounts.findOfAddress(email, 1);
      if (!account && isRevealing) throw problem('email_not_found');
      const sent = await this.mailedLinks.countOfHash(addressHash, 'reset', new Date(now.getTime() - dayMs));
      if (sent >= resetsPerDay) throw problem('too_many_reset_mails');
      const isUnconfirmed = account?.confirmedAt === null;
      const link = {
        accountId: account?.id ?? null,
        purpose: 'reset',
        addressHash,
        ...(isUnconfirmed ? { unconfirmedEmail: email } : {}),
      } as const;
      await this.mailLink.mail(link, now);
    });
  }
}
