import { Inject, Injectable } from '@nestjs/common';
import { OneByOne } from '../../../kernel/housekeeping/one-by-one.js';
import { Sweep, type Sweeps } from '../../../kernel/housekeeping/sweep.js';
import { EraseAccount } from '../../accounts/accounts.api.js';
import { EraseMember } from './erase-member.js';

/** Erases accounts that nobody confirmed and nobody uses any more (decisions §3.3). Nobody is told. */
@Injectable()
@Sweep('provisional accounts')
export class SweepProvisional implements Sweeps {
  constructor(
    @Inject(OneByOne) private readonly oneByOne: OneByOne,
    @Inject(EraseAccount) private readonly accounts: EraseAccount,
    @Inject(EraseMember) private readonly erasing: EraseMember,
  ) {}

  async sweep(now: Date, atMost: number): Promise<number> {
    const found = await this.accounts.abandoned(now, atMost);
    return this.oneByOne.end(found, ({ id }) => this.erasing.erase(id));
  }
}
