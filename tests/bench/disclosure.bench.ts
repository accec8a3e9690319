import { performance } from 'node:perf_hooks';
import { requestOnce, type HttpAnswer, type HttpRequest } from '../support/http.ts';
import { startBenchApp } from './bench-app.ts';
import { loginRequest, membersWithPassword, siteHeaders } from './bench-members.ts';
import type { BenchPlace } from './bench-place.ts';
import { differ, type Difference } from './measure/differ.ts';

const HOST = 'harbour.localhost';
/** T10: so many asks for addresses with an account, and as many for ones without. */
const EACH = 200;
/** The seeded brand has few more members; the first are asked for twice, like the first unknown ones. */
const ADDRESSES = 180;

/** T10: what known and unknown addresses wait for, on a brand that conceals accounts. */
export async function disclosure(place: BenchPlace): Promise<Difference[]> {
  const app = await startBenchApp({
    ...place.addresses,
    env: { ...place.env, TRUSTED_PROXIES: '127.0.0.1' },
    seed: true,
  });
  try {
    const known = await membersWithPassword(place.addresses.databaseUrl, 'harbour', ADDRESSES);
    const unknown = known.map((_, index) => `nobody-${index}@example.test`);
    let places = 0;
    const timed = async (request: HttpRequest): Promise<number> => {
      const before = performance.now();
      const answer = await requestOnce(app.port, HOST, request);
      const after = performance.now();
      refuseServerErrors(answer);
      return after - before;
    };
    const asks = {
      login: (email: string) => loginRequest(HOST, email, 'certainly not the password', ++places),
      'password reset': (email: string) => ({
        method: 'POST',
        path: '/api/password-reset',
        headers: siteHeaders(++places),
        body: JSON.stringify({ email }),
      }),
    } satisfies Record<string, (email: string) => HttpRequest>;
    const results: Difference[] = [];
    for (const [name, ask] of Object.entries(asks)) {
      results.push(
        await differ(`${name}: known by unknown addresses`, EACH, {
          a: (index) => timed(ask(known[index % ADDRESSES] ?? '')),
          b: (index) => timed(ask(unknown[index % ADDRESSES] ?? '')),
        }),
      );
    }
    return results;
  } finally {
    await app.stop();
  }
}

/** A refusal is an answer like any here; a server that is overcome is not. */
function refuseServerErrors({ status, body }: HttpAnswer): void {
  if (status >= 429) throw new Error(`${status} ${body.toString().slice(0, 200)}`);
}
