import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { Database } from './database/database.js';

/** Something that happened, which other modules take part in within the same transaction. */
export interface Event<T> {
  readonly name: string;
  /** Only for the types: what the event carries. */
  readonly carries?: T;
}

/** Defines an event in the `<module>.api.ts` of the module where it happens. */
export function defineEvent<T>(name: string): Event<T> {
  return { name };
}

const metadataKey = Symbol('event');

type Listener = (payload: never) => Promise<void>;

/** Marks a provider's method as taking part in an event. It runs inside the transaction: only the database, no calls. */
export function OnEvent<T>(event: Event<T>) {
  return (
    _target: object,
    _key: string,
    descriptor: TypedPropertyDescriptor<(payload: T) => Promise<void>>,
  ): void => {
    if (descriptor.value) Reflect.defineMetadata(metadataKey, event.name, descriptor.value);
  };
}

/** Lets a module tell of what happens in it without knowing who listens. */
@Injectable()
export class Events implements OnApplicationBootstrap {
  private readonly listeners = new Map<string, Listener[]>();

  constructor(
    @Inject(DiscoveryService) private readonly discovery: DiscoveryService,
    @Inject(Database) private readonly database: Database,
  ) {}

  onApplicationBootstrap(): void {
    for (const { instance } of this.discovery.getProviders()) {
      if (typeof instance !== 'object' || instance === null) continue;
      const prototype = Object.getPrototypeOf(instance) as Record<string, unknown> | null;
      for (const key of prototype ? Object.getOwnPropertyNames(prototype) : []) {
        const method = Object.getOwnPropertyDescriptor(prototype, key)?.value as unknown;
        if (typeof method !== 'function') continue;
        const name = Reflect.getMetadata(metadataKey, method) as string | undefined;
        if (name)
          this.listeners.set(name, [...(this.listeners.get(name) ?? []), method.bind(instance) as Listener]);
      }
    }
  }

  /**
   * Runs every listener in turn; the first that throws rolls the whole transaction back.
   *
   * @throws Error outside a transaction
   */
  async emit<T>(event: Event<T>, payload: T): Promise<void> {
    this.database.requireTransaction(`Event ${event.name}`);
    for (const listener of this.listeners.get(event.name) ?? []) await listener(payload as never);
  }
}
