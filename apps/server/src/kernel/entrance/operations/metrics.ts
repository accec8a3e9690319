import type { INestApplicationContext } from '@nestjs/common';
import type { Pool } from 'mysql2';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import { Database } from '../../database/database.js';
import { measures } from '../../ground/measures.js';

/** The parts of the driver's pool that tell how busy it is; it has no public way to ask. */
interface PoolState {
  config: { connectionLimit: number };
  _allConnections: { length: number };
  _freeConnections: { length: number };
  _connectionQueue: { length: number };
}

/** The Prometheus metrics of this process: what it counted (`measures`), Node's own, and the state of the application. */
export function metricsOf(app: INestApplicationContext): Registry {
  const own = new Registry();
  collectDefaultMetrics({ register: own });
  new Gauge({
    name: 'kindling_processes',
    help: 'Processes that are part of this answer',
    registers: [own],
  }).set(1);
  const { dataSource } = app.get(Database);
  const pool = (): PoolState => (dataSource.driver as unknown as { pool: Pool & PoolState }).pool;
  const poolGauge = (name: string, help: string, read: (state: PoolState) => number): void => {
    new Gauge({
      name: `kindling_database_${name}`,
      help,
      registers: [own],
      collect() {
        this.set(read(pool()));
      },
    });
  };
  poolGauge(
    'connections_used',
    'Connections that carry a statement or a transaction now',
    ({ _allConnections, _freeConnections }) => _allConnections.length - _freeConnections.length,
  );
  poolGauge('connections_max', 'Connections that may be open', ({ config }) => config.connectionLimit);
  poolGauge(
    'waiting',
    'Statements and transactions that wait for a connection',
    ({ _connectionQueue }) => _connectionQueue.length,
  );
  return Registry.merge([measures, own]);
}
