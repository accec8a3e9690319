import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

/** Whether a process with this id exists (a zombie counts as gone). */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  const state = readProc(pid, 'stat')?.replace(/^.*\) /s, '')[0];
  return state !== 'Z';
}

/** The command line of a process, arguments separated by spaces, or undefined when there is none. */
export function commandOf(pid: number): string | undefined {
  if (process.platform === 'linux') {
    return readProc(pid, 'cmdline')?.replaceAll('\0', ' ').trim();
  }
  return output('ps', ['-o', 'command=', '-p', String(pid)])?.trim();
}

/** The working directory of a process, as the kernel sees it, or undefined when it can't be told. */
export function workingDirectoryOf(pid: number): string | undefined {
  if (process.platform === 'linux') {
    try {
      return fs.readlinkSync(`/proc/${pid}/cwd`);
    } catch {
      return undefined;
    }
  }
  return output('lsof', ['-a', '-p', String(pid), '-d', 'cwd', '-Fn'])?.match(/^n(.*)$/m)?.[1];
}

/** Ends a process: SIGTERM, and SIGKILL when it is still there after `graceMs`. Resolves when it is gone. */
export async function endProcess(pid: number, graceMs: number): Promise<void> {
  signal(pid, 'SIGTERM');
  const deadline = Date.now() + graceMs;
  while (isAlive(pid)) {
    if (Date.now() > deadline) signal(pid, 'SIGKILL');
    await wait(25);
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

function readProc(pid: number, file: string): string | undefined {
  try {
    return fs.readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return undefined;
  }
}

function output(command: string, args: string[]): string | undefined {
  try {
    return execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return undefined;
  }
}
