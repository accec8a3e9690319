import { endpointPath, isRepeatable, type Endpoint } from './endpoint.js';
import type { EndpointName } from './endpoints.js';
import { ApiProblem } from './api-problem.js';
import type { CallApi } from './site-request.js';

/** Maximum number of repeats of a failed call (specification §7). */
export const maxRetries = 5;
const firstWaitMs = 300;
const longestWaitMs = 10_000;
/** A server that asks for a longer wait than this gets an error page instead of a silent page. */
const longestRetryAfterMs = 30_000;

export interface ClientParts {
  fetch: typeof globalThis.fetch;
  /** `''` in the browser: all addresses are same-origin. */
  origin: string;
  /** Waits some milliseconds; tests replace it. */
  wait(ms: number): Promise<void>;
  /** Between 0 and 1; spreads the retries of many browsers. */
  random(): number;
  /** Milliseconds since 1970. */
  now(): number;
  /**
   * Called when a call other than user.php answers that the session is not logged in (specification §8). The call
   * rejects once this resolves. While the page is being left it never resolves, so no error shows.
   */
  onLoggedOut(): Promise<void>;
}

interface CallParts {
  params?: Record<string, string>;
  query?: Record<string, string | number | undefined>;
  body?: Record<string, unknown>;
}

/**
 * The only way from the browser to the API. Repeats a call up to five times, with exponential backoff and jitter, when
 * the network failed or the response was 429 or 502 to 504. No other response is retried, and no write that is not
 * idempotent. A 429 with its own reason (an account locked, likes used up) is a response and not retried.
 *
 * @param endpoints those that may be called
 *
 * The returned function rejects with `ApiProblem`; `unavailable` when no server was reached.
 */
export function createApiClient<N extends EndpointName>(
  endpoints: Readonly<Record<N, Endpoint>>,
  parts: ClientParts,
): CallApi<N> {
  const tagged: Tagged = new Map();
  const call = async (name: N, input: CallParts = {}): Promise<unknown> => {
    const endpoint = endpoints[name];
    const [method, path] = endpoint;
    const address = parts.origin + endpointPath(endpoint, input.params) + queryOf(input.query);
    const init: RequestInit = {
      method,
      credentials: 'same-origin',
      headers: {
        accept: 'application/json',
        'x-request-type': 'client',
        ...(input.body ? { 'content-type': 'application/json' } : {}),
      },
      ...(input.body ? { body: JSON.stringify(input.body) } : {}),
    };
    const repeatable = isRepeatable(endpoint);

    for (let attempt = 0; ; attempt++) {
      const outcome = await once(parts, address, init, tagged);
      if ('answer' in outcome) return outcome.answer;
      const waitMs = outcome.passing && repeatable && attempt < maxRetries && delay(outcome, attempt, parts);
      if (waitMs === false) {
        const { problem } = outcome;
        if (problem.code === 'authentication_required' && !path.endsWith('/user.php'))
          await parts.onLoggedOut();
        throw problem;
      }
      await parts.wait(waitMs);
    }
  };
  return call as CallApi<N>;
}

/** Responses by address with their ETag; on "not modified" the very same object is returned. */
type Tagged = Map<string, { tag: string; answer: unknown }>;

interface Failure {
  problem: ApiProblem;
  /** Whether a retry makes sense. */
  passing: boolean;
  retryAfterMs: number | undefined;
}

async function once(
  { fetch, now }: ClientParts,
  address: string,
  init: RequestInit,
  tagged: Tagged,
): Promise<{ answer: unknown } | Failure> {
  let response: Response;
  let text: string;
  const known = init.method === 'GET' ? tagged.get(address) : undefined;
  try {
    response = await fetch(
      address,
      known ? { ...init, headers: { ...init.headers, 'if-none-match': known.tag } } : init,
    );
    text = await response.text();
  } catch {
    return { problem: new ApiProblem('unavailable', 0), passing: true, retryAfterMs: undefined };
  }
  if (response.status === 304 && known) return { answer: known.answer };
  const body = parsed(text);
  const tag = response.headers.get('etag');
  if (response.ok && body !== undefined && tag !== null) tagged.set(address, { tag, answer: body });
  if (response.ok && body !== undefined) return { answer: body };
  const problem = ApiProblem.fromBody(response.status, body, response.headers.get('x-request-id'));
  return { problem, passing: isPassing(response.status, problem), retryAfterMs: retryAfter(response, now()) };
}

/** Undefined for anything but JSON, such as the error page of a proxy in front of the server. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isPassing(status: number, problem: ApiProblem): boolean {
  if (status === 429) return problem.code === 'rate_limited' || problem.code === 'unexpected';
  return status >= 502 && status <= 504;
}

/** Milliseconds before the next attempt; false when the server asked for more than a page can wait. */
function delay({ retryAfterMs }: Failure, attempt: number, { random }: ClientParts): number | false {
  const most = Math.min(firstWaitMs * 2 ** attempt, longestWaitMs);
  const jittered = most / 2 + (most / 2) * random();
  if (retryAfterMs === undefined) return jittered;
  return retryAfterMs > longestRetryAfterMs ? false : Math.max(retryAfterMs, jittered);
}

function retryAfter(response: Response, now: number): number | undefined {
  const value = response.headers.get('retry-after');
  if (value === null) return undefined;
  const seconds = Number(value);
  const ms = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(value) - now;
  return Number.isFinite(ms) ? Math.max(0, ms) : undefined;
}

function queryOf(query: CallParts['query'] = {}): string {
  const entries = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  return entries.length === 0
    ? ''
    : `?${new URLSearchParams(entries.map(([key, value]): [string, string] => [key, String(value)])).toString()}`;
}
