import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { pin, startBenchApp } from './bench-app.ts';
import type { BenchPlace } from './bench-place.ts';
import { compare, type Comparison } from './measure/compare.ts';
import { requestOnce } from '../support/http.ts';
import type { Target } from './measure/load.ts';

const HOST = 'vonk.localhost';
const BROWSER = { 'accept-encoding': 'gzip, deflate, br', accept: 'text/html' };
/** Headers that belong to the connection or to the moment, not to the page. */
const NOT_OF_THE_PAGE = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding', 'x-request-id']);

/** W1: the index page of a brand with its cards, for anonymous visitors, against bare Fastify with the same bytes. */
export async function pages(place: BenchPlace): Promise<Comparison[]> {
  const app = await startBenchApp({ ...place.addresses, env: place.env, seed: true });
  try {
    await requestOnce(app.port, HOST, { path: '/', headers: BROWSER });
    const page = await requestOnce(app.port, HOST, { path: '/', headers: BROWSER });
    const bare = await startBare(place.folder, page);
    pin(bare.pid, 0);
    const check = (status: number, body: Buffer) => {
      if (status !== 200 || !body.equals(page.body))
        throw new Error(`the page differs: ${status}, ${body.length} bytes`);
    };
    const requests = [{ host: HOST, path: '/' }];
    const kindling: Target = { pid: app.pid, port: app.port, requests, headers: BROWSER, check };
    const other: Target = { pid: bare.pid, port: bare.port, requests, headers: BROWSER, check };
    for (const target of [kindling, other]) {
      const answer = await requestOnce(target.port, HOST, { path: '/', headers: BROWSER });
      target.check(answer.status, answer.body);
    }
    try {
      return [
        await compare('index page, cached, by bare Fastify with the same bytes', kindling, other, {
          amounts: [4000, 8000],
        }),
      ];
    } finally {
      bare.end();
    }
  } finally {
    await app.stop();
  }
}

async function startBare(folder: string, page: Awaited<ReturnType<typeof requestOnce>>) {
  const file = path.join(folder, 'page.json');
  const headers = Object.fromEntries(
    Object.entries(page.headers).filter(([name]) => !NOT_OF_THE_PAGE.has(name)),
  );
  fs.writeFileSync(file, JSON.stringify({ headers, body: page.body.toString('base64') }));
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'bare-server.ts'), file], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return { pid: child.pid ?? -1, port: Number(line.toString()), end: () => child.kill('SIGTERM') };
}
