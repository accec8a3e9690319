import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { DeskMeasure, DeskRisk } from '@kindling/contract/desk';
import { groundsOfKind, type RestrictionGround } from '@kindling/contract/restriction-kinds';
import type { DeskSubject } from '@kindling/contract/shapes/desk-subjects';
import { fieldProblems } from '../../kernel/http/problem.js';
import {
  DeskApi,
  DeskKinds,
  MemberFacts,
  type DecidedItem,
  type DeskKind,
  type MadeDecision,
} from '../desk/desk.api.js';
import { RestrictionsApi } from '../restrictions/restrictions.api.js';
import { DecideCase } from './decide-case.js';
import { DescribeCase } from './describe-case.js';
import { risksOf } from './report-rules.js';
import { ReportsRepository, type ReportCase } from './reports.repository.js';

/** What a decision takes from whom. */
interface Taken {
  kind: DeskMeasure;
  memberId: string;
  /** A photo, a field or a message; null: the account. */
  subjectId: string | null;
  ground: RestrictionGround;
}

/** Cases on the desk: one item each, decided for all its reports at once, and what the desk counts of a member's cases. */
@Injectable()
export class ReportDesk implements DeskKind, OnModuleInit {
  readonly kind = 'report';
  readonly outlivesMember = true;

  constructor(
    @Inject(DeskApi) private readonly desk: DeskApi,
    @Inject(DeskKinds) private readonly kinds: DeskKinds,
    @Inject(MemberFacts) private readonly facts: MemberFacts,
    @Inject(ReportsRepository) private readonly reports: ReportsRepository,
    @Inject(DescribeCase) private readonly describing: DescribeCase,
    @Inject(DecideCase) private readonly deciding: DecideCase,
    @Inject(RestrictionsApi) private readonly restrictions: RestrictionsApi,
  ) {}

  onModuleInit(): void {
    this.kinds.register(this);
    this.facts.register('reports', (memberId, without) => this.upheldOf(memberId, without));
  }

  /** Puts a case on the desk, or further ahead; what waits there for another decision stands ahead with it. */
  async changed({ id, memberId, photoId, field, dueAt }: ReportCase): Promise<void> {
    const reasons = (await this.reports.ofCase(id)).map(({ reason }) => reason);
    const risks: DeskRisk[] = risksOf(reasons);
    await this.desk.open({ kind: 'report', subjectId: id, memberId, risks, dueAt });
    if (photoId !== null) await this.desk.raise('photo', photoId, 'reported');
    if (memberId !== null && field !== null)
      await this.desk.raise('text', `${memberId}.${field}`, 'reported');
  }

  describe(caseId: string): Promise<DeskSubject | undefined> {
    return this.describing.describe(caseId);
  }

  async check(decision: MadeDecision, caseId: string): Promise<void> {
    if (decision.decision !== 'restrict') return;
    const taken = await this.takenBy(decision, caseId);
    // As the member would get it: what is wrong with it is said before anything happens.
    if (taken) await this.restrictions.preview({ ...taken, note: decision.note });
  }

  async apply({ subjectId: caseId }: DecidedItem, decision: MadeDecision, staffId: string): Promise<void> {
    const found = await this.reports.lockCase(caseId);
    if (!found || found.closedAt !== null) return;
    if (decision.decision !== 'restrict') return this.deciding.close(caseId, 'dismissed', null);
    // Who was erased meanwhile has nothing left that could be taken.
    const isGone = found.memberId === null && found.kind !== 'address';
    const taken = isGone ? undefined : await this.takenBy(decision, caseId);
    const restrictionId = taken
      ? await this.restrictions.impose({ ...taken, note: decision.note, decidedBy: staffId })
      : null;
    await this.deciding.close(caseId, isGone ? 'dismissed' : 'restricted', restrictionId);
    // What else they sent in is looked at sooner.
    if (taken) await this.desk.raiseOf(taken.memberId, 'photo', 'reported');
  }

  /** How many cases about a member were upheld and not found wrong since. @param without a case that does not count */
  private async upheldOf(memberId: string, without?: string): Promise<number> {
    const cases = (await this.reports.upheldOf(memberId)).filter(({ id }) => id !== without);
    const taken = cases.flatMap(({ restrictionId }) => restrictionId ?? []);
    return cases.length - (await this.restrictions.reversedOf(taken));
  }

  /**
   * @returns undefined where nobody could be named: then whoever decides took the picture down where they found it
   * @throws Problem `validation_failed` for what cannot be taken, or not for that ground
   */
  private async takenBy(
    { ground, details: { measure } }: MadeDecision,
    caseId: string,
  ): Promise<Taken | undefined> {
    const found = await this.reports.findCase(caseId);
    if (found?.kind === 'address') return undefined;
    const { memberId = null } = found ?? {};
    if (!found || measure === undefined || memberId === null)
      throw fieldProblems({ measure: measure === undefined ? 'required' : 'invalid' });
    if (!isGroundOf(measure, ground))
      throw fieldProblems({ ground: ground === null ? 'required' : 'invalid' });
    return { kind: measure, memberId, subjectId: await this.partTaken(found, measure), ground };
  }

  /** The photo or the words that a measure takes. @throws Problem `validation_failed` where the case is not about any */
  private async partTaken(found: ReportCase, measure: DeskMeasure): Promise<string | null> {
    if (measure === 'profile_disabled' || measure === 'account_banned') return null;
    const [picture] = await this.reports.picturesOf(found.id);
    const isWhole = found.kind === 'profile';
    const part =
      measure === 'message_removed'
        ? (found.messageId ?? undefined)
        : measure === 'photo_removed'
          ? (found.photoId ?? (isWhole ? picture?.photoId : undefined))
          : (found.field ?? (isWhole ? 'about_me' : undefined));
    if (part === undefined) throw fieldProblems({ measure: 'invalid' });
    return part;
  }
}

function isGroundOf(measure: DeskMeasure, ground: string | null): ground is RestrictionGround {
  return (groundsOfKind[measure] as readonly (string | null)[]).includes(ground);
}
