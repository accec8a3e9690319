import { Injectable } from '@nestjs/common';
import type { DeskKindName, DeskRisk } from '@kindling/contract/safety/desk';
import { Clock } from '../../../ports/clock.js';
import { DeskDecisionsRepository } from './decisions/desk-decisions.repository.js';
import type { MadeDecision } from './desk-kind.js';
import { EraseDesk } from './queue/erase-desk.js';
import { OpenItems, type NewDeskItem } from './queue/open-items.js';

export type { DecidedItem, DecisionDetails, DeskKind, DraftedStatement, MadeDecision } from './desk-kind.js';
export { DeskKinds } from './desk-kinds.js';
export { DeskQueueRepository, type DeskQueue } from './queue/desk-queue.repository.js';
export type { NewDeskItem };

/** What other modules may do with the desk, in the current brand. */
@Injectable()
export class DeskApi {
  constructor(
    private readonly clock: Clock,
    private readonly deskDecisions: DeskDecisionsRepository,
    private readonly eraseDesk: EraseDesk,
    private readonly openItems: OpenItems,
  ) {}

  /** See `OpenItems.open`. */
  open(item: NewDeskItem): Promise<string> {
    return this.openItems.open(item);
  }

  /** See `OpenItems.raise`. */
  raise(kind: DeskKindName, subjectId: string, risk: DeskRisk): Promise<boolean> {
    return this.openItems.raise(kind, subjectId, [risk]);
  }

  /** See `OpenItems.raiseOf`. */
  raiseOf(memberId: string, kind: DeskKindName, risk: DeskRisk): Promise<void> {
    return this.openItems.raiseOf(memberId, kind, risk);
  }

  /** See `OpenItems.withdraw`. */
  withdraw(kind: DeskKindName, subjectId: string): Promise<MadeDecision | undefined> {
    return this.openItems.withdraw(kind, subjectId);
  }

  /** Whether a subject waits to be decided, or its decision for its effect. */
  isOpen(kind: DeskKindName, subjectId: string): Promise<boolean> {
    return this.openItems.isOpen(kind, subjectId);
  }

  /** Whether a staff member made a decision about the subject that took effect. */
  isDecidedBy(kind: DeskKindName, subjectId: string, staffId: string): Promise<boolean> {
    return this.deskDecisions.isDecidedBy(kind, subjectId, staffId);
  }

  /**
   * Notes that somebody else took a restriction back, for the figures of whoever decided it here.
   *
   * @param by who did; null: nobody of the staff
   */
  overturn(restrictionId: string, by: string | null): Promise<void> {
    return this.deskDecisions.overturn(restrictionId, by, this.clock.now());
  }

  /** See `EraseDesk.erase`. */
  erase(memberId: string): Promise<void> {
    return this.eraseDesk.erase(memberId);
  }
}
