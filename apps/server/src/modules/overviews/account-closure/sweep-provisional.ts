import { Injectable } from '@nestjs/common';
import { OneByOne } from '../../../kernel/housekeeping/one-by-one.js';
import { Sweep, type Sweeps } from '../../../kernel/housekeeping/sweep.js';
import { EraseAccount } from '../../accounts/accounts.api.js';
import { EraseMember } from './erase-member.js';

/** Erases unconfirmed accounts that are no longer used (decisions §3.3). No mail is sent. */
@Injectable()
@Sweep('provisional accounts')
export class SweepProvisional implements Sweeps {
  constructor(
    private readonly oneByOne: OneByOne,
    private readonly eraseAccount: EraseAccount,
    private readonly eraseMember: EraseMember,
  ) {}

  async sweep(now: Date, atMost: number): Promise<number> {
    const found = await this.eraseAccount.abandoned(now, atMost);
    return this.oneByOne.end(found, ({ id }) => this.eraseMember.erase(id));
  }
}
