import { isAlive } from '../../scripts/services/process-table.ts';

/** One process of the cluster. */
export interface Part {
  readonly name: string;
  /** 0 while it does not run. */
  pid(): number;
  /** Starts it and waits until it is ready. */
  start(): Promise<void>;
  /** Cuts it off from the others and from its clients, which are not told. */
  partition?(): Promise<void>;
  heal?(): Promise<void>;
}

/** SIGKILL; resolves when it is gone. */
export async function kill(part: Part): Promise<void> {
  const pid = part.pid();
  if (pid > 0) signal(pid, 'SIGKILL');
  await gone(pid);
}

/** It keeps its connections and does nothing. */
export const freeze = (part: Part): void => signal(part.pid(), 'SIGSTOP');
export const thaw = (part: Part): void => signal(part.pid(), 'SIGCONT');

/** Ends it in order; by force where that takes longer than `graceMs`. */
export async function end(part: Part, graceMs = 15_000): Promise<void> {
  const pid = part.pid();
  if (pid <= 0) return;
  signal(pid, 'SIGCONT');
  signal(pid, 'SIGTERM');
  const timer = setTimeout(() => signal(pid, 'SIGKILL'), graceMs);
  await gone(pid);
  clearTimeout(timer);
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

async function gone(pid: number): Promise<void> {
  while (pid > 0 && isAlive(pid)) await new Promise((resolve) => setTimeout(resolve, 10));
}
