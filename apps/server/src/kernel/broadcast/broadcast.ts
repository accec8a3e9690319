import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import type { Redis } from 'ioredis';
import { z } from 'zod';
import { ENVIRONMENT, type Environment } from '../config/environment.js';
import { LOG, type Log } from '../ground/log.js';
import { optionalRedis } from './optional-redis.js';

/** A channel to all server processes, and the shape of its messages. */
export interface Channel<T> {
  /**
   * `<what happened>`; a message may become wider, which older processes drop, and gets a new name for any other change, so
   * processes of two releases do not misread each other.
   */
  readonly name: string;
  readonly message: z.ZodType<T>;
}

const defined = new Map<string, Channel<unknown>>();

/** Defines a channel, next to its publisher. @throws Error when there is one of this name */
export function defineChannel<T>(name: string, message: z.ZodType<T>): Channel<T> {
  if (defined.has(name)) throw new Error(`Channel ${name} is defined twice`);
  const channel: Channel<T> = { name, message };
  defined.set(name, channel as Channel<unknown>);
  return channel;
}

export function definedChannels(): readonly Channel<unknown>[] {
  return [...defined.values()];
}

type Listener = (message: never) => void | Promise<void>;

const envelope = z.object({ from: z.string(), message: z.unknown() });

/**
 * Publishes to all server processes at once. A message is a hint and never the only copy of anything: while Redis is
 * away it reaches only this process, and is not delivered later.
 */
@Injectable()
export class Broadcast implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly self = randomUUID();
  private readonly publisher: Redis;
  private readonly subscriber: Redis;
  private readonly prefix: string;
  private readonly heard = new Map<string, { channel: Channel<unknown>; listeners: Listener[] }>();

  constructor(
    @Inject(ENVIRONMENT) environment: Pick<Environment, 'REDIS_URL'>,
    @Inject(LOG) private readonly log: Log,
  ) {
    this.publisher = optionalRedis(environment.REDIS_URL);
    // Resubscription is handled below: nothing catches a failure of the library's own attempt, and it would end the
    // process.
    this.subscriber = optionalRedis(environment.REDIS_URL, { autoResubscribe: false });
    // All databases of a Redis share its channels; installations may share the Redis.
    this.prefix = `kindling:${this.publisher.options.db ?? 0}:`;
  }

  onApplicationBootstrap(): void {
    this.subscriber.on('message', (name: string, text: string) => this.receive(name, text));
    this.subscriber.on('ready', () => this.listen(...this.heard.keys()));
    for (const redis of [this.publisher, this.subscriber]) void redis.connect().catch(() => undefined);
  }

  onApplicationShutdown(): void {
    this.publisher.disconnect();
    this.subscriber.disconnect();
  }

  /** Calls `listener` with each message of the channel, from this process and all others. */
  subscribe<T>(channel: Channel<T>, listener: (message: T) => void | Promise<void>): void {
    const name = this.prefix + channel.name;
    const known = this.heard.get(name);
    if (known) {
      known.listeners.push(listener);
      return;
    }
    this.heard.set(name, { channel, listeners: [listener] });
    if (this.subscriber.status === 'ready') this.listen(name);
  }

  /**
   * Publishes to every process; call it after the commit of the change it announces.
   *
   * @returns once the listeners of this process have finished
   * @throws what a listener of this process throws
   */
  async publish<T>(channel: Channel<T>, message: T): Promise<void> {
    const name = this.prefix + channel.name;
    for (const listener of this.heard.get(name)?.listeners ?? []) await listener(message as never);
    await this.publisher.publish(name, JSON.stringify({ from: this.self, message })).catch(() => undefined);
  }

  private listen(...names: string[]): void {
    if (names.length > 0) void this.subscriber.subscribe(...names).catch(() => undefined);
  }

  private receive(name: string, text: string): void {
    const known = this.heard.get(name);
    if (!known) return;
    void this.hear(known, text).catch((error: unknown) => {
      this.log.warn({ err: error, channel: known.channel.name }, 'a message of another process was lost');
    });
  }

  private async hear(
    { channel, listeners }: { channel: Channel<unknown>; listeners: Listener[] },
    text: string,
  ) {
    const { from, message } = envelope.parse(JSON.parse(text));
    // Local listeners already received it when it was published.
    if (from === this.self) return;
    const read = channel.message.parse(message);
    for (const listener of listeners) await listener(read as never);
  }
}
