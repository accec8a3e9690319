import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import type { requestOnce } from '../support/http.ts';

/** Headers that belong to the connection or to the moment, not to the answer. */
const NOT_OF_THE_ANSWER = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding', 'x-request-id']);

/** Starts the barest server that answers everything with these headers and bytes. */
export async function startBare(folder: string, answer: Awaited<ReturnType<typeof requestOnce>>) {
  const file = path.join(folder, 'answer.json');
  const headers = Object.fromEntries(
    Object.entries(answer.headers).filter(([name]) => !NOT_OF_THE_ANSWER.has(name)),
  );
  fs.writeFileSync(file, JSON.stringify({ headers, body: answer.body.toString('base64') }));
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'bare-server.ts'), file], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return { pid: child.pid ?? -1, port: Number(line.toString()), end: () => child.kill('SIGTERM') };
}
