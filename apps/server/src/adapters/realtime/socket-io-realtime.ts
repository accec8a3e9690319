import type { IncomingMessage } from 'node:http';
import type { OnApplicationShutdown, OnModuleDestroy } from '@nestjs/common';
import { createAdapter } from '@socket.io/redis-adapter';
import { Server as EngineServer, type Socket as Connection } from 'engine.io';
import type { Redis } from 'ioredis';
import { Server, type Socket } from 'socket.io';
import type { RedisAddress } from '../../kernel/config/addresses.js';
import { Realtime, type RealtimeSocket, type SocketOwner, type SocketRequest } from '../../ports/realtime.js';
import { channelPrefix, connect, forgiving } from './redis-connections.js';

/** The largest message of a client; it consists of a name and an id. */
const largestMessageBytes = 2048;
/** Packets that may wait for a slow client; a page that far behind reloads its data. */
const mostWaiting = 64;
/** Time for the protocol's handshake after the upgrade. */
const greetingMs = 10_000;
/** How long Redis may be away, as for its restart, before sockets are closed, and the time over which that is spread. */
const [patienceMs, closingMs] = [2_000, 1_000];
/** A client that does not respond within both is gone. */
const [pingEveryMs, pongWithinMs] = [25_000, 20_000];

class Engine extends EngineServer {
  all(): Connection[] {
    return Object.values(this.clients);
  }
}

interface Admitted {
  rooms: readonly string[];
  owner: SocketOwner;
}

interface Started {
  engine: Engine;
  server: Server;
  connections: readonly Redis[];
}

/**
 * Sockets by socket.io, joined over the processes by its Redis adapter. Its publishing flavour, not its streams: a
 * message passes through Redis and is never kept there (docs/decisions/0066-live-delivery.md). It supports WebSocket
 * only, so no client depends on the process it was connected to before.
 *
 * While Redis is away a process that is the only one serves its own sockets. One of several closes them and admits no
 * more until Redis is back: their pages would hear only a part, and poll once they have no socket.
 */
export class SocketIoRealtime extends Realtime implements OnModuleDestroy, OnApplicationShutdown {
  private readonly admitted = new WeakMap<IncomingMessage, Admitted>();
  private running: Started | undefined;
  private isOver = false;
  private isApart = false;

  /**
   * @param redis where it is, also while it is away
   * @param isOnlyOne whether this is the only process with sockets
   */
  constructor(
    private readonly redis: RedisAddress,
    private readonly isOnlyOne = true,
  ) {
    super();
  }

  reachesAll(): boolean {
    return !this.isApart;
  }

  accept({ request, socket, head }: SocketRequest, rooms: readonly string[], owner: SocketOwner): void {
    this.admitted.set(request, { rooms, owner });
    this.started.engine.handleUpgrade(request as never, socket as never, head);
  }

  publish(room: string, event: string, payload: unknown): void {
    // A late message of a last request would open connections that are never closed.
    if (this.isOver) return;
    this.started.server.to(room).emit(event, payload);
  }

  release(overMs: number): void {
    const connections = this.running?.engine.all() ?? [];
    for (const [place, connection] of connections.entries())
      setTimeout(() => connection.close(), (overMs * place) / connections.length).unref();
  }

  /**
   * Runs before the listener closes, which would wait for every open socket. Clients see a lost connection and
   * reconnect.
   */
  onModuleDestroy(): void {
    this.running?.engine.close();
  }

  onApplicationShutdown(): void {
    this.isOver = true;
    for (const connection of this.running?.connections ?? []) connection.disconnect();
  }

  /** Created on first use: a command needs none. */
  private get started(): Started {
    return (this.running ??= this.start());
  }

  private start(): Started {
    // Messages published while Redis is away are lost at once; subscriptions wait until it is back.
    const publisher = connect(this.redis, { mayWait: false });
    const subscriber = connect(this.redis, { mayWait: true });
    const server = new Server({
      serveClient: false,
      connectTimeout: greetingMs,
      adapter: createAdapter(forgiving(publisher), forgiving(subscriber), { key: channelPrefix(publisher) }),
    });
    const engine = new Engine({
      transports: ['websocket'],
      allowUpgrades: false,
      maxHttpBufferSize: largestMessageBytes,
      pingInterval: pingEveryMs,
      pingTimeout: pongWithinMs,
    });
    if (!this.isOnlyOne) this.watch(subscriber);
    server.bind(engine);
    server.on('connection', (socket) => this.open(socket));
    return { engine, server, connections: [publisher, subscriber] };
  }

  private watch(redis: Redis): void {
    let timer: NodeJS.Timeout | undefined;
    redis.on('close', () => {
      timer ??= setTimeout(() => {
        this.isApart = true;
        this.release(closingMs);
      }, patienceMs).unref();
    });
    redis.on('ready', () => {
      clearTimeout(timer);
      timer = undefined;
      this.isApart = false;
    });
  }

  private open(socket: Socket): void {
    const known = this.admitted.get(socket.request);
    if (!known) return void socket.disconnect(true);
    const { conn } = socket;
    const { rooms, owner } = known;
    // The request is no longer needed, and it holds the session's cookie and most of the memory of an idle socket.
    Object.assign(conn, { request: undefined });
    Object.assign(socket, { handshake: undefined });
    void socket.join([...rooms]);
    const own: RealtimeSocket = {
      openedAt: performance.now(),
      send: (event, payload) => void socket.emit(event, payload),
      close: () => void socket.disconnect(true),
    };
    conn.on('packetCreate', () => {
      if (conn.readyState === 'open' && conn['writeBuffer'].length > mostWaiting) conn.close(true);
    });
    socket.onAny((event: string, payload: unknown) => owner.received(own, event, payload));
    socket.on('disconnect', () => owner.closed(own));
    owner.opened(own);
  }
}
