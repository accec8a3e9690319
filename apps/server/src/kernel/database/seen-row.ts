import type { SqlParameters } from './data-source.js';

/** A row read earlier: a later statement may require that it is unchanged. */
export interface SeenRow {
  /** What follows FROM: the table and a WHERE that finds the row by its key and the values read. */
  from: string;
  parameters: SqlParameters;
}

/**
 * What an INSERT writes: its values, or nothing when the row has changed since it was read. The row stays locked until
 * the transaction ends, so that it can't change during the INSERT.
 */
export function valuesWhile(seen: SeenRow | undefined, values: string): string {
  return seen ? `SELECT ${values} FROM ${seen.from} LOCK IN SHARE MODE` : `VALUES (${values})`;
}
