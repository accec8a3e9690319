import type { Mandate } from '@kindling/contract/money/calls/mandates';
import type { MandateRow } from './mandates.repository.js';

/** The mandate reference on bank statements: at most 35 letters and digits (SEPA). */
export function mandateReference(mandateId: string): string {
  return mandateId.toUpperCase();
}

/** A mandate as its owner sees it: of the number only the end. */
export function mandateShapeOf({ id, kind, label, lastFour, holder, signedAt }: MandateRow): Mandate {
  return {
    mandate_id: id,
    ...{ kind, label, last_four: lastFour, holder },
    reference: mandateReference(id),
    signed_at: signedAt.toISOString(),
  };
}
