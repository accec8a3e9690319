import http from 'node:http';
import type { Registry } from 'prom-client';
import type { Environment } from '../../config/environment.js';

/** The port of the operators, for `/metrics`: no brand's host leads to it. PRIVATE_PORT 0 turns it off. */
export async function openPrivatePort(
  { PRIVATE_PORT: port, PRIVATE_HOST: host }: Pick<Environment, 'PRIVATE_PORT' | 'PRIVATE_HOST'>,
  registry: Registry,
): Promise<void> {
  if (port === 0) return;
  const server = http.createServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end();
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(503).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(port, host, resolve));
  server.unref();
}
