import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import type { requestOnce } from '../support/app/http.ts';

/** A process that a page is measured against. */
export interface Bare {
  pid: number;
  port: number;
  end(): void;
}

/** A page as its reader asks for it. */
export interface PageOfTree {
  /** Of the server that has the page's data. */
  port: number;
  host: string;
  path: string;
  headers: Readonly<Record<string, string>>;
}

/** Headers that belong to the connection or to the moment, not to the answer. */
const NOT_OF_THE_ANSWER = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding', 'x-request-id']);

/** Starts the barest server that answers everything with these headers and bytes. */
export function startBare(folder: string, answer: Awaited<ReturnType<typeof requestOnce>>): Promise<Bare> {
  const headers = Object.fromEntries(
    Object.entries(answer.headers).filter(([name]) => !NOT_OF_THE_ANSWER.has(name)),
  );
  return start('bare-server.ts', folder, { headers, body: answer.body.toString('base64') });
}

/** Starts a server that does nothing but `renderToString` of a page's tree, for every request. */
export function startTree(folder: string, page: PageOfTree): Promise<Bare> {
  return start('tree-server.ts', folder, page);
}

/** Starts the barest server of lists, which answers with the rows of statements. */
export function startBareLists(
  folder: string,
  asked: { databaseUrl: string; statements: readonly string[] },
): Promise<Bare> {
  return start('console/bare-lists.ts', folder, asked);
}

/** Starts the barest server of messages with their charges, on the same tables. */
export function startBareChat(folder: string, asked: { databaseUrl: string; brand: string }): Promise<Bare> {
  return start('chat/bare-chat.ts', folder, asked);
}

async function start(script: string, folder: string, told: object): Promise<Bare> {
  const file = path.join(folder, 'told.json');
  fs.writeFileSync(file, JSON.stringify(told));
  const child = spawn(process.execPath, [path.join(import.meta.dirname, script), file], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const [line] = (await Promise.race([
    once(child.stdout, 'data'),
    once(child, 'exit').then(() => Promise.reject(new Error(`${script} ended at its start`))),
  ])) as [Buffer];
  return { pid: child.pid ?? -1, port: Number(line.toString()), end: () => void child.kill('SIGTERM') };
}
