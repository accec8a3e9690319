import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { AppModule } from './app.module.js';
import { requireNode } from './kernel/config/node-version.js';
import { readEnvironment } from './kernel/config/environment.js';
import { createLog, NestLog } from './kernel/ground/log.js';
import { heartbeatIsFresh } from './kernel/outbox/heartbeat.js';
import { OutboxWorkerModule } from './kernel/outbox/outbox-worker.module.js';
import { Health } from './kernel/entrance/operations/health.js';
import { metricsOf } from './kernel/entrance/operations/metrics.js';
import { openPrivatePort } from './kernel/entrance/operations/private-port.js';
import { endOnSignals } from './kernel/entrance/operations/shutdown.js';
import { HostCheckTimerModule } from './modules/brands/host-checks/host-check-timer.module.js';
import { requireMigrations } from './migrate.js';

requireNode();
const environment = readEnvironment(process.env);
const log = createLog(environment);

await requireMigrations(environment, log);

/** The same application as `main.ts` serves, with the queue as its way in. */
const app = await NestFactory.createApplicationContext(
  AppModule.forRoot({
    environment,
    log,
    imports: [OutboxWorkerModule.forRoot(environment), { module: HostCheckTimerModule }],
  }),
  { logger: new NestLog(log), abortOnError: false },
);
endOnSignals(app, log);
app.get(Health).liveWhile(heartbeatIsFresh);
await openPrivatePort(environment, metricsOf(app), app.get(Health));
if (environment.NODE_ENV === 'production' && environment.MAIL_FROM === undefined)
  log.warn(
    'MAIL_FROM is not set: brands without a signed domain send unsigned mails, which many providers refuse',
  );
log.info('working');
