import { once } from 'node:events';
import net from 'node:net';
import { noOnesRedisUrl } from './redis-database.ts';
import { redisServerUrl } from './servers.ts';

/** A way to the tests' Redis that can be cut, as its network would be. */
export class RedisGate {
  private readonly sockets = new Set<net.Socket>();
  private readonly server = net.createServer((client) => this.join(client));
  private cutAt: string | undefined;

  /** Opens the gate. @returns its address, of the database that is no worker's own */
  async open(): Promise<string> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    const url = new URL(noOnesRedisUrl());
    url.port = String((this.server.address() as net.AddressInfo).port);
    return url.href;
  }

  /** Cuts all connections; the next one that calls `command` is cut there, and from then on there is none. */
  async cutUntilGoneAt(command: string): Promise<void> {
    this.cutAt = command;
    this.cut();
    await once(this.server, 'close');
  }

  close(): void {
    this.server.close();
    this.cut();
  }

  private cut(): void {
    for (const socket of this.sockets) socket.destroy();
  }

  private join(client: net.Socket): void {
    const { hostname, port } = new URL(redisServerUrl());
    const redis = net.connect(Number(port), hostname);
    for (const [one, other] of [
      [client, redis],
      [redis, client],
    ] as const) {
      this.sockets.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        this.sockets.delete(one);
        other.destroy();
      });
    }
    client.on('data', (bytes: Buffer) => {
      if (this.cutAt && bytes.toString().includes(`\r\n${this.cutAt}\r\n`)) return this.close();
      redis.write(bytes);
    });
    redis.on('data', (bytes: Buffer) => client.write(bytes));
  }
}
