import { once } from 'node:events';
import type { ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { dataFolder, root } from '../root.ts';
import { commandOf, endProcess, isAlive } from '../services/process-table.ts';
import { spawnTied } from '../services/tied-process.ts';
import { dim, red, say } from '../terminal.ts';
import { forScreen } from './log-lines.ts';
import { nodeArguments } from './node-arguments.ts';

const STOP_MS = 10_000;
const FIRST_BACKOFF_MS = 500;
const MAX_BACKOFF_MS = 10_000;
/** A process that lived this long died of something else than its start. */
const SETTLED_MS = 30_000;
const KEPT_LINES = 40;
/** A longer log is put aside at the next start; one older is kept. */
const MAX_LOG_BYTES = 20_000_000;

export interface AppProcessOptions {
  /** Short name, for log lines and the log file's name. */
  name: string;
  /** File under apps/server/dist. */
  script: string;
  /** Asked when it starts. */
  env(): Record<string, string>;
  /** Whether it serves by now; asked until true. */
  isReady(): Promise<boolean>;
  /** Show its whole log on the screen, not errors only. */
  verbose: boolean;
}

/** A process of the server that is started again when it dies. */
export class AppProcess {
  private child: ChildProcess | undefined;
  private wanted = false;
  private lastLines: string[] = [];
  private readonly log: fs.WriteStream;
  private readonly options: AppProcessOptions;
  private readonly script: string;
  private readonly pidFile: string;

  constructor(options: AppProcessOptions) {
    this.options = options;
    this.script = path.join(root, 'apps/server/dist', options.script);
    this.pidFile = path.join(dataFolder, `${options.name}.pid`);
    const folder = path.join(dataFolder, 'logs');
    fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
    const file = path.join(folder, `${options.name}.log`);
    if ((fs.statSync(file, { throwIfNoEntry: false })?.size ?? 0) > MAX_LOG_BYTES)
      fs.renameSync(file, `${file}.1`);
    this.log = fs.createWriteStream(file, { flags: 'a', mode: 0o600 });
  }

  /**
   * Ends this process's forerunner that a launcher killed hard left behind: it would hold the port. Process ids
   * are used again, so a live one must also carry our script.
   */
  async endOrphan(): Promise<void> {
    if (!fs.existsSync(this.pidFile)) return;
    const pid = Number.parseInt(fs.readFileSync(this.pidFile, 'utf8'), 10);
    if (Number.isSafeInteger(pid) && isAlive(pid) && commandOf(pid)?.includes(this.script)) {
      await endProcess(pid, STOP_MS);
    }
    fs.rmSync(this.pidFile, { force: true });
  }

  /** Starts it and waits until it is ready. @throws Error with its last lines when it ends before. */
  async start(): Promise<void> {
    this.wanted = true;
    const child = this.spawn();
    while (!(await this.options.isReady())) {
      if (isOver(child)) {
        this.wanted = false;
        throw new Error(`${this.options.name} ended while starting:\n${this.lastLines.join('\n')}`);
      }
      await wait(25);
    }
    this.keepUp(child, FIRST_BACKOFF_MS);
  }

  /** SIGTERM, ten seconds to finish what it is at, then SIGKILL. */
  async stop(): Promise<void> {
    this.wanted = false;
    const child = this.child;
    if (child?.pid === undefined || isOver(child)) return;
    const ended = once(child, 'exit');
    await endProcess(child.pid, STOP_MS);
    await ended;
    fs.rmSync(this.pidFile, { force: true });
  }

  /** Ends it and starts it anew, for a new build. */
  async restart(): Promise<void> {
    await this.stop();
    await this.start();
  }

  private keepUp(child: ChildProcess, backoff: number): void {
    const born = performance.now();
    const onExit = async () => {
      if (!this.wanted) return;
      const delay = performance.now() - born > SETTLED_MS ? FIRST_BACKOFF_MS : backoff;
      say(
        red(
          `${this.options.name} ended by itself (${child.signalCode ?? child.exitCode}); starting it again`,
        ),
      );
      await wait(delay);
      // Meanwhile it may have been stopped, or stopped and started with a new build.
      if (this.wanted && this.child === child) this.keepUp(this.spawn(), Math.min(delay * 2, MAX_BACKOFF_MS));
    };
    if (isOver(child)) void onExit();
    else child.once('exit', () => void onExit());
  }

  private spawn(): ChildProcess {
    const child = spawnTied(process.execPath, [...nodeArguments, this.script], {
      cwd: root,
      env: { ...process.env, ...this.options.env() },
      stdio: ['ignore', 'pipe', 'pipe'],
      // Its own group: Ctrl-C is for the launcher, which ends everything in order.
      detached: true,
    });
    if (child.pid !== undefined) fs.writeFileSync(this.pidFile, String(child.pid));
    this.lastLines = [];
    for (const stream of [child.stdout, child.stderr]) {
      if (stream) createInterface({ input: stream }).on('line', (line) => this.onLine(line));
    }
    this.child = child;
    return child;
  }

  private onLine(line: string): void {
    this.log.write(`${line}\n`);
    const shown = forScreen(line, this.options.verbose);
    this.lastLines = [...this.lastLines, shown ?? line].slice(-KEPT_LINES);
    if (shown !== undefined) say(`${dim(`${this.options.name} │`)} ${shown}`);
  }
}

const isOver = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null;
