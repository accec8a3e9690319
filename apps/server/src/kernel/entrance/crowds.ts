import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import proxyAddr from '@fastify/proxy-addr';
import type { FastifyInstance } from 'fastify';
import { problem } from '../ground/problem.js';
import { clientNetwork } from '../http/limits/client-network.js';
import { sendProblem } from '../http/problem-filter.js';

/**
 * What one network may use of a process at a time. The event loop serves everything at hand before it returns to other
 * clients, so a crowd delays them even if it gets only refusals. An address shared by many (an office, a mobile
 * network) stays far below it: a browser opens six connections.
 */
export const crowdBounds = { connections: 100, underWay: 100 } as const;

const retrySeconds = 1;

/**
 * Limits the connections of each network where they are accepted, and the requests in progress where a proxy
 * multiplexes all clients over its own connections. Live connections have their own limits (`live-rules.ts`).
 *
 * @param proxies addresses and networks whose `X-Forwarded-For` counts; their connections are not limited
 */
export function installCrowds(fastify: FastifyInstance, proxies: readonly string[]): void {
  const isProxy = proxyAddr.compile([...proxies]);
  const connections = new Crowd(crowdBounds.connections);
  const leaving = new WeakMap<Socket, () => void>();
  fastify.server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress;
    if (address === undefined || isProxy(address, 0)) return;
    const leave = connections.enter(clientNetwork(address));
    if (!leave) return void socket.destroy();
    leaving.set(socket, leave);
    socket.once('close', leave);
  });
  fastify.server.on('upgrade', (_request: IncomingMessage, socket: Socket) => leaving.get(socket)?.());

  const underWay = new Crowd(crowdBounds.underWay);
  fastify.addHook('onRequest', (request, reply, done) => {
    // Its response never ends: it becomes a live connection, or the limit of those refuses it.
    if (request.raw.headers.upgrade !== undefined) return done();
    const leave = underWay.enter(clientNetwork(request.ip));
    if (!leave) return sendProblem(reply, problem('rate_limited', { retry_after: retrySeconds }));
    reply.raw.once('close', leave);
    done();
  });
}

/** Counts connections or requests by network. */
class Crowd {
  private readonly present = new Map<string, number>();

  constructor(private readonly most: number) {}

  /** @returns a function to call on leaving, once or more; undefined when the network is full */
  enter(network: string): (() => void) | undefined {
    const count = this.present.get(network) ?? 0;
    if (count >= this.most) return undefined;
    this.present.set(network, count + 1);
    let isHere = true;
    return () => {
      if (!isHere) return;
      isHere = false;
      const others = (this.present.get(network) ?? 1) - 1;
      if (others > 0) this.present.set(network, others);
      else this.present.delete(network);
    };
  }
}
