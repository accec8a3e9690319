import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';

/** A request that asks for a WebSocket, as Node hands it over. */
export interface SocketRequest {
  request: IncomingMessage;
  socket: Duplex;
  /** The bytes that the client sent after the request. */
  head: Buffer;
}

/** An open socket of this process. */
export interface RealtimeSocket {
  /** When it was opened, in milliseconds of the process's clock. */
  readonly openedAt: number;
  send(event: string, payload: unknown): void;
  /** Ends it; the client learns that the server meant it and does not reconnect by itself. */
  close(): void;
}

/** Callbacks of a socket's events. None of these may throw. */
export interface SocketOwner {
  opened(socket: RealtimeSocket): void;
  /** @param payload as the client sent it: only its size is checked */
  received(socket: RealtimeSocket, event: string, payload: unknown): void;
  closed(socket: RealtimeSocket): void;
}

/**
 * Sockets of browsers, and rooms of them over all server processes. Nothing is stored in between: a client that is not
 * connected at that moment misses the event, and while the processes cannot reach each other a room includes only the
 * sockets of its own process.
 */
export abstract class Realtime {
  /** Whether events reach every socket. If not, a page is better off without one: it polls. */
  abstract reachesAll(): boolean;

  /**
   * Turns an admitted request into a socket.
   *
   * @param rooms subscribed until it is closed
   */
  abstract accept(request: SocketRequest, rooms: readonly string[], owner: SocketOwner): void;

  /** Sends to every socket of a room, on every process. Never throws and never waits. */
  abstract publish(room: string, event: string, payload: unknown): void;

  /**
   * Closes the sockets of this process one after another, so that their clients do not all reconnect at once. They
   * reconnect by themselves, as after a lost connection.
   *
   * @param overMs the time over which they are spread
   */
  abstract release(overMs: number): void;
}
