import { startBare } from './bare.ts';
import { percentile } from './measure/statistics.ts';
import { pin, startBenchApp } from './bench-app.ts';
import type { BenchPlace } from './bench-place.ts';
import { compare } from './measure/compare.ts';
import type { LoadRequest, Target } from './measure/load.ts';
import type { Result } from './measure/result.ts';
import { requestOnce } from '../support/app/http.ts';

const HOST = 'harbour.localhost';
/** Beginnings as people type them, searched for in all the brand's countries, which have the longest lists. */
const TYPED = ['a', 'b', 'l', 'lo', 'ma', 'sa', 'st', 'br', 'har', 'mar'];
const MORE = 5_000;
/** So many answers are waited for one after the other, as one person types. */
const WAITED = 600;

/** City autocomplete over HTTP, many visitors typing, against bare Fastify with the bytes of one such answer. */
export async function cities(place: BenchPlace): Promise<Result[]> {
  const env = { ...place.env, TRUSTED_PROXIES: '127.0.0.1' };
  const app = await startBenchApp({ ...place.addresses, env, seed: false });
  try {
    const paths = TYPED.map((name) => `/api/cities?${new URLSearchParams({ name }).toString()}`);
    const check = (status: number, body: Buffer) => {
      const found = JSON.parse(body.toString()) as { cities?: unknown[] };
      if (status !== 200 || !found.cities?.length) throw new Error(`no cities: ${status} ${body.toString()}`);
    };
    for (const path of paths) {
      const answer = await requestOnce(app.port, HOST, { path });
      check(answer.status, answer.body);
    }
    const bare = await startBare(place.folder, await requestOnce(app.port, HOST, { path: paths[0] ?? '' }));
    pin(bare.pid, 0);
    // Each from an address of its own: nobody types fast enough to reach the limit.
    const requests = Array.from({ length: MORE }, (_, index) => ({
      host: HOST,
      path: paths[index % paths.length] ?? '',
      headers: { 'x-forwarded-for': `81.2.${index >> 8}.${index & 255}` },
    }));
    const kindling: Target = { pid: app.pid, port: app.port, requests, check };
    const other: Target = { pid: bare.pid, port: bare.port, requests, check };
    try {
      const comparison = await compare(
        'city autocomplete, by bare Fastify with the bytes of one answer',
        kindling,
        other,
        { amounts: [3000, 6000] },
      );
      const waited = await waits(app.port, requests.slice(0, WAITED));
      return [{ ...comparison, figures: { ...comparison.figures, 'an answer takes': waited } }];
    } finally {
      bare.end();
    }
  } finally {
    await app.stop();
  }
}

/** How long whoever types waits for each answer, one request at a time. */
async function waits(port: number, requests: readonly LoadRequest[]): Promise<string> {
  const milliseconds: number[] = [];
  for (const { host, ...request } of requests) {
    const before = performance.now();
    await requestOnce(port, host, request);
    milliseconds.push(performance.now() - before);
  }
  return [50, 99, 100]
    .map((share) => `p${share} ${percentile(milliseconds, share).toFixed(1)} ms`)
    .join(', ');
}
