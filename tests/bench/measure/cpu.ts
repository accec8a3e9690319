import fs from 'node:fs';

/** Clock ticks a second of /proc, 100 on every Linux that Node runs on. */
const TICK_US = 10_000;

/** CPU time that a process and all its threads have used so far, user and system together, in microseconds. */
export function cpuMicroseconds(pid: number): number {
  const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The command's name is in brackets and may hold blanks.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_US;
}
