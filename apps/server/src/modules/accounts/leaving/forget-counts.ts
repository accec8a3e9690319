import { Injectable } from '@nestjs/common';
import { Outbox } from '../../../kernel/outbox/outbox.js';
import { Clock } from '../../../ports/clock.js';
import { KeyedHashes, Lockout } from '../../console/authentication/authentication.api.js';
import { AccountsRepository } from '../core/accounts.repository.js';
import { MailedLinksRepository } from '../links/mailed-links.repository.js';
import { forgetMailsJob } from '../mails/account-mail-jobs.js';

/** What an address is counted for. */
const kindsOfAddresses = ['login', 'reset', 'mail_change'] as const;

/** Deletes the counters of an erased member and of their addresses. */
@Injectable()
export class ForgetCounts {
  constructor(
    private readonly clock: Clock,
    private readonly outbox: Outbox,
    private readonly keyedHashes: KeyedHashes,
    private readonly lockout: Lockout,
    private readonly accounts: AccountsRepository,
    private readonly mailedLinks: MailedLinksRepository,
  ) {}

  /** Deletes the count of wrong passwords that the logged-in member typed. */
  forgetMember(memberId: string): Promise<void> {
    return this.lockout.forget('password', memberId);
  }

  /**
   * Deletes the counters of addresses, and the kept mails to them. An address with another account stays that account's, with
   * its counters.
   */
  async forgetAddresses(emails: readonly string[]): Promise<void> {
    const now = this.clock.now();
    const addresses: string[] = [];
    for (const email of new Set(emails)) {
      const [another] = await this.accounts.findOfAddress(email, 1);
      if (another) continue;
      addresses.push(email);
      for (const kind of kindsOfAddresses) await this.lockout.forget(kind, email);
      const counted = kindsOfAddresses.map((kind) => this.keyedHashes.of(kind, email));
      await this.mailedLinks.eraseSpentOf(counted, now);
    }
    if (addresses.length > 0) await this.outbox.add(forgetMailsJob, { addresses });
  }
}
