import type { SpawnOptions } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { root } from './root.ts';
import { spawnTied } from './services/tied-process.ts';

export interface Finished {
  /** Exit code; 128 and above when a signal ended it. */
  code: number;
  /** What it printed, both streams in order of arrival. */
  printed: string;
}

/**
 * Runs a command to its end, keeping what it prints.
 * @param onLine called with each line of its standard output as it comes
 * @throws Error when it can't be started
 */
export function runProcess(
  command: string,
  args: string[],
  options: SpawnOptions = {},
  onLine?: (line: string) => void,
): Promise<Finished> {
  return new Promise((resolve, reject) => {
    const child = spawnTied(command, args, { cwd: root, ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    let printed = '';
    const keep = (bytes: Buffer) => (printed += bytes.toString());
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    if (onLine && child.stdout) createInterface({ input: child.stdout }).on('line', onLine);
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 128, printed: printed.trimEnd() }));
  });
}

/**
 * Runs a command-line tool of node_modules under this Node, in a folder of the repository.
 * @param tool its name, or its path in node_modules where two packages bring the same name
 */
export function runInstalled(
  tool: string,
  args: string[],
  { folder = '.', env = {} }: { folder?: string; env?: Record<string, string> } = {},
): Promise<Finished> {
  return runProcess(
    process.execPath,
    [path.join(root, 'node_modules', tool.includes('/') ? '' : '.bin', tool), ...args],
    {
      cwd: path.join(root, folder),
      env: { ...process.env, ...env },
    },
  );
}
