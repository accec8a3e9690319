import { getMetadataArgsStorage } from 'typeorm';
import type { EntityClass } from './data-source.js';

const metadataKey = Symbol('retention');

/**
 * What erasing a member does to a table (decisions §3.5): its rows about them are deleted, or kept under a number that
 * leads to no one, or it has none.
 */
export type Erasure = 'erased' | { kept: string } | { notAboutMembers: string };

/** When housekeeping deletes rows by their age. */
export interface Expiry {
  /** Column of the instant that counts; it has an index. */
  after: string;
  /** Days after that instant; 0 unless given. */
  days?: number;
  /** A further condition in SQL. `:before` is the cut-off for `after`. */
  and?: string;
}

export interface Retention {
  table: string;
  erasure: Erasure;
  ends: readonly End[];
}

/** How rows end by themselves; a text says which sweep of its own deletes them, or what bounds their number. */
export type End = Expiry | string;

/** How long an entity's rows are kept, and why they can't grow without bound. Every entity needs it. */
export function Retention(erasure: Erasure, ...ends: readonly [End, ...End[]]): ClassDecorator {
  return (target) => Reflect.defineMetadata(metadataKey, { erasure, ends }, target);
}

/**
 * How long the rows of each table are kept.
 *
 * @throws Error for an entity without `@Retention`, or where it does not say how rows end
 */
export function retentionsOf(entities: readonly EntityClass[]): Retention[] {
  return entities.map((entity) => {
    const table =
      getMetadataArgsStorage().tables.find(({ target }) => target === entity)?.name ?? entity.name;
    const declared = Reflect.getOwnMetadata(metadataKey, entity) as Omit<Retention, 'table'> | undefined;
    if (!declared) throw new Error(`${entity.name} does not say how long its rows are kept: add @Retention`);
    if (declared.ends.every((end) => end === ''))
      throw new Error(`${entity.name} does not say how its rows end, or what bounds their number`);
    return { table, ...declared };
  });
}
