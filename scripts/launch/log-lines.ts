/** What of the server's log a person at the terminal wants to see. */

const ERROR_LEVEL = 50;
const INFO_LEVEL = 30;

/**
 * A line of the log for the screen, or undefined when it is only for the file. Lines of pino are JSON with a
 * level; anything else was printed by Node itself and is always worth a look.
 */
export function forScreen(line: string, everything: boolean): string | undefined {
  if (line.trim() === '') return undefined;
  if (!line.startsWith('{')) return line;
  let entry: Record<string, unknown>;
  try {
    entry = JSON.parse(line) as Record<string, unknown>;
  } catch {
    return line;
  }
  const level = typeof entry['level'] === 'number' ? entry['level'] : INFO_LEVEL;
  if (level < (everything ? INFO_LEVEL : ERROR_LEVEL)) return undefined;
  const error = entry['err'] as
    { kind?: string; type?: string; message?: string; stack?: unknown } | undefined;
  const stack = Array.isArray(error?.stack) ? error.stack.join('\n') : error?.stack;
  return [
    entry['msg'],
    ...(['method', 'route', 'status', 'ms'] as const).map((name) => told(entry[name], name)),
    error && level >= ERROR_LEVEL && [error.kind ?? error.type, error.message].filter(Boolean).join(': '),
    level >= ERROR_LEVEL && typeof stack === 'string' && `\n${stack}`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** A field of a request's line; anything but texts and numbers is for the file. */
function told(value: unknown, name: string): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  return name === 'ms' ? `${value} ms` : String(value);
}
