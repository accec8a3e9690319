import { getMetadataArgsStorage } from 'typeorm';
import type { EntityClass } from '../database/data-source.js';

const metadataKey = Symbol('retention');

/**
 * What the erasure of a member does to the rows about them (decisions §3.5): they go; they stay under a number that leads to
 * no one, and why; or the table holds nothing about members, and what it holds.
 */
export type Erasure = 'erased' | { kept: string } | { notAboutMembers: string };

/** When housekeeping deletes rows by their age. */
export interface Expiry {
  /** Column of the instant that counts; an index leads to it. */
  after: string;
  /** So long after it; at once unless given. */
  days?: number;
  /** A further condition in SQL. `:before` is the instant that `after` has reached. */
  and?: string;
}

/** How long the rows of a table are kept. */
export interface Retention {
  table: string;
  erasure: Erasure;
  /** Text where a sweep of its own ends the rows. */
  expiries: readonly (Expiry | string)[];
}

/** Says of an entity how long its rows are kept. Every entity needs it. */
export function Retention(erasure: Erasure, ...expiries: readonly (Expiry | string)[]): ClassDecorator {
  return (target) => Reflect.defineMetadata(metadataKey, { erasure, expiries }, target);
}

/**
 * The register of what is kept how long.
 *
 * @throws Error for an entity that does not say it
 */
export function retentionsOf(entities: readonly EntityClass[]): Retention[] {
  return entities.map((entity) => {
    const table =
      getMetadataArgsStorage().tables.find(({ target }) => target === entity)?.name ?? entity.name;
    const said = Reflect.getOwnMetadata(metadataKey, entity) as Omit<Retention, 'table'> | undefined;
    if (!said) throw new Error(`${entity.name} does not say how long its rows are kept: add @Retention`);
    return { table, ...said };
  });
}
