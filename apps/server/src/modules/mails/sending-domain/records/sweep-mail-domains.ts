import { Injectable } from '@nestjs/common';
import { OneByOne } from '../../../../kernel/housekeeping/one-by-one.js';
import { Sweep, type Sweeps } from '../../../../kernel/housekeeping/sweep.js';
import { CheckMailDomain } from './check-mail-domain.js';
import { MailDomainsRepository } from './mail-domains.repository.js';

/** Until another worker may take over a check that ended in the middle. */
const claimedMs = 10 * 60_000;

/** Checks the sending domains that are due: every few minutes while something is missing, later once a day. */
@Injectable()
@Sweep('mail domains')
export class SweepMailDomains implements Sweeps {
  constructor(
    private readonly checkMailDomain: CheckMailDomain,
    private readonly mailDomains: MailDomainsRepository,
    private readonly oneByOne: OneByOne,
  ) {}

  async sweep(now: Date, atMost: number): Promise<number> {
    const due = await this.mailDomains.due(now, atMost);
    return this.oneByOne.end(due, async ({ nextCheckAt }) => {
      if (await this.mailDomains.claim(nextCheckAt, new Date(now.getTime() + claimedMs)))
        await this.checkMailDomain.check();
    });
  }
}
