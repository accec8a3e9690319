import type { INestApplication } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import { Database } from '../database/database.js';
import { acrossTenants } from '../tenancy/tenant-context.js';

/**
 * `/health/live`: the process answers. `/health/ready`: it may get traffic, that is, it started whole, the database
 * answers and it is not shutting down.
 */
export function installHealth(fastify: FastifyInstance, app: INestApplication): void {
  let closing = false;
  fastify.addHook('preClose', (done) => {
    closing = true;
    done();
  });
  fastify.get('/health/live', (_request, reply) => reply.send({ live: true }));
  fastify.get('/health/ready', async (_request, reply) => {
    const answers = await acrossTenants('health check', () => app.get(Database).select('SELECT 1')).then(
      () => true,
      () => false,
    );
    const ready = answers && !closing;
    return reply.code(ready ? 200 : 503).send({ ready });
  });
}
