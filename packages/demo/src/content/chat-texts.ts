/** Chats of one language. */
export interface ChatTexts {
  /** First lines that suit anybody. */
  readonly openingLines: readonly string[];
  /** Longer conversations; the two take turns. */
  readonly dialogues: readonly (readonly string[])[];
  /** A question and its answer, sometimes a little more. */
  readonly exchanges: readonly (readonly string[])[];
}
