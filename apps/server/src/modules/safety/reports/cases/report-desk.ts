import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { DeskRisk } from '@kindling/contract/safety/desk';
import type { DeskSubject } from '@kindling/contract/safety/desk-subjects';
import { fieldProblems } from '../../../../kernel/ground/problem.js';
import { MemberFacts } from '../../../profiles/member-facts.api.js';
import {
  DeskApi,
  DeskKinds,
  type DecidedItem,
  type DeskKind,
  type DraftedStatement,
  type MadeDecision,
} from '../../desk/desk.api.js';
import { RestrictionsApi } from '../../restrictions/restrictions.api.js';
import { risksOf } from '../report-rules.js';
import { ReportsRepository, type ReportCase } from '../reports.repository.js';
import { DescribeCase } from './describe-case.js';
import { ReportCases } from './report-cases.js';
import { TakeMeasure, type Taken } from './take-measure.js';

/** Cases on the desk: one item each, decided for all its reports at once, and the desk's counts of a member's cases. */
@Injectable()
export class ReportDesk implements DeskKind, OnModuleInit {
  readonly kind = 'report';
  readonly outlivesMember = true;

  constructor(
    private readonly desk: DeskApi,
    private readonly deskKinds: DeskKinds,
    private readonly memberFacts: MemberFacts,
    private readonly reports: ReportsRepository,
    private readonly describeCase: DescribeCase,
    private readonly reportCases: ReportCases,
    private readonly takeMeasure: TakeMeasure,
    private readonly restrictions: RestrictionsApi,
  ) {}

  onModuleInit(): void {
    this.deskKinds.register(this);
    this.memberFacts.register('reports', (memberId, without) => this.upheldOf(memberId, without));
    this.memberFacts.register('open_reports', (memberId) => this.reports.openOf(memberId));
  }

  /** Puts a case on the desk, or further ahead, with other waiting items about the member. */
  async changed({ id, memberId, dueAt }: ReportCase): Promise<void> {
    const reasons = (await this.reports.ofCase(id)).map(({ reason }) => reason);
    const risks: DeskRisk[] = risksOf(reasons);
    await this.desk.open({ kind: 'report', subjectId: id, memberId, risks, dueAt });
    if (memberId === null) return;
    for (const kind of ['photo', 'text', 'verification'] as const)
      await this.desk.raiseOf(memberId, kind, 'reported');
  }

  describe(caseId: string): Promise<DeskSubject | undefined> {
    return this.describeCase.describe(caseId);
  }

  async check(decision: MadeDecision, caseId: string, staffId: string): Promise<void> {
    const taken = await this.takenBy(decision, caseId);
    if (!taken) return;
    // The statement as the member would get it: its faults are found before anything happens.
    await this.restrictions.preview(taken);
    if (taken.subjectId === null) await this.restrictions.countAccountDecision(staffId);
  }

  async preview(decision: MadeDecision, caseId: string): Promise<DraftedStatement | undefined> {
    const taken = await this.takenBy(decision, caseId);
    // A restriction in force already has its statement.
    return taken && taken.standing === undefined ? this.restrictions.preview(taken) : undefined;
  }

  async apply(
    { subjectId: caseId, heldSince: seenUntil }: DecidedItem,
    decision: MadeDecision,
    staffId: string,
  ): Promise<string | null> {
    const found = await this.reports.lockCase(caseId);
    if (!found || found.closedAt !== null) return null;
    // An erased member has nothing left to restrict.
    const isGone = found.memberId === null && found.kind !== 'address';
    const isRestricted = decision.decision === 'restrict' && !isGone;
    const taken = isRestricted ? await this.takeMeasure.find(found, decision) : undefined;
    const restrictionId = taken ? await this.takeMeasure.take(taken, staffId, caseId) : null;
    const decided = isRestricted ? 'restricted' : 'dismissed';
    const later = await this.reportCases.close(caseId, { decided, restrictionId, seenUntil });
    if (later) await this.changed(later);
    return restrictionId;
  }

  /** @returns undefined for a decision without a restriction */
  private async takenBy(decision: MadeDecision, caseId: string): Promise<Taken | undefined> {
    if (decision.decision !== 'restrict') return undefined;
    const found = await this.reports.findCase(caseId);
    if (!found) throw fieldProblems({ measure: 'invalid' });
    return this.takeMeasure.find(found, decision);
  }

  /** How many cases about a member were upheld and not reversed since. @param without a case that does not count */
  private async upheldOf(memberId: string, without?: string): Promise<number> {
    const cases = (await this.reports.upheldOf(memberId)).filter(({ id }) => id !== without);
    const taken = cases.flatMap(({ restrictionId }) => restrictionId ?? []);
    return cases.length - (await this.restrictions.reversedOf(taken));
  }
}
