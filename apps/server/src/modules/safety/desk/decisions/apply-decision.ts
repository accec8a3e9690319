import { Inject, Injectable } from '@nestjs/common';
import { z } from 'zod';
import { id } from '@kindling/contract/values';
import { Database } from '../../../../kernel/database/database.js';
import { LOG, type Log } from '../../../../kernel/ground/log.js';
import { Problem } from '../../../../kernel/ground/problem.js';
import { TenantContext } from '../../../../kernel/ground/tenant-context.js';
import { defineJob, JobHandler, type HandlesJob } from '../../../../kernel/outbox/job.js';
import { Clock } from '../../../../ports/clock.js';
import { Ids } from '../../../../ports/ids.js';
import { DeskKinds, type DeskKind } from '../desk-kinds.js';
import { priorityOf } from '../desk-rules.js';
import { DeskItemsRepository, notHeld, type DeskItemRow } from '../queue/desk-items.repository.js';
import { DeskDecisionsRepository, type DeskDecisionRow } from './desk-decisions.repository.js';
import { isLookedAtAgain } from './second-look.js';

/** Carries a decision out once it can no longer be undone. */
export const applyDecisionJob = defineJob('desk.apply_decision', z.strictObject({ decisionId: id }), {
  subject: null,
  neverGivesUp: true,
  leavesNoTrace: true,
});

/**
 * Carries out a decision that was not undone. All of it is one transaction, so a repeat finds it done and a crash leaves it
 * to the next attempt.
 */
@Injectable()
@JobHandler(applyDecisionJob)
export class ApplyDecision implements HandlesJob<{ decisionId: string }> {
  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly deskDecisions: DeskDecisionsRepository,
    private readonly deskItems: DeskItemsRepository,
    private readonly deskKinds: DeskKinds,
    private readonly ids: Ids,
    @Inject(LOG) private readonly log: Log,
  ) {}

  async handle({ decisionId }: { decisionId: string }): Promise<void> {
    const itemId = (await this.deskDecisions.find(decisionId))?.itemId;
    if (itemId === undefined) return;
    try {
      await this.database.inTransaction(() => this.apply(itemId, decisionId));
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      this.log.warn({ itemId, code: error.code }, 'a decision went back to the desk');
      await this.database.inTransaction(() => this.giveBack(itemId, decisionId));
    }
  }

  private async apply(itemId: string, decisionId: string): Promise<void> {
    // The item is locked first, as everywhere: then its decisions do not change.
    const item = await this.deskItems.lock(itemId);
    const decision = await this.deskDecisions.find(decisionId);
    if (!decision || decision.undoneAt || decision.appliedAt) return;
    const appliedAt = this.clock.now();
    if (item?.state !== 'pending') {
      // Its subject or its member was deleted before: nothing is left to decide.
      await this.deskDecisions.update(decisionId, { undoneAt: appliedAt });
      return;
    }
    await this.deskDecisions.update(decisionId, { appliedAt });
    await this.settle(item, decision);
  }

  /** A decision that can't take effect any more is undone, and its item goes back to the queue. */
  private async giveBack(itemId: string, decisionId: string): Promise<void> {
    const item = await this.deskItems.lock(itemId);
    const decision = await this.deskDecisions.find(decisionId);
    if (item?.state !== 'pending' || !decision || decision.undoneAt || decision.appliedAt) return;
    await this.deskDecisions.update(decisionId, { undoneAt: this.clock.now() });
    await this.deskItems.update(itemId, { state: 'open', ...notHeld });
  }

  private async settle(item: DeskItemRow, decision: DeskDecisionRow): Promise<void> {
    const kind = this.deskKinds.find(item.kind);
    if (!kind) throw new Error(`The desk knows no kind ${item.kind}`);
    if (decision.decision === 'escalate') return this.escalate(item, decision);
    if (item.secondLookOf !== null) return this.settleSecondLook(item, item.secondLookOf, decision, kind);
    await this.finish(item);
    await this.carryOut(item, decision, kind);
    const { second_look_percent: percent = 0 } = TenantContext.current().settings;
    if (kind.hasSecondLook && isLookedAtAgain(decision.id, percent))
      await this.openSecondLook(item, decision);
  }

  /** A second look with the same result ends the item; otherwise a third moderator decides for good. */
  private async settleSecondLook(
    item: DeskItemRow,
    firstId: string,
    decision: DeskDecisionRow,
    kind: DeskKind,
  ): Promise<void> {
    const agree = (other: DeskDecisionRow): boolean =>
      kind.agree?.(other, decision) ?? other.decision === decision.decision;
    const first = await this.deskDecisions.find(firstId);
    if (!first || (agree(first) && !item.escalated)) return this.finish(item);
    if (!item.escalated) return this.escalate(item, { ...decision, note: null });
    const others = (await this.deskDecisions.standingOf(item.id)).filter(({ id }) => id !== decision.id);
    for (const other of [first, ...others]) {
      if (other.decision === 'escalate' || agree(other)) continue;
      await this.deskDecisions.update(other.id, { overturnedAt: this.clock.now() });
    }
    await this.finish(item);
    if (!agree(first)) await this.carryOut(item, decision, kind);
  }

  private async carryOut(item: DeskItemRow, decision: DeskDecisionRow, kind: DeskKind): Promise<void> {
    const decided = { ...item, heldSince: item.leasedAt ?? decision.decidedAt };
    const restrictionId = await kind.apply(decided, decision, decision.staffId);
    if (restrictionId !== null) await this.deskDecisions.update(decision.id, { restrictionId });
  }

  /** Puts it at the head of the queue, for another moderator. */
  private async escalate(item: DeskItemRow, { staffId, note }: DeskDecisionRow): Promise<void> {
    await this.deskItems.update(item.id, {
      state: 'open',
      escalated: true,
      escalationNote: note,
      priority: priorityOf({ escalated: true, risks: item.risks }),
      barred: [...new Set([...item.barred, staffId])],
      ...notHeld,
    });
  }

  private finish({ kind, subjectId }: DeskItemRow): Promise<void> {
    return this.deskItems.close({ kind, subjectId }, this.clock.now());
  }

  private async openSecondLook(item: DeskItemRow, { id, staffId }: DeskDecisionRow): Promise<void> {
    const { kind, subjectId, memberId } = item;
    await this.deskItems.insert({
      ...{ id: this.ids.next(), kind, subjectId, memberId },
      // It keeps its risks; a moderator who escalated it has formed a view and stays barred, too.
      risks: item.risks,
      barred: [...new Set([...item.barred, staffId])],
      secondLookOf: id,
      createdAt: this.clock.now(),
      dueAt: null,
    });
  }
}
