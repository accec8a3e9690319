import { pin, startBenchApp } from './bench-app.ts';
import { startBare } from './bare.ts';
import type { BenchPlace } from './bench-place.ts';
import { compare, type Comparison } from './measure/compare.ts';
import { requestOnce } from '../support/http.ts';
import type { Target } from './measure/load.ts';

const HOST = 'vonk.localhost';
const BROWSER = { 'accept-encoding': 'gzip, deflate, br', accept: 'text/html' };

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
