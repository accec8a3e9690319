import type { SqlParameters } from './data-source.js';

/** A row that was read before: a later statement may demand that it is still as it was. */
export interface SeenRow {
  /** What follows FROM: the table and a WHERE that finds the row by its key and by what was read of it. */
  from: string;
  parameters: SqlParameters;
}

/**
 * What an INSERT writes: its values, or nothing when the row was changed since it was read. The row stays locked until
 * the transaction ends, so that it can't be changed beside the INSERT.
 */
export function valuesWhile(seen: SeenRow | undefined, values: string): string {
  return seen ? `SELECT ${values} FROM ${seen.from} LOCK IN SHARE MODE` : `VALUES (${values})`;
}
