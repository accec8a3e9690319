import type { RestrictionGround, RestrictionKind } from '@kindling/contract/safety/restriction-kinds';
import { defineEvent } from '../../../kernel/outbox/events.js';

export interface EndedRestriction {
  restrictionId: string;
  kind: RestrictionKind;
  /** As of the restriction: another number than the member's once they are erased. */
  memberId: string;
  subjectId: string | null;
  ground: RestrictionGround;
  /** Id of the staff member; null where it ended by itself. */
  by: string | null;
}

/** What a restriction took was given back, as far as it is still there. */
export const restrictionEnded = defineEvent<EndedRestriction>('restrictions.ended');
