import { performance } from 'node:perf_hooks';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { httpDurations, httpRequests } from '../../ground/measures.js';
import { Sampled } from '../../ground/sampled.js';

/** A slower request is logged even when it succeeds. */
const slowMs = 1000;
/** A 503 refuses an overload, so they come in floods: one line per route in this time. */
const refusedEveryMs = 10_000;

/**
 * Counts each request, and logs one line per request that failed or was slow, the others at level debug: route pattern, status, time, brand and
 * request id. Never an address, a path with ids in it, or a header (trust 12). A 503 has the count of its route since
 * the previous line.
 */
export function installRequestLog(fastify: FastifyInstance): void {
  const refused = new Sampled(refusedEveryMs);
  fastify.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id);
    done();
  });
  fastify.addHook('onResponse', (request, reply, done) => {
    const ms = Math.round(reply.elapsedTime);
    const { url: route } = request.routeOptions;
    const pattern = { route: route ?? 'none' };
    httpRequests.inc({
      ...pattern,
      method: methodOf(request),
      status: `${Math.floor(reply.statusCode / 100)}xx`,
    });
    httpDurations.observe(pattern, reply.elapsedTime / 1000);
    const count = reply.statusCode === 503 ? refused.take(route ?? '', performance.now()) : undefined;
    if (reply.statusCode === 503 && count === undefined) return done();
    const level = reply.statusCode >= 500 ? 'error' : ms > slowMs ? 'warn' : 'debug';
    const facts = { method: request.method, route, status: reply.statusCode, ms, count };
    request.log[level]({ reqId: request.id, ...facts, tenant: request.tenant?.id }, 'request');
    done();
  });
}

/** Node accepts some thirty methods, and a client may send any of them. */
const methodOf = ({ method }: FastifyRequest): string =>
  ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'].includes(method) ? method : 'other';
