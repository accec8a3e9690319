import { Injectable } from '@nestjs/common';
import { decisionsOfDeskKind, leaseSeconds, undoSeconds } from '@kindling/contract/safety/desk';
import type { Input } from '@kindling/contract/route';
import type { decideDeskItem } from '@kindling/contract/safety/calls/desk';
import { Database } from '../../../../kernel/database/database.js';
import { fieldProblems, problem } from '../../../../kernel/ground/problem.js';
import { TenantContext } from '../../../../kernel/ground/tenant-context.js';
import type { StaffCaller } from '../../../../kernel/http/caller.js';
import { Outbox } from '../../../../kernel/outbox/outbox.js';
import { Clock } from '../../../../ports/clock.js';
import { Ids } from '../../../../ports/ids.js';
import { AuditLog } from '../../../console/staff/staff.api.js';
import { DeskKinds, type DraftedStatement, type MadeDecision } from '../desk-kinds.js';
import { requireKind } from '../desk-rules.js';
import { DeskItemsRepository, type DeskItemRow } from '../queue/desk-items.repository.js';
import { applyDecisionJob } from './apply-decision.js';
import { DeskDecisionsRepository, type DeskDecisionRow } from './desk-decisions.repository.js';
import { FiguresRepository } from './figures.repository.js';

/** An expired lease is renewed whenever its holder comes back, even a month later. */
const longestTookMs = 3_600_000;

type Body = Input<typeof decideDeskItem>['body'];

/** Decisions of moderators, and taking them back (decisions §9). Each works on an item of the current brand. */
@Injectable()
export class Decide {
  constructor(
    private readonly auditLog: AuditLog,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly deskDecisions: DeskDecisionsRepository,
    private readonly deskItems: DeskItemsRepository,
    private readonly deskKinds: DeskKinds,
    private readonly figures: FiguresRepository,
    private readonly ids: Ids,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Decides an item that the caller holds. The same decision once more is the same one.
   *
   * @returns until when it can be taken back; then it takes effect
   * @throws Problem `not_found`, `forbidden`, `validation_failed`, `desk_item_lost`
   */
  async decide(itemId: string, body: Body, caller: StaffCaller): Promise<Date> {
    const before = await this.figures.lastDecisionOf(caller.staffId);
    return this.database.inTransaction(async () => {
      const item = await this.deskItems.lock(itemId);
      if (!item) throw problem('not_found');
      requireKind(item.kind, caller);
      const made = madeOf(body);
      if (item.leaseStaffId === caller.staffId && item.state === 'open') {
        await this.check(item, made, caller.staffId);
        return this.store(item, made, caller.staffId, before);
      }
      const repeated = (await this.deskDecisions.standingOf(itemId))[0];
      if (repeated && repeated.staffId === caller.staffId && isSame(repeated, made))
        return repeated.effectiveAt;
      throw problem('desk_item_lost');
    });
  }

  /**
   * The statement of reasons that a decision about an item that the caller holds would make.
   *
   * @returns undefined for a decision without a restriction, or with one already in force
   * @throws Problem like `decide`
   */
  async preview(itemId: string, body: Body, caller: StaffCaller): Promise<DraftedStatement | undefined> {
    const item = await this.deskItems.find(itemId);
    if (!item) throw problem('not_found');
    requireKind(item.kind, caller);
    if (item.leaseStaffId !== caller.staffId || item.state !== 'open') throw problem('desk_item_lost');
    return this.deskKinds.find(item.kind)?.preview?.(madeOf(body), item.subjectId);
  }

  /** @throws Problem `not_found` for what the caller did not decide, `desk_undo_too_late` */
  async undo(itemId: string, { staffId }: StaffCaller): Promise<void> {
    await this.database.inTransaction(async () => {
      const item = await this.deskItems.lock(itemId);
      const last = item && (await this.deskDecisions.standingOf(itemId))[0];
      if (!item || last?.staffId !== staffId) throw problem('not_found');
      const now = this.clock.now();
      if (item.state !== 'pending' || last.appliedAt || last.effectiveAt <= now)
        throw problem('desk_undo_too_late');
      await this.deskDecisions.update(last.id, { undoneAt: now });
      const leaseUntil = new Date(now.getTime() + leaseSeconds * 1000);
      // `leasedAt` stays: the moderator has not seen what came in the meantime.
      await this.deskItems.update(itemId, { state: 'open', leaseStaffId: staffId, leaseUntil });
      await this.record('desk.undone', staffId, item, [last.decision]);
    });
  }

  private async check(item: DeskItemRow, made: MadeDecision, staffId: string): Promise<void> {
    const kind = this.deskKinds.find(item.kind);
    if (!kind || item.barred.includes(staffId)) throw problem('desk_item_lost');
    if (kind.mayDecide && !(await kind.mayDecide(staffId, item.subjectId))) throw problem('desk_item_lost');
    if (!decisionsOfDeskKind[item.kind].includes(made.decision)) throw fieldProblems({ decision: 'invalid' });
    if (made.decision !== 'escalate') await kind.check(made, item.subjectId, staffId);
  }

  private async store(
    item: DeskItemRow,
    made: MadeDecision,
    staffId: string,
    before: Date | null,
  ): Promise<Date> {
    const decidedAt = this.clock.now();
    const effectiveAt = new Date(decidedAt.getTime() + undoSeconds * 1000);
    // A tab holds several items: work on this one began only after the decision before.
    const since = Math.max(item.leasedAt?.getTime() ?? 0, before?.getTime() ?? 0);
    const id = this.ids.next();
    await this.deskDecisions.insert({
      ...{ id, itemId: item.id, kind: item.kind, staffId, ...made, decidedAt, effectiveAt },
      ...{ undoneAt: null, appliedAt: null, overturnedAt: null, restrictionId: null },
      tookMs: Math.min(longestTookMs, Math.max(0, decidedAt.getTime() - since)),
    });
    await this.deskItems.update(item.id, { state: 'pending' });
    await this.outbox.add(applyDecisionJob, { decisionId: id }, undoSeconds);
    const { decision, ground } = made;
    await this.record('desk.decided', staffId, item, ground === null ? [decision] : [decision, ground]);
    return effectiveAt;
  }

  /** Only ids and codes: words about the member are in an erasable row (decisions §3.5). */
  private record(
    action: 'desk.decided' | 'desk.undone',
    staffId: string,
    { id, kind }: DeskItemRow,
    changes: readonly string[],
  ): Promise<void> {
    const tenantId = TenantContext.id();
    return this.auditLog.record({
      ...{ staffId, action, tenantId },
      subjects: [`${tenantId}:${id}`],
      changes: [kind, ...changes],
    });
  }
}

function madeOf({ decision, ground, note, explicit, measure, photo_id: photo, field }: Body): MadeDecision {
  const said = note?.trim() ?? '';
  return {
    decision,
    ground: ground ?? null,
    note: said === '' ? null : said,
    details: {
      ...(explicit ? { explicit } : {}),
      ...(measure ? { measure } : {}),
      ...(photo ? { photo } : {}),
      ...(field ? { field } : {}),
    },
  };
}

function isSame(stored: DeskDecisionRow, { decision, ground, note, details }: MadeDecision): boolean {
  return (
    stored.decision === decision &&
    stored.ground === ground &&
    stored.note === note &&
    stored.details.explicit === details.explicit &&
    stored.details.measure === details.measure &&
    stored.details.photo === details.photo &&
    stored.details.field === details.field
  );
}
