import { Injectable } from '@nestjs/common';
import type { Language } from '@kindling/contract/languages';
import type { DeskDecision, DeskKindName, DeskMeasure } from '@kindling/contract/safety/desk';
import type { ReportedField } from '@kindling/contract/safety/report-rules';
import type { DeskSubject } from '@kindling/contract/safety/desk-subjects';

/** Details of a decision besides its code, ground and note. */
export interface DecisionDetails {
  /** With `approve` of a photo. */
  explicit?: boolean;
  /** With `restrict`. */
  measure?: DeskMeasure;
  /** With the measure `photo_removed`, where the case shows several photos: which. */
  photo?: string;
  /** With the measure `text_removed` of a case about a whole profile: which text. */
  field?: ReportedField;
}

/** A moderator's decision. */
export interface MadeDecision {
  decision: DeskDecision;
  ground: string | null;
  note: string | null;
  details: DecisionDetails;
}

/** A statement of reasons that was not sent. */
export interface DraftedStatement {
  statement: string;
  language: Language;
}

/** The item that was decided. */
export interface DecidedItem {
  id: string;
  kind: DeskKindName;
  subjectId: string;
  memberId: string | null;
  /** Since when its moderator holds it: they may not have seen what came later. */
  heldSince: Date;
}

/** A kind of items on the desk. Each of its methods runs in the item's brand. */
export interface DeskKind {
  readonly kind: DeskKindName;

  /** Whether a share of its decisions is looked at a second time, where the brand says so. */
  readonly hasSecondLook?: boolean;

  /** Cases that outlive the member: on erasure their items no longer name the member. All others are deleted with the member. */
  readonly outlivesMember?: boolean;

  /**
   * The subject as the desk shows it.
   *
   * @param blind for a second look: nothing may reveal the first decision
   * @returns undefined when there is nothing to decide any more; then the item is closed
   */
  describe(subjectId: string, blind: boolean): Promise<DeskSubject | undefined>;

  /**
   * Whether a decision, one of `decisionsOfDeskKind`, is whole. `escalate` is the desk's own and is not asked about.
   *
   * @throws Problem `validation_failed` naming the fields, `rate_limited` for more than the person may decide
   */
  check(decision: MadeDecision, subjectId: string, staffId: string): Promise<void> | void;

  /**
   * The statement of reasons that a decision would make, as the member would get it; absent for a kind that takes nothing.
   *
   * @returns undefined for a decision that takes nothing, or nothing more
   * @throws Problem as `check` does
   */
  preview?(decision: MadeDecision, subjectId: string): Promise<DraftedStatement | undefined>;

  /**
   * Carries a decision out, in the transaction that ends the item; `escalate` never comes here. A subject that is gone,
   * or is already as decided, is no error. After a second look it may be that something decided before is reversed.
   *
   * @returns the restriction by which it took something; its end counts as this decision's
   * @throws Problem where it can't take effect as it was made: then the item is back on the desk
   */
  apply(item: DecidedItem, decision: MadeDecision, staffId: string): Promise<string | null>;

  /** Whether a staff member may decide it; absent: all with the right and the brand. */
  mayDecide?(staffId: string, subjectId: string): Promise<boolean>;

  /** Whether two decisions come to the same; absent: when their codes are. */
  agree?(one: MadeDecision, other: MadeDecision): boolean;
}

/** The kinds that the desk knows: modules register theirs in `onModuleInit`. */
@Injectable()
export class DeskKinds {
  private readonly kinds = new Map<DeskKindName, DeskKind>();

  /** @throws Error for a kind that is known already */
  register(kind: DeskKind): void {
    if (this.kinds.has(kind.kind)) throw new Error(`The desk knows the kind ${kind.kind} already`);
    this.kinds.set(kind.kind, kind);
  }

  find(kind: DeskKindName): DeskKind | undefined {
    return this.kinds.get(kind);
  }

  all(): readonly DeskKind[] {
    return [...this.kinds.values()];
  }
}
