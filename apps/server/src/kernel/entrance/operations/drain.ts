import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';

/** Whether this process is about to end: it still serves, says that it is not ready, and keeps no connection open. */
@Injectable()
export class Drain implements BeforeApplicationShutdown {
  private begun = false;

  get hasBegun(): boolean {
    return this.begun;
  }

  begin(): void {
    this.begun = true;
  }

  /** Also where the application is closed without a signal. */
  beforeApplicationShutdown(): void {
    this.begin();
  }
}

/**
 * From the beginning of the drain each response asks its client to close the connection: a kept one would hold the
 * process until it times out, and the next request might come at the moment in which it is closed.
 */
export function installDrain(fastify: FastifyInstance, drain: Drain): void {
  fastify.addHook('onSend', (_request, reply, payload, done) => {
    if (drain.hasBegun) void reply.header('connection', 'close');
    done(null, payload);
  });
}
