import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';

type Bytes = AsyncIterable<Uint8Array>;

/**
 * What a program makes of these bytes. Iterating throws when it cannot be started or ends badly, with what it said, and when
 * the bytes end by an error.
 *
 * @param input none where the program reads nothing
 */
export async function* through(
  command: string,
  args: readonly string[],
  { input, env = {} }: { input?: Bytes; env?: Record<string, string> } = {},
): AsyncGenerator<Buffer> {
  const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: ['pipe', 'pipe', 'pipe'] });
  const said = text(child.stderr);
  const ended = once(child, 'close') as Promise<[number | null]>;
  const fed = input ? pipeline(input, child.stdin) : void child.stdin.end();
  // Both are waited for below, after what the program says.
  for (const promise of [ended, fed, said]) promise?.catch(() => undefined);
  try {
    yield* child.stdout as AsyncIterable<Buffer>;
    const [code] = await ended.catch((error: unknown) => {
      const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
      throw isMissing ? new Error(`${command} is not installed`) : error;
    });
    const reason = (await said).trim();
    if (code !== 0) throw new Error(`${command} ended with ${code}: ${reason}`);
    await fed;
  } finally {
    child.kill();
  }
}

/** Lets a program read these bytes to their end. @throws Error as `through` does */
export async function into(
  command: string,
  args: readonly string[],
  options: { input: Bytes; env?: Record<string, string> },
): Promise<void> {
  for await (const _ of through(command, args, options));
}

/** How MariaDB's programs reach the database. The password is in the environment, as anybody can read a command line. */
export function connectionTo(databaseUrl: string): {
  args: string[];
  env: Record<string, string>;
  name: string;
} {
  const url = new URL(databaseUrl);
  const socket = url.searchParams.get('socketPath');
  const way =
    socket === null
      ? ['--protocol=tcp', `--host=${url.hostname}`, `--port=${url.port || 3306}`]
      : [`--socket=${socket}`];
  return {
    args: ['--no-defaults', ...way, `--user=${decodeURIComponent(url.username)}`],
    env: { MYSQL_PWD: decodeURIComponent(url.password) },
    name: url.pathname.slice(1),
  };
}
