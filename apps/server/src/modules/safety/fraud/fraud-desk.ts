import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { DeskSubject } from '@kindling/contract/safety/desk-subjects';
import { accountGrounds, type AccountGround } from '@kindling/contract/safety/restriction-grounds';
import { fieldProblems } from '../../../kernel/ground/problem.js';
import { OnEvent } from '../../../kernel/outbox/events.js';
import { Clock } from '../../../ports/clock.js';
import { AccountRecords } from '../../accounts/accounts.api.js';
import {
  DeskKinds,
  type DecidedItem,
  type DeskKind,
  type DraftedStatement,
  type MadeDecision,
} from '../desk/desk.api.js';
import {
  restrictionEnded,
  RestrictionsApi,
  type EndedRestriction,
  type NewRestriction,
} from '../restrictions/restrictions.api.js';
import { DescribeSharer } from './describe-sharer.js';
import { OpenCases } from './open-cases.js';
import { TracesRepository } from './traces.repository.js';

/**
 * Accounts on the desk that share marks with others: one item each, so that each is decided by itself, with a statement of
 * reasons and an appeal (trust 9). What they share decides nothing.
 */
@Injectable()
export class FraudDesk implements DeskKind, OnModuleInit {
  readonly kind = 'fraud';

  constructor(
    private readonly accountRecords: AccountRecords,
    private readonly clock: Clock,
    private readonly describeSharer: DescribeSharer,
    private readonly deskKinds: DeskKinds,
    private readonly openCases: OpenCases,
    private readonly restrictions: RestrictionsApi,
    private readonly traces: TracesRepository,
  ) {}

  onModuleInit(): void {
    this.deskKinds.register(this);
  }

  async describe(memberId: string): Promise<DeskSubject | undefined> {
    const found = await this.describeSharer.describe(memberId);
    // Banned elsewhere: the item ends, and so does the case against this account.
    if (!found) await this.openCases.endIfBanned(memberId);
    return found;
  }

  async check(made: MadeDecision, memberId: string, staffId: string): Promise<void> {
    const taken = await this.takenBy(made, memberId);
    if (!taken) return;
    // The statement as the member would get it: its faults are found before anything happens.
    await this.restrictions.preview(taken);
    await this.restrictions.countAccountDecision(staffId);
  }

  async preview(made: MadeDecision, memberId: string): Promise<DraftedStatement | undefined> {
    const taken = await this.takenBy(made, memberId);
    // A restriction in force already has its statement.
    if (!taken || (await this.restrictions.standing(taken.kind, taken)) !== undefined) return undefined;
    return this.restrictions.preview(taken);
  }

  async apply(
    { subjectId: memberId, heldSince: seenUntil }: DecidedItem,
    made: MadeDecision,
    staffId: string,
  ): Promise<string | null> {
    const taken = await this.takenBy(made, memberId);
    const standing = taken && (await this.restrictions.standing(taken.kind, taken));
    const restrictionId =
      taken && (standing ?? (await this.restrictions.impose({ ...taken, decidedBy: staffId })));
    const at = this.clock.now();
    await this.traces.settle(memberId, taken ? 'restricted' : 'cleared', { seenUntil, at });
    await this.lookAgain(memberId);
    return restrictionId ?? null;
  }

  /** What was taken was given back, by an appeal or by staff: the account's marks speak against nobody. */
  @OnEvent(restrictionEnded)
  async clear({ kind, memberId }: EndedRestriction): Promise<void> {
    if (kind === 'account_banned' || kind === 'profile_disabled') await this.traces.clear(memberId);
  }

  /** What came after the moderator looked is decided by itself; and others with the same marks may have waited for a place. */
  private async lookAgain(memberId: string): Promise<void> {
    const own = (await this.traces.of(memberId)).filter(({ openedAt }) => openedAt !== null);
    if (own.some(({ settledAt }) => settledAt === null)) await this.openCases.putOnDesk(memberId);
    for (const key of own) await this.openCases.look(key);
  }

  /** @returns undefined for a decision without a restriction. @throws Problem `validation_failed` for one that can't be made */
  private async takenBy(
    { decision, ground, note, details }: MadeDecision,
    memberId: string,
  ): Promise<
    (Omit<NewRestriction, 'decidedBy'> & { kind: 'profile_disabled' | 'account_banned' }) | undefined
  > {
    const { measure, ...others } = details;
    const [field] = Object.keys(others);
    if (field !== undefined) throw fieldProblems({ [fields[field] ?? field]: 'invalid' });
    if (decision !== 'restrict') {
      if (measure !== undefined) throw fieldProblems({ measure: 'invalid' });
      if (ground !== null) throw fieldProblems({ ground: 'invalid' });
      return undefined;
    }
    if (measure === undefined) throw fieldProblems({ measure: 'required' });
    const isOfAccount = measure === 'profile_disabled' || measure === 'account_banned';
    if (!isOfAccount || !(await this.accountRecords.find(memberId)))
      throw fieldProblems({ measure: 'invalid' });
    if (ground === null) throw fieldProblems({ ground: 'required' });
    if (!isAccountGround(ground)) throw fieldProblems({ ground: 'invalid' });
    return { kind: measure, memberId, subjectId: null, ground, note };
  }
}

/** What the details are called in the call. */
const fields: Readonly<Record<string, string>> = { photo: 'photo_id' };

function isAccountGround(ground: string): ground is AccountGround {
  return (accountGrounds as readonly string[]).includes(ground);
}
