/** Why staff give or take credits by hand. Kept with the posting; the note is erased with the member. */
export const correctionReasons = [
  'complaint',
  'technical_fault',
  'payment_fault',
  'goodwill',
  'mistake',
  'misuse',
  'other',
] as const;
export type CorrectionReason = (typeof correctionReasons)[number];

/** `requested`: waits for a second staff member's approval. */
export const correctionStates = ['requested', 'booked', 'declined'] as const;
export type CorrectionState = (typeof correctionStates)[number];

/** Staff's note on a correction, visible to staff only. */
export const correctionNoteLength = { least: 3, most: 300 };

/** A larger amount at once is a typing error. */
export const mostCorrectedCredits = 100_000;
