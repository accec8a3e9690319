import { Injectable } from '@nestjs/common';
import { OneByOne } from '../../../kernel/housekeeping/one-by-one.js';
import { Sweep, type Sweeps } from '../../../kernel/housekeeping/sweep.js';
import { SupportCasesRepository } from './support-cases.repository.js';
import { answeredBefore, closedBefore } from './support-rules.js';

/** Closes what was answered and heard no more, and ends what was closed six months ago (decisions §3.5). */
@Injectable()
@Sweep('cases of support')
export class SweepSupportCases implements Sweeps {
  constructor(
    private readonly oneByOne: OneByOne,
    private readonly supportCases: SupportCasesRepository,
  ) {}

  async sweep(now: Date, atMost: number): Promise<number> {
    const answered = await this.supportCases.unchangedSince('answered', answeredBefore(now), atMost);
    const closed = await this.supportCases.unchangedSince('closed', closedBefore(now), atMost);
    return Math.max(
      await this.oneByOne.end(answered, ({ id }) => this.supportCases.close(id, now)),
      await this.oneByOne.end(closed, ({ id }) => this.supportCases.delete(id)),
    );
  }
}
