import type { INestApplication } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import { Database } from '../../database/database.js';
import { acrossTenants } from '../../ground/tenant-context.js';

/** How long a response of the database is cached: a probe asks every few seconds, a stranger as often as they like. */
const rememberedMs = 1000;

/**
 * `/health/live`: the process responds. `/health/ready`: it may receive traffic, that is, it has started completely,
 * the database responds and it is not shutting down.
 */
export function installHealth(fastify: FastifyInstance, app: INestApplication): void {
  let closing = false;
  fastify.addHook('preClose', (done) => {
    closing = true;
    done();
  });
  fastify.get('/health/live', (_request, reply) => reply.send({ live: true }));
  let asked: { at: number; answers: Promise<boolean> } | undefined;
  const databaseAnswers = (): Promise<boolean> => {
    const now = performance.now();
    if (!asked || now - asked.at > rememberedMs) {
      const answers = acrossTenants('health check', () => app.get(Database).select('SELECT 1')).then(
        () => true,
        () => false,
      );
      asked = { at: now, answers };
    }
    return asked.answers;
  };
  fastify.get('/health/ready', async (_request, reply) => {
    const ready = (await databaseAnswers()) && !closing;
    return reply.code(ready ? 200 : 503).send({ ready });
  });
}
