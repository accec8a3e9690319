import type { FastifyInstance } from 'fastify';

/** A request that took longer is told of even when it went well. */
const slowMs = 1000;

/**
 * One line per request that failed or was slow, the others at level debug: route pattern, status, time, brand and
 * request id. Never an address, a path with ids in it, or a header (trust 12).
 */
export function installRequestLog(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id);
    done();
  });
  fastify.addHook('onResponse', (request, reply, done) => {
    const ms = Math.round(reply.elapsedTime);
    const level = reply.statusCode >= 500 ? 'error' : ms > slowMs ? 'warn' : 'debug';
    const facts = { method: request.method, route: request.routeOptions.url, status: reply.statusCode, ms };
    request.log[level]({ reqId: request.id, ...facts, tenant: request.tenant?.id }, 'request');
    done();
  });
}
