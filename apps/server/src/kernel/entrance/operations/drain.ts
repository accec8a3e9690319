import type { FastifyInstance } from 'fastify';

/**
 * Once the server is closing, each response asks its client to close the connection: a kept one would hold the process
 * until it times out, though no more requests may come through it.
 */
export function installDrain(fastify: FastifyInstance): void {
  let closing = false;
  fastify.addHook('preClose', (done) => {
    closing = true;
    done();
  });
  fastify.addHook('onSend', (_request, reply, payload, done) => {
    if (closing) void reply.header('connection', 'close');
    done(null, payload);
  });
}
