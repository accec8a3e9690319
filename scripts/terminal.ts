/** Progress in the terminal: one line per step with its duration; lines that tell news stand between them. */

const isTerminal = process.stdout.isTTY === true;
const paint = (code: number) => (text: string) =>
  isTerminal && process.env['NO_COLOR'] === undefined ? `\u001B[${code}m${text}\u001B[0m` : text;

export const bold = paint(1);
export const dim = paint(2);
export const red = paint(31);
export const green = paint(32);

/** Seconds with one digit, for people. */
export function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}

/** Writes one line. */
export function say(line = ''): void {
  process.stdout.write(`${line}\n`);
}

const SLOW_MS = 2_000;

/**
 * Runs a step and prints its name and duration. A step that takes long announces itself, so nobody waits
 * before a silent screen. The work may answer with a remark that is printed beside the name.
 * @throws what the work throws, after marking the step as failed.
 */
export async function step<T>(
  name: string,
  work: () => Promise<T>,
  remark?: (result: T) => string,
): Promise<T> {
  const started = performance.now();
  const announce = setTimeout(() => say(dim(`… ${name}`)), SLOW_MS);
  try {
    const result = await work();
    const text = remark?.(result);
    say(
      `${green('✓')} ${name}${text ? ` ${dim(`(${text})`)}` : ''} ${dim(seconds(performance.now() - started))}`,
    );
    return result;
  } catch (error) {
    say(`${red('✗')} ${name} ${dim(seconds(performance.now() - started))}`);
    throw error;
  } finally {
    clearTimeout(announce);
  }
}
