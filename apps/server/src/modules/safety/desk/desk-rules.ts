import { rightOfDeskKind, type DeskRisk, type DeskKindName } from '@kindling/contract/safety/desk';
import { problem } from '../../../kernel/ground/problem.js';
import type { StaffCaller } from '../../../kernel/http/caller.js';

/** What decides an item's place in the queue besides its age. */
export interface Urgency {
  escalated: boolean;
  risks: readonly DeskRisk[];
}

/** The weight of each risk. Illegal content is ahead of all but escalated items (trust 10). */
const weights: Readonly<Record<DeskRisk, number>> = {
  illegal: 1000,
  minor: 1000,
  depicted_person: 1000,
  reported: 60,
  many_reports: 60,
  resembles_removed: 50,
  removed_before: 30,
  held_text: 20,
  first_photo: 10,
  main_photo: 10,
};
const head = 10_000;
const escalatedWeight = 5000;

/** The last place of an escalated item; all others come after it. */
export const lastEscalated = head - escalatedWeight;

/** Items due within this time come before all that are ranked by risk alone. */
export const soonMs = 24 * 3_600_000;

/** An item's place in the queue: lower ones come first, and among equals the oldest. */
export function priorityOf({ escalated, risks }: Urgency): number {
  const risk = [...new Set(risks)].reduce((sum, one) => sum + weights[one], 0);
  return head - Math.min(risk, escalatedWeight - 1) - (escalated ? escalatedWeight : 0);
}

/** The right of a kind (decisions §9). @throws Problem `forbidden` */
export function requireKind(kind: DeskKindName, { rights }: StaffCaller): void {
  if (!rights.includes(rightOfDeskKind[kind])) throw problem('forbidden');
}
