import { Injectable } from '@nestjs/common';
import type { DeskKindName, DeskRisk } from '@kindling/contract/safety/desk';
import { Database } from '../../../kernel/database/database.js';
import { Clock } from '../../../ports/clock.js';
import { Ids } from '../../../ports/ids.js';
import { DeskDecisionsRepository } from './decisions/desk-decisions.repository.js';
import { DeskKinds, type MadeDecision } from './desk-kinds.js';
import { priorityOf } from './desk-rules.js';
import { DeskItemsRepository, type DeskItemRow } from './queue/desk-items.repository.js';

export { ApplyDecision, applyDecisionJob } from './decisions/apply-decision.js';
export type { DecidedItem, DecisionDetails, DeskKind, DraftedStatement, MadeDecision } from './desk-kinds.js';
export { DeskKinds } from './desk-kinds.js';
export { DeskQueueRepository, type DeskQueue } from './queue/desk-queue.repository.js';

/** An item as a module puts it on the desk. */
export interface NewDeskItem {
  kind: DeskKindName;
  /** At most 64 ASCII characters; the kind's methods are called with it. */
  subjectId: string;
  /** The member it is about; null for none. */
  memberId: string | null;
  /** Reasons to put it before others. */
  risks?: readonly DeskRisk[];
  dueAt?: Date | null;
  /** Staff members whom the queue does not give it to. */
  barred?: readonly string[];
}

/** What other modules may do with the desk, in the current brand. */
@Injectable()
export class DeskApi {
  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly deskDecisions: DeskDecisionsRepository,
    private readonly deskItems: DeskItemsRepository,
    private readonly deskKinds: DeskKinds,
    private readonly ids: Ids,
  ) {}

  /**
   * Puts an item on the desk, in the caller's transaction; one that already waits there gets the new risks as well.
   *
   * @returns the item's id
   * @throws Error outside a transaction: after a rollback moderators would see an item without a subject
   */
  async open({ kind, subjectId, memberId, risks = [], dueAt, barred = [] }: NewDeskItem): Promise<string> {
    this.database.requireTransaction('Opening an item of the desk');
    const known = await this.deskItems.findOpen(kind, subjectId);
    if (known) {
      await this.add(known, risks);
      return known.id;
    }
    const id = this.ids.next();
    await this.deskItems.insert({
      ...{ id, kind, subjectId, memberId },
      risks: [...new Set(risks)],
      barred: [...barred],
      secondLookOf: null,
      createdAt: this.clock.now(),
      dueAt: dueAt ?? null,
    });
    return id;
  }

  /** Adds a risk to a waiting item. @returns false when none waits */
  async raise(kind: DeskKindName, subjectId: string, risk: DeskRisk): Promise<boolean> {
    const known = await this.deskItems.findOpen(kind, subjectId);
    if (known) await this.add(known, [risk]);
    return known !== undefined;
  }

  /** Adds a risk to all waiting items of a kind about a member. */
  async raiseOf(memberId: string, kind: DeskKindName, risk: DeskRisk): Promise<void> {
    for (const item of await this.deskItems.allOf(memberId))
      if (item.kind === kind && item.state === 'open') await this.add(item, [risk]);
  }

  /**
   * Takes an item off the desk that needs no decision any more; a decision that has not taken effect never does.
   *
   * @returns that decision; undefined where there was none
   */
  async withdraw(kind: DeskKindName, subjectId: string): Promise<MadeDecision | undefined> {
    const known = await this.deskItems.findOpen(kind, subjectId);
    if (!known) return undefined;
    await this.deskItems.close({ kind, subjectId }, this.clock.now());
    return known.state === 'pending' ? (await this.deskDecisions.standingOf(known.id))[0] : undefined;
  }

  /** Whether a subject waits for its decision, or its decision for its effect. */
  async isOpen(kind: DeskKindName, subjectId: string): Promise<boolean> {
    return (await this.deskItems.findOpen(kind, subjectId)) !== undefined;
  }

  /** Whether a staff member made a decision about the subject that took effect. */
  isDecidedBy(kind: DeskKindName, subjectId: string, staffId: string): Promise<boolean> {
    return this.deskDecisions.isDecidedBy(kind, subjectId, staffId);
  }

  /**
   * Notes that a restriction was taken back, for the figures of the moderator who decided it here.
   *
   * @param by id of the staff member; null where it ended by itself
   */
  overturn(restrictionId: string, by: string | null): Promise<void> {
    return this.deskDecisions.overturn(restrictionId, by, this.clock.now());
  }

  /**
   * Erases what the desk has of a member (decisions §3.5). Decisions stay for the moderators' figures, without a word about
   * the member; cases that outlive the member stay without their name.
   *
   * @throws Error outside a transaction
   */
  async erase(memberId: string): Promise<void> {
    this.database.requireTransaction('Erasing from the desk');
    for (const { id, kind } of await this.deskItems.allOf(memberId)) {
      await this.deskDecisions.forgetNotes(id);
      if (this.deskKinds.find(kind)?.outlivesMember) {
        await this.deskItems.update(id, { memberId: null, escalationNote: null });
      } else await this.deskItems.delete(id);
    }
  }

  private async add({ id, escalated, risks: known }: DeskItemRow, added: readonly DeskRisk[]): Promise<void> {
    const risks = [...new Set([...known, ...added])];
    if (risks.length === known.length) return;
    await this.deskItems.update(id, { risks, priority: priorityOf({ escalated, risks }) });
  }
}
