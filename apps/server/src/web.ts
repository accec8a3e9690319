import 'reflect-metadata';
import cluster from 'node:cluster';
import { createHttpApp } from './http-app.js';
import { readEnvironment } from './kernel/config/environment.js';
import { Health } from './kernel/entrance/operations/health.js';
import { metricsOf } from './kernel/entrance/operations/metrics.js';
import { openPrivatePort } from './kernel/entrance/operations/private-port.js';
import { endOnSignals } from './kernel/entrance/operations/shutdown.js';
import { lowerThreadPool } from './kernel/entrance/operations/thread-pool.js';
import { answerPrimary } from './kernel/entrance/processes/questions.js';
import { createLog } from './kernel/ground/log.js';
import { requireMigrations } from './migrate.js';
import { servePages } from './pages.js';

/** A web process: the only one, or one of several (`main.ts`). */
const environment = readEnvironment(process.env);
const log = createLog(environment);
await requireMigrations(environment, log);
const app = await createHttpApp({ environment, log });
endOnSignals(app, log, environment.DRAIN_SECONDS * 1000);
await servePages(app, environment, log);
await lowerThreadPool();
await app.listen(environment.PORT, environment.HOST);
const metrics = metricsOf(app);
const health = app.get(Health);
if (cluster.isWorker)
  answerPrimary({
    metrics: () => metrics.getMetricsAsJSON(),
    live: async () => health.live(),
    ready: () => health.ready(),
    host: async (name) => health.host(name),
  });
else await openPrivatePort(environment, metrics, health);
log.info({ port: environment.PORT }, 'listening');
