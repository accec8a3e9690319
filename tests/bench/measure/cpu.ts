import fs from 'node:fs';

/** Clock ticks a second of /proc, 100 on every Linux that Node runs on. */
const TICK_US = 10_000;
const PAGE_BYTES = 4096;

/** CPU time that a process and all its threads have used so far, user and system together, in microseconds. */
export function cpuMicroseconds(pid: number): number {
  const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The command's name is in brackets and may hold blanks.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_US;
}

/** Memory that a process takes, as /proc counts pages. */
export function residentBytes(pid: number): number {
  return Number(fs.readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * PAGE_BYTES;
}

interface CpuTimes {
  busy: number;
  all: number;
}

/** How much of all cores was used since `since`, by whatever runs on the machine; without it since the start of the machine. */
export function busyShare(since: CpuTimes = { busy: 0, all: 0 }): CpuTimes & { share: number } {
  const ticks = (/^cpu +(.*)$/m.exec(fs.readFileSync('/proc/stat', 'utf8'))?.[1] ?? '')
    .split(' ')
    .map(Number);
  // The last two, of guests, are counted among the first two already.
  const all = ticks.slice(0, 8).reduce((sum, one) => sum + one, 0);
  const busy = all - (ticks[3] ?? 0) - (ticks[4] ?? 0);
  return { busy, all, share: (busy - since.busy) / (all - since.all) };
}
