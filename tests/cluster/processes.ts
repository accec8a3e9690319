import type { ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { spawnTied } from '../../scripts/services/tied-process.ts';
import type { Part } from './part.ts';

const READY_MS = 90_000;
const PAUSE_MS = 50;

interface Program {
  name: string;
  /** Its log stands there, and it runs there. */
  folder: string;
  command: string;
  args(): string[];
  env?: NodeJS.ProcessEnv;
  cwd?: string;
  isReady(): Promise<boolean>;
}

/** A part that is one process of this machine, and ends with this one. */
export function processPart(program: Program): Part {
  fs.mkdirSync(program.folder, { recursive: true, mode: 0o700 });
  let child: ChildProcess | undefined;
  const isOver = () => !child || child.exitCode !== null || child.signalCode !== null;
  return {
    name: program.name,
    pid: () => (isOver() ? 0 : (child?.pid ?? 0)),
    async start() {
      const log = fs.openSync(path.join(program.folder, 'log'), 'a', 0o600);
      child = spawnTied(program.command, program.args(), {
        cwd: program.cwd ?? program.folder,
        ...(program.env ? { env: program.env } : {}),
        stdio: ['ignore', log, log],
        detached: true,
      });
      fs.closeSync(log);
      const deadline = Date.now() + READY_MS;
      while (!(await program.isReady())) {
        if (isOver() || Date.now() > deadline)
          throw new Error(`${program.name} did not become ready; see ${program.folder}/log`);
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      }
    },
  };
}
