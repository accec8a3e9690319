import http from 'node:http';
import type { INestApplicationContext } from '@nestjs/common';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { Environment } from '../../config/environment.js';
import { Database } from '../../database/database.js';
import { acrossTenants } from '../../ground/tenant-context.js';

/** Prometheus metrics of this process on a port of its own, on loopback only; METRICS_PORT 0 turns them off. */
export async function startMetrics(app: INestApplicationContext, environment: Environment): Promise<void> {
  if (environment.METRICS_PORT === 0) return;
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const database = app.get(Database);
  new Gauge({
    name: 'kindling_outbox_open',
    help: 'Side effects that wait or are tried again',
    registers: [registry],
    async collect() {
      const open = await acrossTenants('count open outbox rows', () =>
        database.number("SELECT COUNT(*) FROM outbox WHERE state = 'open'"),
      );
      this.set(open);
    },
  });
  const server = http.createServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end();
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(503).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(environment.METRICS_PORT, '127.0.0.1', resolve));
  server.unref();
}
