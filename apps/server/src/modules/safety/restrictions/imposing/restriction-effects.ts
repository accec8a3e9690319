import { Injectable } from '@nestjs/common';
import type { RestrictionKind } from '@kindling/contract/safety/restriction-kinds';

/** The member that a restriction is against, and the part it concerns. */
export interface RestrictionSubject {
  memberId: string;
  /** A photo's id or a field's name; null where the whole account is meant. */
  subjectId: string | null;
}

/** The restricted photo or text, for staff who decide about an appeal. */
export interface TakenSubject {
  /** Its path on the console's own host; null where it is no picture. */
  image: string | null;
  /** Null where it is no text. */
  text: string | null;
}

/** The effect of one kind of restriction, in the transaction of the restriction or its end. */
export interface RestrictionEffect {
  readonly kind: RestrictionKind;
  /**
   * Checks that there is something to restrict.
   *
   * @throws Problem `not_found` for a subject that is missing or not the member's, `already_restricted`
   */
  require?(subject: RestrictionSubject): Promise<void>;
  apply(subject: RestrictionSubject, restrictionId: string): Promise<void>;
  /** Undoes `apply`; the subject, or the member, may be gone by now. */
  lift(subject: RestrictionSubject, restrictionId: string): Promise<void>;
  /** @returns what was taken, undefined where it is gone; absent where it was the whole account */
  show?(subject: RestrictionSubject, restrictionId: string): Promise<TakenSubject | undefined>;
}

/** The effects of restrictions: the modules of photos, texts and accounts register theirs at start (`onModuleInit`). */
@Injectable()
export class RestrictionEffects {
  private readonly effects = new Map<RestrictionKind, RestrictionEffect>();

  /** @throws Error for a kind that has its effect already */
  register(effect: RestrictionEffect): void {
    if (this.effects.has(effect.kind)) throw new Error(`The effect of ${effect.kind} is registered twice`);
    this.effects.set(effect.kind, effect);
  }

  /** @throws Error for an unregistered kind: it would be a restriction in name only */
  of(kind: RestrictionKind): RestrictionEffect {
    const effect = this.effects.get(kind);
    if (!effect) throw new Error(`Nobody does what ${kind} says`);
    return effect;
  }
}
