import type { DeskRisk } from '@kindling/contract/safety/desk';

/** What decides an item's place in the queue beside its age. */
export interface Urgency {
  escalated: boolean;
  risks: readonly DeskRisk[];
}

/** How much each risk brings an item forward. What is illegal is ahead of all but what was escalated (trust 10). */
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

/** The last place that something escalated can have; whatever was not stands behind it. */
export const lastEscalated = head - escalatedWeight;

/** What is due before the end of this time comes before everything that only risks something. */
export const soonMs = 24 * 3_600_000;

/** An item's place in the queue: lower ones come first, and among equals the oldest. */
export function priorityOf({ escalated, risks }: Urgency): number {
  const risk = [...new Set(risks)].reduce((sum, one) => sum + weights[one], 0);
  return head - Math.min(risk, escalatedWeight - 1) - (escalated ? escalatedWeight : 0);
}
