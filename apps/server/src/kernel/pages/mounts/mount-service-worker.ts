import type { FastifyInstance } from 'fastify';
import { problem } from '../../ground/problem.js';
import { sendProblem } from '../../http/problem-filter.js';
import { serviceWorker } from './service-worker.js';

const source = `(${serviceWorker.toString()})(self, caches);\n`;

/** A worker has its own policy: it fetches from this host, and runs nothing else. */
const policy = "default-src 'none'; connect-src 'self'";

/** Registers `/service-worker.js` at the root, because a worker serves no page above its own path. */
export function mountServiceWorker(fastify: FastifyInstance): void {
  fastify.get('/service-worker.js', ({ tenant }, reply) => {
    if (!tenant) return sendProblem(reply, problem('not_found'));
    return reply
      .header('content-type', 'text/javascript; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('content-security-policy', policy)
      .send(source);
  });
}
