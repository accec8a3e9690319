import autocannon from 'autocannon';

/** A GET unless said otherwise. */
export interface LoadRequest {
  host: string;
  path: string;
  method?: 'GET' | 'POST';
  headers?: Readonly<Record<string, string>>;
  body?: string;
}

/** What one target is asked in a round. */
export interface Target {
  /** Process whose CPU time counts. */
  pid: number;
  port: number;
  /** The requests, taken in turn. */
  requests: readonly LoadRequest[];
  headers?: Readonly<Record<string, string>>;
  /** What all answers are; 2xx unless said otherwise. */
  answers?: '2xx' | '4xx';
  /** Looks at an answer's status and body before anything is measured: an empty page is fast. */
  check(status: number, body: Buffer): void;
}

const CONNECTIONS = 16;

/** Sends so many requests and waits for all answers. @throws Error when one failed or was something else */
export async function send(target: Target, amount: number): Promise<{ seconds: number }> {
  let connection = 0;
  const all = target.requests.map(({ host, path, method = 'GET', headers, body }) => ({
    method,
    path,
    headers: { ...target.headers, ...headers, host: `${host}:${target.port}` },
    ...(body === undefined ? {} : { body }),
  }));
  const share = Math.ceil(all.length / CONNECTIONS);
  const result = await autocannon({
    url: `http://127.0.0.1:${target.port}`,
    amount,
    connections: CONNECTIONS,
    // Seconds; a busy machine is slow, not broken.
    timeout: 120,
    requests: all.slice(0, 1),
    // Each connection takes its own share of the requests, or they would all ask the same at the same time.
    setupClient(client) {
      const at = (connection++ * share) % all.length;
      client.setRequests(all.slice(at, at + share));
    },
  });
  const wanted = result[target.answers ?? '2xx'];
  if (result.errors > 0 || wanted < amount)
    throw new Error(`${result.errors} errors and ${wanted} right answers of ${amount} requests`);
  return { seconds: result.duration };
}
