/** Why staff give or take credits by hand. It is kept with the posting; the note beside it goes with the member. */
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

/** `requested`: somebody else of the staff has to agree. */
export const correctionStates = ['requested', 'booked', 'declined'] as const;
export type CorrectionState = (typeof correctionStates)[number];

/** What staff write beside a correction, for staff alone. */
export const correctionNoteLength = { least: 3, most: 300 };

/** More than this at once is a slip of the finger. */
export const mostCorrectedCredits = 100_000;
