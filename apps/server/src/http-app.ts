import type { IncomingMessage } from 'node:http';
import { randomUUID } from 'node:crypto';
import { parse as parseQuery } from 'node:querystring';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { LogController, type FastifyBaseLogger } from 'fastify';
import { livePath } from '@kindling/contract/chats/live-path';
import { usualBodyBytes } from '@kindling/contract/route';
import { AppModule, type AppOptions } from './app.module.js';
import { Callers } from './kernel/entrance/callers.js';
import { installCrowds } from './kernel/entrance/crowds.js';
import { formerHostAnswer } from './kernel/entrance/former-host.js';
import { installHostHook } from './kernel/entrance/host-hook.js';
import { Drain, installDrain } from './kernel/entrance/operations/drain.js';
import { Health, installHealth } from './kernel/entrance/operations/health.js';
import { installRequestLog } from './kernel/entrance/operations/request-log.js';
import { Previews } from './kernel/entrance/previews.js';
import { httpsOnly, installSecurityHeaders } from './kernel/entrance/security-headers.js';
import { asksForSocket, mountSockets } from './kernel/entrance/upgrades.js';
import { answerBrokenRequest, answerUnrouted, installWire, mostQueryKeys } from './kernel/entrance/wire.js';
import { NestLog } from './kernel/ground/log.js';
import { Texts } from './kernel/ground/texts.js';
import { installBodies } from './kernel/http/bodies/bodies.js';
import { RouteLimits } from './kernel/http/limits/route-limits.js';
import { ProblemFilter } from './kernel/http/problem-filter.js';
import { specifiedPath } from './kernel/http/specified-path.js';
import { draftRefusal } from './kernel/pages/draft-refusal.js';
import type { PlainText } from './kernel/pages/plain-page.js';
import { mountCrawlerFiles } from './kernel/pages/mounts/mount-crawler-files.js';
import { mountSharedDate } from './kernel/pages/mounts/mount-shared-date.js';
import { mountServiceWorker } from './kernel/pages/mounts/mount-service-worker.js';
import { mountTagFrame } from './kernel/pages/mounts/mount-tag-frame.js';
import { Hosts } from './kernel/tenancy/hosts.js';
import { SocketAdmission } from './modules/chats/live/live.api.js';
import { Geo } from './ports/geo.js';

/** For the whole of a request to arrive; without it, whoever sends a byte a minute keeps a connection for ever. */
const requestTimeoutMs = 120_000;

/** The application behind its HTTP server, ready to `listen` or to be injected requests. */
export async function createHttpApp(options: AppOptions): Promise<NestFastifyApplication> {
  const { environment, log } = options;
  const adapter = new FastifyAdapter({
    loggerInstance: log,
    // Few requests write a line: those name the request themselves, instead of a logger being made for each.
    childLoggerFactory: (logger: FastifyBaseLogger) => logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: usualBodyBytes,
    requestTimeout: requestTimeoutMs,
    rewriteUrl: (request: IncomingMessage) => specifiedPath(request),
    // A request without a host is ours to answer.
    http: {
      requireHostHeader: false,
      // Whatever else asks for another protocol is answered as if it had not; development's hot updates are Vite's.
      shouldUpgradeCallback: (request: IncomingMessage) =>
        asksForSocket(request, livePath) || environment.KINDLING_DEV,
    },
    frameworkErrors: answerUnrouted,
    clientErrorHandler: answerBrokenRequest,
    trustProxy: environment.TRUSTED_PROXIES.length > 0 ? environment.TRUSTED_PROXIES : false,
    genReqId: () => randomUUID(),
    forceCloseConnections: 'idle',
    // What comes through a connection that is still open while the server closes is answered like any other.
    return503OnClosing: false,
    routerOptions: {
      maxParamLength: 200,
      querystringParser: (query) => parseQuery(query, '&', '=', { maxKeys: mostQueryKeys }),
    },
  });
  const app = await NestFactory.create<NestFastifyApplication>(AppModule.forRoot(options), adapter, {
    logger: new NestLog(log),
    bodyParser: false,
    abortOnError: false,
  });
  app.useGlobalFilters(new ProblemFilter());

  const fastify = adapter.getInstance();
  installRequestLog(fastify);
  installSecurityHeaders(fastify);
  installCrowds(fastify, environment.TRUSTED_PROXIES);
  installWire(fastify);
  installHealth(fastify, app.get(Health), app.get(Hosts), environment.TRUSTED_PROXIES);
  installDrain(fastify, app.get(Drain));
  const textOf: PlainText = (language, key, values) => app.get(Texts).in(language)(key, values ?? {});
  installHostHook(fastify, {
    hosts: app.get(Hosts),
    callers: app.get(Callers),
    geo: app.get(Geo),
    limits: app.get(RouteLimits),
    previews: app.get(Previews),
    refuseDraft: draftRefusal(textOf),
    leaveHost: formerHostAnswer(environment, textOf),
    httpsOnly: (served) => httpsOnly(served, environment),
  });
  installBodies(fastify);
  mountCrawlerFiles(fastify);
  mountServiceWorker(fastify);
  mountTagFrame(fastify);
  mountSharedDate(fastify, textOf);
  const admission = app.get(SocketAdmission, { strict: false });
  mountSockets(fastify, livePath, (call) => admission.admit(call));
  return app;
}
