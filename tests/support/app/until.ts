/** Far more than anything takes on a busy machine; what hangs is found all the same. */
const WITHIN_MS = 45_000;
const PAUSE_MS = 20;

/** The same for a start of the server. */
export const startMs = 180_000;

/**
 * Asks until it is so: for what another process does in its own time.
 *
 * @throws Error when it never came to be
 */
export async function until(
  what: string,
  holds: () => Promise<boolean> | boolean,
  withinMs = WITHIN_MS,
): Promise<void> {
  const deadline = Date.now() + withinMs;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`${what} did not come to be`);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}
