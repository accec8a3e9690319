import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sharedDatePath } from '@kindling/contract/safety/date-share';
import { siteEndpoints } from '@kindling/contract/site-endpoints';
import type { Geo } from '../../ports/geo.js';
import { causedBy, TenantContext } from '../ground/tenant-context.js';
import type { Tenant } from '../ground/tenant.js';
import { Call } from '../http/call.js';
import type { Callers } from './callers.js';
import { isPostedByMachine } from './former-host.js';
import { serializeCookie } from '../http/cookies.js';
import type { Hosts, Served } from '../tenancy/hosts.js';
import { foreignRefusal, isUnder } from './origin-guard.js';
import { asTried, enterPreview, markPreview } from './preview-hook.js';
import type { Previews } from './previews.js';
import { problem } from '../ground/problem.js';
import { sendProblem } from '../http/problem-filter.js';
import { RequestFacts } from './request-facts.js';
import type { CallLimits } from '../http/limits/route-limits.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** The brand of the host; null on the console's host and on that of links. */
    tenant: Tenant | null;
  }
}

export interface HostHookParts {
  hosts: Pick<Hosts, 'find'>;
  callers: Pick<Callers, 'find'>;
  geo: Pick<Geo, 'countryOf'>;
  limits: CallLimits;
  previews: Pick<Previews, 'open'>;
  /** Answers every request to the host of a draft. */
  refuseDraft(request: FastifyRequest, reply: FastifyReply, tenant: Tenant): void;
  /** Answers requests to a host that its brand gave up. */
  leaveHost(request: FastifyRequest, reply: FastifyReply, served: Served & { kind: 'former' }): void;
  /** The value of HSTS over HTTPS. */
  httpsOnly(served: Served): string | undefined;
}

/**
 * The first step of a request: its `Host` determines the brand (or the console), everything after runs in that brand's
 * context. An unknown host gets a neutral 404 that names no brand (decisions §1.1), a draft's host refuses every
 * request, and a host that left its brand serves machines alone.
 */
export function installHostHook(fastify: FastifyInstance, parts: HostHookParts): void {
  fastify.decorateRequest('tenant', null);
  fastify.decorateRequest('call');

  fastify.addHook('onRequest', (request, reply, done) => {
    const serve = (served: Served | undefined): void => {
      if (!served) return notFound(reply);
      const facts = factsOf(request, served, parts);
      const hsts = facts.secure ? parts.httpsOnly(served) : undefined;
      if (hsts !== undefined) void reply.header('strict-transport-security', hsts);
      request.call = new Call(facts, () => parts.callers.find(served, facts), parts.limits);
      if (served.kind === 'console') {
        if (asksFor(request, '/api') || asksFor(request, sharedDatePath(':language')))
          return sendProblem(reply, problem('not_found'));
        return enter(request, () => goOn(request, reply, done));
      }
      if (asksFor(request, '/admin-api')) return notFound(reply);
      if (served.kind === 'links') {
        if (!isOfLinks(request)) return notFound(reply);
        return enter(request, () => goOn(request, reply, done));
      }
      const { kind, tenant } = served;
      const proceed = (brand: Tenant): void => {
        request.tenant = brand;
        enter(request, () => goOn(request, reply, done));
      };
      if (kind === 'preview')
        return void enterPreview(request, reply, tenant, parts.previews).then(
          (opened) => {
            if (!opened) return;
            facts.trial = opened.trial;
            proceed(asTried(tenant, opened.trial));
          },
          (error: Error) => done(error),
        );
      if (served.kind === 'former' && !isPostedByMachine(request))
        return parts.leaveHost(request, reply, served);
      if (tenant.state === 'draft') return parts.refuseDraft(request, reply, tenant);
      proceed(tenant);
    };
    const { protocol, socket } = request;
    const arrival = { host: request.headers.host, protocol, localPort: socket.localPort };
    const found = parts.hosts.find(arrival);
    if (found instanceof Promise) found.then(serve, (error: Error) => done(error));
    else serve(found);
  });

  // A body is read in the socket's context, not in ours: enter the brand again before the handler.
  fastify.addHook('preValidation', (request, _reply, done) => {
    enter(request, done);
  });

  fastify.addHook('onSend', (request, reply, payload, done) => {
    const call = request.call as Call | undefined;
    if (call?.request.isPreview) markPreview(reply, call.request.origin.replace(/\/\/[^.]+\./, '//'));
    else if (call) addToReply(call, reply);
    done(null, payload);
  });
}

function factsOf(request: FastifyRequest, served: Served, { geo }: HostHookParts): RequestFacts {
  return new RequestFacts(request, served.origin, geo, served.kind === 'preview');
}

/** Runs what follows as caused by the request, in its brand where it has one. */
function enter({ id, tenant }: FastifyRequest, next: () => void): void {
  causedBy(id, () => (tenant ? TenantContext.run(tenant, next) : next()));
}

function goOn(request: FastifyRequest, reply: FastifyReply, done: () => void): void {
  const refusal = foreignRefusal(request, request.call.request.origin);
  if (refusal) sendProblem(reply, refusal);
  else done();
}

/** Cookies and headers that the call's endpoints set. A preview keeps none of them. */
function addToReply(call: Call, reply: FastifyReply): void {
  for (const [name, value] of call.headers) void reply.header(name, value);
  if (call.cookies.length === 0) return;
  const { secure } = call.request;
  void reply.header(
    'set-cookie',
    call.cookies.map((cookie) => serializeCookie(...cookie, secure)),
  );
}

/**
 * Whether a request is for a path below a prefix, as written or as the router understood it: the router decodes
 * `/%61pi` and accepts addresses with scheme and host, which a comparison of the text alone would miss.
 */
function asksFor(request: FastifyRequest, prefix: string): boolean {
  return isUnder(request.raw.url ?? '/', prefix) || isUnder(request.routeOptions.url ?? '', prefix);
}

/** All that the host of links serves: the page of a link, what it asks, and that crawlers stay away. */
const ofLinks: ReadonlySet<string | undefined> = new Set([
  sharedDatePath(':language'),
  siteEndpoints.openSharedDate[1],
  '/robots.txt',
]);

function isOfLinks({ routeOptions }: FastifyRequest): boolean {
  return ofLinks.has(routeOptions.url);
}

function notFound(reply: FastifyReply): void {
  void reply.code(404).header('content-type', 'text/plain; charset=utf-8').send('Not found\n');
}
