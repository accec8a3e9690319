import type { SqlParameters } from './database.js';

/** A row that somebody looked at, told so that a later statement holds only while it is still the same. */
export interface SeenRow {
  /** What follows FROM: the table and a WHERE that finds the row by its key as long as it is what was seen. */
  from: string;
  parameters: SqlParameters;
}

/**
 * What an INSERT writes: its values, or nothing when the row is no longer what was seen. The row is locked until the
 * statement's transaction ends, so whoever changes it does so wholly before or wholly after.
 */
export function valuesWhile(seen: SeenRow | undefined, values: string): string {
  return seen ? `SELECT ${values} FROM ${seen.from} LOCK IN SHARE MODE` : `VALUES (${values})`;
}
