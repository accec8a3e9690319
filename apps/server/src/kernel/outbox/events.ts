import { Inject, Injectable, type OnApplicationBootstrap, type Type } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { Database } from '../database/database.js';

/** An event that other modules handle within the same transaction. */
export interface Event<T> {
  readonly name: string;
  /** Only for the types: the event's payload. */
  readonly carries?: T;
}

/** Defines an event in the `<module>.api.ts` of the module where it happens. */
export function defineEvent<T>(name: string): Event<T> {
  return { name };
}

/** The listeners of each event, in the order in which they run. */
export type EventOrder = readonly (readonly [event: Event<unknown>, listeners: readonly Type[]])[];

/** The order that the composition root declares. */
export const EVENT_ORDER = Symbol('EVENT_ORDER');

const metadataKey = Symbol('event');

type Listener = (payload: never) => Promise<void>;

/** Marks a provider's method as a listener of an event. It runs inside the transaction: only the database, no calls. */
export function OnEvent<T>(event: Event<T>) {
  return (
    _target: object,
    _key: string,
    descriptor: TypedPropertyDescriptor<(payload: T) => Promise<void>>,
  ): void => {
    if (descriptor.value) Reflect.defineMetadata(metadataKey, event.name, descriptor.value);
  };
}

/** Lets a module publish its events without knowing their listeners. */
@Injectable()
export class Events implements OnApplicationBootstrap {
  private readonly listeners = new Map<string, readonly Listener[]>();

  constructor(
    @Inject(DiscoveryService) private readonly discovery: Pick<DiscoveryService, 'getProviders'>,
    @Inject(Database) private readonly database: Pick<Database, 'requireTransaction'>,
    @Inject(EVENT_ORDER) private readonly order: EventOrder,
  ) {}

  /** @throws Error unless the declared order names every listener of every event once, and no other class */
  onApplicationBootstrap(): void {
    const found = this.findListeners();
    for (const [{ name }, types] of this.order) {
      if (this.listeners.has(name)) throw new Error(`The order of event ${name} is declared twice`);
      const ordered = types.map((type) => {
        const listener = found.get(name)?.get(type);
        if (!listener)
          throw new Error(`${type.name} is declared to listen to ${name} and does not, or twice`);
        found.get(name)?.delete(type);
        return listener;
      });
      this.listeners.set(name, ordered);
    }
    for (const [name, rest] of found) {
      const [left] = rest.keys();
      if (left) throw new Error(`${left.name} listens to ${name} at no place in its declared order`);
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

  /** Every listener method of a provider, by the event and the provider's class. */
  private findListeners(): Map<string, Map<Type, Listener>> {
    const found = new Map<string, Map<Type, Listener>>();
    for (const { instance } of this.discovery.getProviders()) {
      if (typeof instance !== 'object' || instance === null) continue;
      const prototype = Object.getPrototypeOf(instance) as Record<string, unknown> | null;
      for (const key of prototype ? Object.getOwnPropertyNames(prototype) : []) {
        const method = Object.getOwnPropertyDescriptor(prototype, key)?.value as unknown;
        if (typeof method !== 'function') continue;
        const name = Reflect.getMetadata(metadataKey, method) as string | undefined;
        if (name === undefined) continue;
        const type = (instance as { constructor: Type }).constructor;
        const known = found.get(name) ?? new Map<Type, Listener>();
        if (known.has(type)) throw new Error(`${type.name} listens to ${name} twice`);
        found.set(name, known.set(type, method.bind(instance) as Listener));
      }
    }
    return found;
  }
}
