import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import http from 'node:http';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { withKeptDemo } from '../../../scripts/demo/kept-demo.ts';
import { nodeArguments } from '../../../scripts/launch/node-arguments.ts';
import { root } from '../../../scripts/root.ts';
import { freePort } from '../../../scripts/services/ports.ts';
import { spawnTied } from '../../../scripts/services/tied-process.ts';
import { loadSchema } from '../database/load-schema.ts';

const SERVER = 'apps/server/dist';
/** For what hangs: on a busy machine a start takes minutes. */
const READY_MS = 300_000;
/** What a server may take to end after SIGTERM. */
const STOP_MS = 10_000;
/** Fixed, so that a server that was started again still knows what the one before it signed. */
const TEST_SECRET = 'a-secret-for-tests-only-0123456789abcdef';

export interface AppOptions {
  databaseUrl: string;
  redisUrl: string;
  /** Default: a free one. */
  port?: number;
  /** Further environment; wins over what is set here. */
  env?: Record<string, string>;
  /** Environment of the job process alone. */
  workerEnv?: Record<string, string>;
  /** Start the job process too; default true. */
  worker?: boolean;
  /** Folder of another release, whose build runs (tests/support/releases/released-build.ts); default this tree. */
  build?: string;
}

/** The built server as it runs for members: one HTTP process and one job process. */
export interface App {
  port: number;
  /** Process id of the HTTP process. */
  pid: number;
  /** Process id of the job process. */
  workerPid: number | undefined;
  /** Address under a host: `origin('vonk.localhost')`; plain localhost when none is given. */
  origin(host?: string): string;
  /** What both processes printed last, to look at when a test fails. */
  logs(): string;
  /** SIGTERM to both, waits for their end. @throws Error when one does not end well in time. */
  stop(): Promise<void>;
  /** SIGKILL to both at once, waits until they are gone. */
  kill9(): Promise<void>;
}

/**
 * Loads the tables, or migrates where another release's build is to run, and runs `cli.js prepare`, which adds the brands,
 * and if wanted what adds the demo's members.
 * @throws Error with what it printed.
 */
export async function prepareDatabase(options: AppOptions & { seed: boolean }): Promise<void> {
  if (options.build === undefined) await loadSchema(options.databaseUrl);
  await runToEnd('cli.js', ['prepare'], options);
  if (!options.seed) return;
  const seed = () => runToEnd('../../seed/dist/main.js', [], options);
  await withKeptDemo(environment(options, 0), seed, options.build);
}

/** A command that goes on until it is ended. */
export interface RunningCommand {
  /** What it printed so far. */
  printed(): string;
  /** @returns its exit code and what it printed, once it ended */
  ended: Promise<{ code: number | null; printed: string }>;
  kill(signal: NodeJS.Signals): void;
}

/** Starts `kindling <args>`. */
export function startCommand(options: AppOptions, args: string[]): RunningCommand {
  const child = start('cli.js', args, options, 0);
  const { process: started, printed } = child;
  return {
    printed,
    ended: once(started, 'close').then(() => ({ code: started.exitCode, printed: printed() })),
    kill: (signal) => void started.kill(signal),
  };
}

/** Runs `kindling <args>` to its end. @returns its exit code and what it printed */
export function runCommand(options: AppOptions, ...args: string[]) {
  return startCommand(options, args).ended;
}

/** Makes a staff member by the command that makes the first owner. @throws Error with what it printed */
export async function createFirstOwner(
  options: AppOptions,
  { email, name, password }: Readonly<Record<'email' | 'name' | 'password', string>>,
): Promise<void> {
  await runToEnd('cli.js', ['staff:create', email, 'owner', name], options, password);
}

async function runToEnd(script: string, args: string[], options: AppOptions, input?: string): Promise<void> {
  const child = start(script, args, options, 0, input);
  await once(child.process, 'close');
  if (child.process.exitCode !== 0) throw new Error(`${script} failed:\n${child.printed()}`);
}

/**
 * Starts the built server against a prepared database and waits until it says it is ready.
 * @throws Error with its logs when a process ends before or does not become ready in five minutes.
 */
export async function startApp(options: AppOptions): Promise<App> {
  const port = options.port ?? (await freePort());
  const web = start('main.js', [], options, port);
  const children = [web];
  const ofWorker = { ...options, env: { ...options.env, ...options.workerEnv } };
  if (options.worker ?? true) children.push(start('worker.js', [], ofWorker, port));
  const logs = () => children.map((child) => child.printed()).join('\n');
  const kill9 = async () => {
    await Promise.all(children.map((child) => end(child.process, 'SIGKILL', STOP_MS)));
  };

  const deadline = Date.now() + READY_MS;
  while (!(await isReady(port))) {
    const dead = children.find((child) => isOver(child.process));
    if (dead !== undefined || Date.now() > deadline) {
      await kill9();
      throw new Error(`the server ${dead ? `ended: ${dead.script}` : 'did not become ready'}\n${logs()}`);
    }
    await wait(25);
  }
  return {
    port,
    pid: web.process.pid ?? -1,
    workerPid: children[1]?.process.pid,
    origin: (host = 'localhost') => `http://${host}:${port}`,
    logs,
    kill9,
    async stop() {
      const ends = await Promise.all(children.map((child) => end(child.process, 'SIGTERM', STOP_MS)));
      if (!ends.every(Boolean)) throw new Error(`the server did not stop well:\n${logs()}`);
    },
  };
}

/** Not the tests' own environment: NODE_OPTIONS and NODE_ENV of a test runner are not the server's. */
function environment(options: AppOptions, port: number): NodeJS.ProcessEnv {
  return {
    PATH: process.env['PATH'],
    HOME: process.env['HOME'],
    TMPDIR: process.env['TMPDIR'],
    NODE_ENV: 'development',
    KINDLING_DEV: '0',
    KINDLING_SECRET: TEST_SECRET,
    HOST: '127.0.0.1',
    PORT: String(port),
    DATABASE_URL: options.databaseUrl,
    REDIS_URL: options.redisUrl,
    ...options.env,
  };
}

interface Started {
  script: string;
  process: ChildProcess;
  printed(): string;
}

const KEPT_CHARACTERS = 40_000;

function start(script: string, args: string[], options: AppOptions, port: number, input?: string): Started {
  const folder = options.build ?? root;
  const child = spawnTied(process.execPath, [...nodeArguments, path.join(folder, SERVER, script), ...args], {
    cwd: folder,
    env: environment(options, port),
    stdio: [input === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe'],
  });
  child.stdin?.end(input);
  let text = '';
  const keep = (bytes: Buffer) => (text = (text + bytes.toString()).slice(-KEPT_CHARACTERS));
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  return { script, process: child, printed: () => `--- ${script}\n${text}` };
}

const isOver = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null;

/** Whether it ended by itself in time, with code 0; else it is killed. */
async function end(child: ChildProcess, signal: NodeJS.Signals, withinMs: number): Promise<boolean> {
  if (isOver(child)) return child.exitCode === 0;
  const ended = once(child, 'exit');
  child.kill(signal);
  const timer = setTimeout(() => child.kill('SIGKILL'), withinMs);
  await ended;
  clearTimeout(timer);
  return child.exitCode === 0;
}

function isReady(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const address = { host: '127.0.0.1', port, path: '/health/ready', timeout: 2_000 };
    const request = http.get(address, (answer) => {
      answer.resume();
      resolve(answer.statusCode === 200);
    });
    request.once('timeout', () => request.destroy());
    request.once('error', () => resolve(false));
  });
}
