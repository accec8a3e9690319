import { spawn, type ChildProcess } from 'node:child_process';
import { watchProcess, type ProcessBounds } from './process-bounds.js';

const megabyte = 1024 * 1024;
const generous: ProcessBounds = { residentBytes: 2000 * megabyte, processorMs: 600_000 };
const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

const run = (script: string): number => {
  const child = spawn(process.execPath, ['-e', script], { stdio: 'ignore' });
  children.push(child);
  return child.pid ?? 0;
};
const exceeded = (pid: number, bounds: Partial<ProcessBounds>) =>
  new Promise((resolve) => watchProcess(pid, { ...generous, ...bounds }, resolve));

describe('a process that is watched', () => {
  it('exceeds its memory by what it holds, not by what it reserved', async () => {
    const idle = run('setInterval(() => {}, 1000)');
    const hungry = run('const held = Buffer.alloc(400e6, 1); setInterval(() => held, 1000)');
    const bounds = { residentBytes: 300 * megabyte };
    const first = await Promise.race([
      exceeded(idle, bounds).then(() => 'idle'),
      exceeded(hungry, bounds).then((bound) => `hungry: ${String(bound)}`),
    ]);
    expect(first).toBe('hungry: residentBytes');
  });

  it('exceeds its time by what it computes', async () => {
    expect(await exceeded(run('for (;;);'), { processorMs: 300 })).toBe('processorMs');
  });
});
