import { Injectable } from '@nestjs/common';
import { Clock } from '../../../ports/clock.js';
import { AccountRecords } from '../../accounts/accounts.api.js';
import { MemberFacts } from '../../profiles/member-facts.api.js';
import { DeskApi } from '../desk/desk.api.js';
import { comparedMs, openedBy } from './fraud-rules.js';
import { TracesRepository, type MarkKey } from './traces.repository.js';

/** Puts accounts that share a mark on the desk, one item for each, whatever else it shares. */
@Injectable()
export class OpenCases {
  constructor(
    private readonly accountRecords: AccountRecords,
    private readonly clock: Clock,
    private readonly desk: DeskApi,
    private readonly memberFacts: MemberFacts,
    private readonly traces: TracesRepository,
  ) {}

  /** Opens what a mark gives reason to, in the caller's transaction. @throws Error outside one */
  async look(key: MarkKey): Promise<void> {
    const now = this.clock.now();
    const sharers = await this.traces.lockSharers(key, new Date(now.getTime() - comparedMs));
    const opened = openedBy(key.kind, sharers);
    if (opened.length === 0) return;
    await this.traces.open(key, opened, now);
    for (const memberId of opened) await this.putOnDesk(memberId);
  }

  /** Puts an account on the desk; of one that is banned, or gone, there is nothing to decide. */
  async putOnDesk(memberId: string): Promise<void> {
    if (await this.endIfBanned(memberId)) return;
    const risks = await this.memberFacts.risksOf(memberId);
    await this.desk.open({ kind: 'fraud', subjectId: memberId, memberId, risks });
  }

  /** Settles the marks of an account that is banned, or gone: it takes nobody's place. @returns false for any other */
  async endIfBanned(memberId: string): Promise<boolean> {
    const account = await this.accountRecords.find(memberId);
    if (account?.bannedBy === null) return false;
    const at = this.clock.now();
    await this.traces.settle(memberId, account ? 'restricted' : 'left', { seenUntil: at, at });
    return true;
  }
}
