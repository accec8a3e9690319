import 'reflect-metadata';
import { readEnvironment } from './kernel/config/environment.js';
import { createLog } from './kernel/log.js';
import { requireNode } from './kernel/config/node-version.js';
import { createHttpApp } from './http-app.js';
import { servePages } from './pages.js';
import { startMetrics } from './kernel/http/metrics.js';
import { endOnSignals } from './kernel/shutdown.js';

requireNode();
const environment = readEnvironment(process.env);
const log = createLog(environment);
const app = await createHttpApp({ environment, log });
endOnSignals(app, log);
await servePages(app, environment, log);
await app.listen(environment.PORT, environment.HOST);
await startMetrics(app, environment);
log.info({ port: environment.PORT }, 'listening');
