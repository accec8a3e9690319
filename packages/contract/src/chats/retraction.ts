/** How long after it was sent a member can take a message back. */
export const retractWithinMs = 10 * 60_000;
