import { z } from 'zod';
import {
  correctionNoteLength,
  correctionReasons,
  correctionStates,
  mostCorrectedCredits,
} from '../../credits/correction-rules.js';
import { route } from '../../route.js';
import { listQuery } from '../../console/list-query.js';
import { clientId, id, instant, rowKey, tenantId } from '../../values.js';

/**
 * Credits that staff give or take by hand: a posting with a reason, approved by a second person above a limit of the
 * brand.
 */

const note = z.string().trim().min(correctionNoteLength.least).max(correctionNoteLength.most);

export const staffCorrection = z.strictObject({
  id: rowKey,
  tenant: tenantId,
  /** `<tenant>:<member>`; null once they are erased. */
  member: rowKey.nullable(),
  /** Positive into the wallet, negative out of it. */
  amount: z.int(),
  reason: z.enum(correctionReasons),
  /** Null once the member is erased; so is the reason of a refusal. */
  note: z.string().nullable(),
  decline_note: z.string().nullable(),
  state: z.enum(correctionStates),
  /** Names of the requester, and of the approver or refuser. */
  staff: z.string(),
  decided_by: z.string().nullable(),
  /** Whether it waits for a second person, and whether the caller may be that person. */
  waits: z.boolean(),
  decidable: z.boolean(),
  requested_at: instant,
  settled_at: instant.nullable(),
});
export type StaffCorrection = z.output<typeof staffCorrection>;

const access = 'staff:credits:correct';

export const correctionListColumns = ['requested_at'] as const;
export const correctionListFilter = z.strictObject({
  tenant: tenantId.optional(),
  state: z.enum(correctionStates).optional(),
});

export const listCorrections = route('listCorrections', {
  summary: 'Corrections of credits in the brands the staff member was given.',
  access,
  query: listQuery,
  list: { columns: correctionListColumns, filter: correctionListFilter },
  response: z.array(staffCorrection),
  problems: ['not_found', 'validation_failed'],
});

export const correctCredits = route('correctCredits', {
  summary:
    'Gives or takes credits by hand; above the limit it waits for a second person. A repeat of `client_id` is the same.',
  access,
  params: z.strictObject({ id: rowKey }),
  body: z.strictObject({
    client_id: clientId,
    amount: z
      .int()
      .min(-mostCorrectedCredits)
      .max(mostCorrectedCredits)
      .refine((amount) => amount !== 0),
    reason: z.enum(correctionReasons),
    note,
    /** The newest correction that the caller was shown; null for none. */
    seen: id.nullable(),
  }),
  response: staffCorrection,
  problems: ['not_found', 'correction_changed', 'insufficient_credits', 'idempotency_conflict'],
});

export const decideCorrection = route('decideCorrection', {
  summary: 'The second person agrees to a correction above the limit, or anybody declines it.',
  access,
  params: z.strictObject({ id: rowKey }),
  body: z.discriminatedUnion('decision', [
    z.strictObject({ decision: z.literal('approve') }),
    z.strictObject({ decision: z.literal('decline'), note }),
  ]),
  response: staffCorrection,
  problems: ['not_found', 'correction_decided', 'other_person_required', 'insufficient_credits'],
});
