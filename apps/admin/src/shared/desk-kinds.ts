import { deskKinds, rightOfDeskKind, type DeskKindName } from '@kindling/contract/desk';
import type { StaffRight } from '@kindling/contract/route';

/** The queues that somebody with these rights decides on. */
export function kindsFor(rights: readonly StaffRight[]): DeskKindName[] {
  return deskKinds.filter((kind) => rights.includes(rightOfDeskKind[kind]));
}
