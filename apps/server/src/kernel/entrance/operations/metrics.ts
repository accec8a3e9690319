import type { INestApplicationContext } from '@nestjs/common';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import { Database } from '../../database/database.js';
import { acrossTenants } from '../../ground/tenant-context.js';

/** The Prometheus metrics of this process. */
export function metricsOf(app: INestApplicationContext): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const database = app.get(Database);
  new Gauge({
    name: 'kindling_outbox_open',
    help: 'Side effects that wait or are tried again',
    // All web processes read the same table.
    aggregator: 'max',
    registers: [registry],
    async collect() {
      const open = await acrossTenants('count open outbox rows', () =>
        database.number("SELECT COUNT(*) FROM outbox WHERE state = 'open'"),
      );
      this.set(open);
    },
  });
  return registry;
}
