import http from 'node:http';
import type { Environment } from '../../config/environment.js';
import { answerHealth, answerHost, askedHost, isHealthPath, type HealthAnswers } from './health-answers.js';

/** Metrics in Prometheus' text format: a `Registry` of prom-client, or those of several processes together. */
interface MetricsText {
  readonly contentType: string;
  metrics(): Promise<string>;
}

/**
 * Opens the port of the operators, for `/metrics`, `/health/live`, `/health/ready` and `/health/host`: no brand's host
 * leads to it. PRIVATE_PORT 0 turns it off.
 */
export async function openPrivatePort(
  { PRIVATE_PORT: port, PRIVATE_HOST: host }: Pick<Environment, 'PRIVATE_PORT' | 'PRIVATE_HOST'>,
  metrics: MetricsText,
  health: HealthAnswers,
): Promise<void> {
  if (port === 0) return;
  const answer = async (url: string): Promise<[status: number, type: string, body: string]> => {
    if (url === '/metrics') return [200, metrics.contentType, await metrics.metrics()];
    const name = askedHost(url);
    if (name === undefined && !isHealthPath(url)) return [404, 'text/plain', 'Not found\n'];
    const { status, body } = isHealthPath(url)
      ? await answerHealth(url, health)
      : await answerHost(name ?? '', health);
    return [status, 'application/json', body];
  };
  const server = http.createServer((request, response) => {
    answer(request.url ?? '').then(
      ([status, type, body]) => response.writeHead(status, { 'content-type': type }).end(body),
      () => response.writeHead(503).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve);
  });
  server.unref();
}
