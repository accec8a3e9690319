import { performance } from 'node:perf_hooks';
import { solve, type ProofAsked } from '../support/members/signup-proof.ts';
import { requestOnce, type HttpAnswer, type HttpRequest } from '../support/app/http.ts';
import { startBenchApp } from './bench-app.ts';
import {
  benchPassword,
  loginRequest,
  membersWithPassword,
  siteHeaders,
  staffWithPassword,
} from './bench-members.ts';
import type { BenchPlace } from './bench-place.ts';
import { differ } from './measure/differ.ts';
import type { Result } from './measure/result.ts';

const HOST = 'harbour.localhost';
const CONSOLE = 'console.localhost';
/** T10: so many asks for addresses with an account, and as many for ones without. */
const EACH = 200;
/** The seeded brand has few more members; the first are asked for twice, like the first unknown ones. */
const ADDRESSES = 180;

/** T10: what known and unknown addresses wait for, on a brand that conceals accounts and on the console. */
export async function disclosure(place: BenchPlace): Promise<Result[]> {
  const app = await startBenchApp({
    ...place.addresses,
    env: { ...place.env, TRUSTED_PROXIES: '127.0.0.1' },
    seed: true,
  });
  try {
    const known = await membersWithPassword(place.addresses.databaseUrl, 'harbour', ADDRESSES);
    const unknown = known.map((_, index) => `nobody-${index}@example.test`);
    const staff = await staffWithPassword(place.addresses.databaseUrl, ADDRESSES);
    let places = 0;
    const timed = async (request: HttpRequest, status: number, host = HOST): Promise<number> => {
      const before = performance.now();
      const answer = await requestOnce(app.port, host, request);
      const after = performance.now();
      // A server that is overcome, or refuses everybody, would tell nothing either.
      if (answer.status !== status)
        throw new Error(`${answer.status}, not ${status}: ${answer.body.toString().slice(0, 200)}`);
      return after - before;
    };
    const post = (path: string, body: object, place: number): HttpRequest => ({
      method: 'POST',
      path,
      headers: siteHeaders(place),
      body: JSON.stringify(body),
    });
    const asks: Record<string, [status: number, ask: (email: string) => HttpRequest | Promise<HttpRequest>]> =
      {
        login: [401, (email) => loginRequest(HOST, email, 'certainly not the password', ++places)],
        'password reset': [200, (email) => post('/api/password-reset', { email }, ++places)],
        signup: [
          200,
          async (email) => {
            const draft = { email, name: 'Somebody', date_of_birth: '1990-05-17', password: benchPassword };
            const place = ++places;
            // Sent at once it is asked for work, which is done before the time that counts.
            const refused = await requestOnce(app.port, HOST, post('/api/signup', draft, place));
            return post('/api/signup', { ...draft, challenge: solve(proofAskedFor(refused)) }, place);
          },
        ],
      };
    const results: Result[] = [];
    for (const [name, [status, ask]] of Object.entries(asks)) {
      results.push(
        await differ(`${name}: known by unknown addresses`, EACH, {
          a: async (index) => timed(await ask(known[index % ADDRESSES] ?? ''), status),
          b: async (index) => timed(await ask(unknown[index % ADDRESSES] ?? ''), status),
        }),
      );
    }
    const logInStaff = (email: string): Promise<number> =>
      timed(post('/admin-api/session', { email, password: 'certainly not it' }, ++places), 401, CONSOLE);
    results.push(
      await differ('login on the console: known by unknown addresses', EACH, {
        a: (index) => logInStaff(staff[index % ADDRESSES] ?? ''),
        b: (index) => logInStaff(unknown[index % ADDRESSES] ?? ''),
      }),
    );
    return results;
  } finally {
    await app.stop();
  }
}

function proofAskedFor({ body }: HttpAnswer): ProofAsked {
  const { error } = JSON.parse(body.toString()) as { error?: { code: string; params: ProofAsked } };
  if (error?.code !== 'proof_required') throw new Error(`no proof was asked for: ${body.toString()}`);
  return error.params;
}
