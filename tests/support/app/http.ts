import http from 'node:http';

export interface HttpAnswer {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: Buffer;
}

export interface HttpRequest {
  method?: string;
  path: string;
  headers?: Readonly<Record<string, string>>;
  body?: string | Buffer | undefined;
  /** Ends the request before its answer. */
  signal?: AbortSignal;
}

/** One request to a port of this machine with a host of its own: Node's `fetch` would ignore the header. */
export function requestOnce(port: number, host: string, request: HttpRequest): Promise<HttpAnswer> {
  const { method = 'GET', path, headers = {}, body, signal } = request;
  return new Promise((resolve, reject) => {
    const sent = http.request(
      {
        host: '127.0.0.1',
        port,
        method,
        path,
        headers: { host: `${host}:${port}`, ...headers },
        ...(signal ? { signal } : {}),
      },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('error', reject);
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
        );
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}
