import type { MigrationInterface, QueryRunner } from 'typeorm';

const changesRows = /^\s*(insert|update|delete)\b/i;

/**
 * Every statement of a migration's `up`, by running it without a database. What it would do can then not depend on what a
 * database answers: it may only call `query`, and of an answer only the number of changed rows may be read, for batches.
 *
 * @throws Error when it asks for more
 */
export async function statementsOf(migration: MigrationInterface): Promise<string[]> {
  const statements: string[] = [];
  const query = (sql: string): Promise<unknown> => {
    statements.push(sql);
    return Promise.resolve(answerTo(sql));
  };
  await migration.up(only<QueryRunner>({ query }, 'it uses the query runner’s'));
  return statements;
}

function answerTo(sql: string): unknown {
  return only(changesRows.test(sql) ? { affectedRows: 0 } : {}, 'it reads from an answer its');
}

/** An object that refuses what it was not given. */
function only<T extends object>(given: object, refusal: string): T {
  return new Proxy(given, {
    get(target, key) {
      if (key in target) return Reflect.get(target, key) as unknown;
      // Asked for by `await`.
      if (key === 'then') return undefined;
      throw new Error(
        `${refusal} ${String(key)}, so the check can't know its statements; write repeatable ones (IF NOT EXISTS)`,
      );
    },
  }) as T;
}
