import net from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Pool, PoolConnection } from 'mysql2';
import { addressesOf } from '../../config/addresses.js';
import type { Log } from '../../ground/log.js';
import { Choice } from './choice.js';
import { databaseAddresses, type DatabaseAddress } from './database-address.js';
import { Probe } from './probe.js';

const askEveryMs = 500;
/** What was begun on a writer that is left while it is well may take this long. */
const leaveMs = 3000;
/** An idle connection whose peer is gone is found out so soon. */
export const keepAliveMs = 10_000;

/**
 * Connects the pool to one of several servers at a time: to the first that takes writes. When that one fails, what is
 * open to it is cut at once, so that nobody waits for a server that hangs, and the next connection goes to the next.
 */
export class Writers {
  private readonly choice: Choice;
  private readonly probes: Probe[];
  private readonly sockets = new Map<net.Socket, number>();
  private isChosen = false;
  private readonly ended = new AbortController();

  /** @returns undefined for a single address, which is the writer whatever it says */
  static of(databaseUrl: string, log: Pick<Log, 'warn'>): Writers | undefined {
    const addresses = databaseAddresses(databaseUrl);
    return addresses.length > 1 ? new Writers(addresses, log) : undefined;
  }

  private constructor(
    private readonly addresses: readonly DatabaseAddress[],
    private readonly log: Pick<Log, 'warn'>,
  ) {
    this.choice = new Choice(addresses.length);
    this.probes = addresses.map((address) => new Probe(address));
  }

  /** Finds the writer, and goes on to look whether it is still one until `stop`. */
  async start(): Promise<void> {
    await Promise.all(this.probes.map((_, index) => this.ask(index)));
    this.isChosen = true;
    for (const index of this.probes.keys()) void this.goOnAsking(index);
  }

  stop(): void {
    this.ended.abort();
    for (const probe of this.probes) probe.end();
  }

  /** The driver's `stream`: opens a connection's socket to the writer. */
  readonly connect = (): net.Socket => {
    const index = this.choice.current;
    const { host, port } = this.addresses[index] as DatabaseAddress;
    const socket = net.connect({
      host,
      port,
      noDelay: true,
      keepAlive: true,
      keepAliveInitialDelay: keepAliveMs,
    });
    this.sockets.set(socket, index);
    socket.once('close', () => this.sockets.delete(socket));
    return socket;
  };

  /** Closes a connection to a writer that was left as soon as nobody uses it. */
  follow(pool: Pool): void {
    pool.on('release', (connection) => {
      if (this.isStale(connection)) connection.destroy();
    });
  }

  private async goOnAsking(index: number): Promise<void> {
    const { signal } = this.ended;
    while (!signal.aborted) {
      await pause(askEveryMs, undefined, { signal, ref: false }).catch(() => undefined);
      if (!signal.aborted) await this.ask(index);
    }
  }

  private async ask(index: number): Promise<void> {
    const fitness = (await this.probes[index]?.ask()) ?? 'no';
    const before = this.choice.current;
    if (!this.choice.note(index, fitness, performance.now()) || !this.isChosen) return;
    // Addresses of servers, as the operator wrote them.
    const { host, port } = this.addresses[this.choice.current] as DatabaseAddress;
    this.log.warn({ host, port }, 'another database is the writer');
    if (this.choice.isWellAt(before)) setTimeout(() => this.cut(), leaveMs).unref();
    else this.cut();
  }

  private cut(): void {
    const gone = Object.assign(new Error('Another database is the writer'), { code: 'ECONNRESET' });
    for (const [socket, index] of this.sockets) if (index !== this.choice.current) socket.destroy(gone);
  }

  private isStale(connection: PoolConnection): boolean {
    const { stream } = connection as unknown as { stream: net.Socket };
    const index = this.sockets.get(stream);
    return index !== undefined && index !== this.choice.current;
  }
}

/** @returns DATABASE_URL with the one host that takes writes now, for work that is soon over */
export async function writerUrl(databaseUrl: string): Promise<string> {
  const urls = addressesOf(databaseUrl);
  const probes = urls.length > 1 ? databaseAddresses(databaseUrl).map((address) => new Probe(address)) : [];
  const fitness = await Promise.all(probes.map((probe) => probe.ask()));
  for (const probe of probes) probe.end();
  const index = Math.max(0, fitness.includes('yes') ? fitness.indexOf('yes') : fitness.indexOf('spare'));
  return urls[index]?.href ?? databaseUrl;
}
