import { Injectable } from '@nestjs/common';
import type { DeskKindName, DeskRisk } from '@kindling/contract/safety/desk';
import { Database } from '../../../../kernel/database/database.js';
import { Clock } from '../../../../ports/clock.js';
import { Ids } from '../../../../ports/ids.js';
import { DeskDecisionsRepository } from '../decisions/desk-decisions.repository.js';
import type { MadeDecision } from '../desk-kind.js';
import { priorityOf } from '../desk-rules.js';
import { DeskItemsRepository, type DeskItemRow } from './desk-items.repository.js';

/** What a module puts on the desk. */
export interface NewDeskItem {
  kind: DeskKindName;
  /** 64 ASCII characters at most; what the kind's methods are called with. */
  subjectId: string;
  /** Whom it is about; null for nobody. */
  memberId: string | null;
  /** Why it stands before others. */
  risks?: readonly DeskRisk[];
  dueAt?: Date | null;
  /** Whom the queue should not give it to. */
  barred?: readonly string[];
}

/** Puts things on the desk and takes them off, in the current brand. */
@Injectable()
export class OpenItems {
  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly deskDecisions: DeskDecisionsRepository,
    private readonly deskItems: DeskItemsRepository,
    private readonly ids: Ids,
  ) {}

  /**
   * Puts something on the desk, in the caller's transaction; what waits there already gets the new risks as well.
   *
   * @returns the item's id
   * @throws Error outside a transaction: what waits for nothing would be shown to moderators
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

  /** Adds risks to what waits. @returns false when nothing waits */
  async raise(kind: DeskKindName, subjectId: string, risks: readonly DeskRisk[]): Promise<boolean> {
    const known = await this.deskItems.findOpen(kind, subjectId);
    if (known) await this.add(known, risks);
    return known !== undefined;
  }

  /** Adds a risk to everything of a kind that waits of a member. */
  async raiseOf(memberId: string, kind: DeskKindName, risk: DeskRisk): Promise<void> {
    for (const item of await this.deskItems.allOf(memberId))
      if (item.kind === kind && item.state === 'open') await this.add(item, [risk]);
  }

  /**
   * Takes something off the desk that needs no decision any more; a decision on its way has no effect.
   *
   * @returns that decision; undefined where there was none
   */
  async withdraw(kind: DeskKindName, subjectId: string): Promise<MadeDecision | undefined> {
    const known = await this.deskItems.findOpen(kind, subjectId);
    if (!known) return undefined;
    await this.deskItems.close({ kind, subjectId }, this.clock.now());
    return known.state === 'pending' ? (await this.deskDecisions.standingOf(known.id))[0] : undefined;
  }

  async isOpen(kind: DeskKindName, subjectId: string): Promise<boolean> {
    return (await this.deskItems.findOpen(kind, subjectId)) !== undefined;
  }

  private async add({ id, escalated, risks: known }: DeskItemRow, added: readonly DeskRisk[]): Promise<void> {
    const risks = [...new Set([...known, ...added])];
    if (risks.length === known.length) return;
    await this.deskItems.update(id, { risks, priority: priorityOf({ escalated, risks }) });
  }
}
