import type { ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from './ports.ts';
import { commandOf, endProcess, isAlive, workingDirectoryOf } from './process-table.ts';
import { spawnTied } from './tied-process.ts';

/** A running private server. */
export interface Service {
  /** Address with credentials, for DATABASE_URL or REDIS_URL. */
  readonly url: string;
  /** Path of its UNIX socket. */
  readonly socket: string;
  /** TCP port on 127.0.0.1; stays the same over restarts. */
  readonly port: number;
  /** Process id now; another one after a restart. */
  readonly pid: number;
  /** Ends the server and waits for it; safe to call twice. */
  stop(): Promise<void>;
}

/** How a kind of server is started and asked whether it is ready. */
export interface Definition {
  name: string;
  /** Folder of our own files about it: pid, port, log; made with mode 700. */
  folder: string;
  /** Working directory, by which an orphan of an earlier run is recognised. */
  workingDirectory: string;
  executable: string;
  args(port: number, socket: string): string[];
  isReady(socket: string): Promise<boolean>;
  /** How long an orderly end may take, in ms; 0 ends it at once, for data nobody needs again. */
  graceMs: number;
  /** Start it again when it dies by itself. */
  keepAlive: boolean;
  /** Called with one line when it died or came back. */
  onEvent?(message: string): void;
}

const READY_MS = 60_000;
const START_ATTEMPTS = 3;
const MAX_BACKOFF_MS = 5_000;

/**
 * Starts the server, ending an orphan of an earlier run first, and waits until it answers.
 * @throws Error with the end of its log when it does not come up.
 */
export async function startService(definition: Definition): Promise<Omit<Service, 'url'>> {
  fs.mkdirSync(definition.folder, { recursive: true, mode: 0o700 });
  await endOrphan(definition);
  const portFile = path.join(definition.folder, 'port');
  const socket = socketPath(definition);
  let port = await freePort(readNumber(portFile));
  let child: ChildProcess | undefined;
  for (let attempt = 1; child === undefined; attempt++) {
    try {
      child = await launch(definition, port, socket);
    } catch (error) {
      // Somebody may have taken the port between our look and its start.
      if (attempt === START_ATTEMPTS) throw error;
      port = await freePort();
    }
  }
  fs.writeFileSync(portFile, String(port));
  return supervise(definition, child, port, socket);
}

function supervise(definition: Definition, first: ChildProcess, port: number, socket: string) {
  let child = first;
  let stopping = false;
  let restarting: Promise<void> | undefined;

  const restart = async () => {
    for (let backoff = 200; !stopping; backoff = Math.min(backoff * 2, MAX_BACKOFF_MS)) {
      try {
        child = await launch(definition, port, socket);
        watch();
        definition.onEvent?.(`${definition.name} is back (pid ${child.pid})`);
        return;
      } catch (error) {
        definition.onEvent?.(error instanceof Error ? error.message : String(error));
        await wait(backoff);
      }
    }
  };
  const watch = () => {
    child.once('exit', (code, signal) => {
      if (stopping) return;
      definition.onEvent?.(`${definition.name} ended by itself (${signal ?? `code ${code}`})`);
      if (definition.keepAlive) restarting = restart();
    });
  };
  watch();

  return {
    socket,
    port,
    get pid() {
      return child.pid ?? -1;
    },
    async stop() {
      stopping = true;
      await restarting;
      if (definition.graceMs === 0) child.kill('SIGKILL');
      if (child.pid !== undefined) await endProcess(child.pid, definition.graceMs);
      fs.rmSync(pidFile(definition), { force: true });
      fs.rmSync(socket, { force: true });
    },
  };
}

async function launch(definition: Definition, port: number, socket: string): Promise<ChildProcess> {
  const log = path.join(definition.folder, 'log');
  const logFrom = fs.existsSync(log) ? fs.statSync(log).size : 0;
  fs.rmSync(socket, { force: true });
  const out = fs.openSync(log, 'a', 0o600);
  const child = spawnTied(definition.executable, definition.args(port, socket), {
    cwd: definition.workingDirectory,
    stdio: ['ignore', out, out],
    // A group of its own: Ctrl-C in the terminal is for the launcher, which ends its servers in order.
    detached: true,
  });
  fs.closeSync(out);
  let failure: Error | undefined;
  child.once('error', (error) => (failure = error));
  if (child.pid !== undefined) fs.writeFileSync(pidFile(definition), String(child.pid));

  const deadline = Date.now() + READY_MS;
  while (!(await definition.isReady(socket))) {
    const ended = failure !== undefined || child.exitCode !== null || child.signalCode !== null;
    if (ended || Date.now() > deadline) {
      if (!ended) child.kill('SIGKILL');
      const reason = failure?.message ?? (ended ? 'ended while starting' : 'did not answer in time');
      throw new Error(`${definition.name} ${reason}; its log says:\n${tail(log, logFrom)}`);
    }
    await wait(20);
  }
  return child;
}

/**
 * A launcher that was killed hard leaves its servers behind on systems that can't tie them to it, and for a
 * moment on those that can. Such a server still holds the data folder, so it is ended in order first; it is
 * recognised by our pid file, its command and its working directory, because process ids are used again.
 */
export async function endOrphan(
  definition: Pick<Definition, 'name' | 'folder' | 'workingDirectory' | 'executable' | 'graceMs' | 'onEvent'>,
): Promise<void> {
  const pid = readNumber(pidFile(definition));
  if (pid === undefined || !isAlive(pid)) return;
  const command = commandOf(pid) ?? '';
  const directory = workingDirectoryOf(pid);
  const isOurs =
    command.includes(path.basename(definition.executable)) &&
    directory !== undefined &&
    fs.existsSync(definition.workingDirectory) &&
    fs.realpathSync(definition.workingDirectory) === directory;
  if (!isOurs) return;
  definition.onEvent?.(`ending a ${definition.name} left over from an earlier run (pid ${pid})`);
  await endProcess(pid, definition.graceMs);
}

/** Sockets have short names only (about 100 bytes), so a deep clone gets its own place in the system's temp folder. */
function socketPath(definition: Definition): string {
  const near = path.join(definition.folder, 'socket');
  if (Buffer.byteLength(near) <= 100) return near;
  const id = createHash('sha256').update(definition.folder).digest('hex').slice(0, 16);
  const folder = path.join(os.tmpdir(), `kindling-${os.userInfo().uid}`);
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  return path.join(folder, `${id}.sock`);
}

const pidFile = (definition: Pick<Definition, 'folder'>) => path.join(definition.folder, 'pid');

function readNumber(file: string): number | undefined {
  if (!fs.existsSync(file)) return undefined;
  const number = Number.parseInt(fs.readFileSync(file, 'utf8'), 10);
  return Number.isSafeInteger(number) && number > 0 ? number : undefined;
}

function tail(file: string, from: number): string {
  return fs.readFileSync(file).subarray(from).toString('utf8').trimEnd().split('\n').slice(-20).join('\n');
}
