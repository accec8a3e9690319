import { ServerResponse, type IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { SocketRequest } from '../../ports/realtime.js';
import { problem } from '../ground/problem.js';
import type { Call } from '../http/call.js';
import { sendProblem, toProblem } from '../http/problem-filter.js';

/** Admits a request, or throws the Problem that refuses it; the returned function receives the connection. */
type AdmitSocket = (call: Call) => Promise<(request: SocketRequest) => void>;

const upgrades = new WeakMap<IncomingMessage, SocketRequest>();

/** Whether a request asks for a WebSocket on a path; all others are answered as if they had not asked. */
export function asksForSocket({ url = '', headers }: IncomingMessage, path: string): boolean {
  const [asked] = url.split('?', 1);
  return asked === path && headers.upgrade?.toLowerCase() === 'websocket';
}

/**
 * Serves WebSockets on a path. An upgrade request passes every hook of the server like any other request, so that wire,
 * host, brand and session are checked in one place; only an admitted one leaves HTTP.
 */
export function mountSockets(fastify: FastifyInstance, path: string, admit: AdmitSocket): void {
  fastify.server.on('upgrade', (request: IncomingMessage, socket: Socket, head: Buffer) => {
    if (!asksForSocket(request, path)) return;
    // There is no other listener between HTTP and the socket's own protocol.
    socket.on('error', () => socket.destroy());
    const response = new ServerResponse(request);
    response.shouldKeepAlive = false;
    response.assignSocket(socket);
    response.once('finish', () => socket.destroySoon());
    upgrades.set(request, { request, socket, head });
    fastify.routing(request, response);
  });

  fastify.get(path, async (request, reply) => {
    const upgrade = upgrades.get(request.raw);
    try {
      // This path serves WebSockets only.
      if (!upgrade || hasSession(request.query)) throw problem('not_found');
      const accept = await admit(request.call);
      reply.hijack();
      // A destroyed socket has no client waiting.
      if (!upgrade.socket.destroyed) {
        reply.raw.detachSocket(upgrade.socket as Socket);
        accept(upgrade);
      }
    } catch (error) {
      const refusal = toProblem(error);
      if (refusal.status >= 500) request.log.error({ reqId: request.id, err: error }, 'a socket was refused');
      sendProblem(reply, refusal);
    }
    return reply;
  });
}

/** Sockets are never resumed: each is opened again. */
function hasSession(query: unknown): boolean {
  return (query as { sid?: unknown }).sid !== undefined;
}
