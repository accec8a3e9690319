import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';

/** A request that asks to become a socket, as Node hands it over. */
export interface SocketRequest {
  request: IncomingMessage;
  socket: Duplex;
  /** What the client sent behind the request already. */
  head: Buffer;
}

/** An open socket of this process. */
export interface RealtimeSocket {
  /** When it was opened, in milliseconds of the process's clock. */
  readonly openedAt: number;
  send(event: string, payload: unknown): void;
  /** Ends it; the client learns that the server meant it and does not come back by itself. */
  close(): void;
}

/** Who is told what happens to a socket. None of these may throw. */
export interface SocketOwner {
  opened(socket: RealtimeSocket): void;
  /** @param payload whatever the client sent: nothing about it is checked but its size */
  received(socket: RealtimeSocket, event: string, payload: unknown): void;
  closed(socket: RealtimeSocket): void;
}

/**
 * Sockets of browsers, and rooms of them over all server processes. Nothing is stored on the way: who is not connected
 * at that moment never hears it, and while the processes cannot talk to each other a room is only this one's sockets.
 */
export abstract class Realtime {
  /**
   * Makes a socket of a request that was let in.
   *
   * @param rooms what it listens to until it is closed
   */
  abstract accept(request: SocketRequest, rooms: readonly string[], owner: SocketOwner): void;

  /** Sends to every socket of a room, on every process. Never throws and never waits. */
  abstract publish(room: string, event: string, payload: unknown): void;
}
