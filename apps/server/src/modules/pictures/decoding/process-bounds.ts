import { readFileSync } from 'node:fs';

/** What a process may hold, and how long it may compute, while it does one thing. */
export interface ProcessBounds {
  residentBytes: number;
  processorMs: number;
}

/** Often enough that in between no process can take more memory than the machine can do without. */
const everyMs = 100;
/** The unit of times in `/proc`, the same on every processor that Linux runs on. */
const tickMs = 10;

/**
 * Looks at a process ten times a second. Only Linux tells its usage; elsewhere nothing is watched.
 *
 * @param exceeded called once, when it holds or has computed more than the bounds since now
 * @returns ends the watch
 */
export function watchProcess(
  pid: number,
  { residentBytes, processorMs }: ProcessBounds,
  exceeded: (bound: keyof ProcessBounds) => void,
): () => void {
  const before = usageOf(pid);
  if (!before) return () => undefined;
  const timer = setInterval(() => {
    const usage = usageOf(pid);
    const held = (usage?.residentBytes ?? 0) > residentBytes;
    const computed = (usage?.processorMs ?? 0) - before.processorMs > processorMs;
    if (usage && !held && !computed) return;
    clearInterval(timer);
    if (usage) exceeded(held ? 'residentBytes' : 'processorMs');
  }, everyMs);
  return () => clearInterval(timer);
}

/** @returns what a process holds now; 0 when it has ended or the system does not tell */
export function residentBytesOf(pid: number | undefined): number {
  return (pid === undefined ? undefined : usageOf(pid))?.residentBytes ?? 0;
}

/** @returns undefined when the process has ended or the system does not tell */
function usageOf(pid: number): ProcessBounds | undefined {
  try {
    const resident = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'latin1'));
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    // The name comes first and may hold anything. User and system time are the 12th and 13th field behind it.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (!resident) return undefined;
    return {
      residentBytes: Number(resident[1]) * 1024,
      processorMs: (Number(fields[11]) + Number(fields[12])) * tickMs,
    };
  } catch {
    return undefined;
  }
}
