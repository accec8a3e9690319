import type { DataSource, QueryRunner } from 'typeorm';

class Interrupted extends Error {}

/**
 * Carries out `work` on a connection that is lost behind every statement that changes something, and begins it again
 * each time, until it comes to its end.
 *
 * @returns how often it was interrupted
 * @throws Error of the first statement that a repetition cannot carry out
 */
export async function interruptEverywhere(
  dataSource: DataSource,
  work: () => Promise<unknown>,
): Promise<number> {
  const carriedOut = new Set<string>();
  const createQueryRunner = dataSource.createQueryRunner.bind(dataSource);
  let isLost = false;
  dataSource.createQueryRunner = (mode) => {
    const runner = createQueryRunner(mode);
    const query = runner.query.bind(runner) as (...given: unknown[]) => Promise<unknown>;
    const interrupted = async (...given: unknown[]): Promise<unknown> => {
      const key = JSON.stringify(given.slice(0, 2));
      const isNew =
        /^\s*(create|alter|drop|rename|insert|update|delete)\b/i.test(String(given[0])) &&
        !carriedOut.has(key);
      if (isNew && isLost) throw new Interrupted();
      const result = await query(...given);
      if (isNew) {
        carriedOut.add(key);
        isLost = true;
      }
      return result;
    };
    runner.query = interrupted as QueryRunner['query'];
    return runner;
  };
  try {
    for (let interruptions = 0; ; interruptions++) {
      isLost = false;
      const ended = await work().then(
        () => true,
        (error: unknown) => {
          if (!(error instanceof Interrupted)) throw error;
          return false;
        },
      );
      if (ended) return interruptions;
    }
  } finally {
    dataSource.createQueryRunner = createQueryRunner;
  }
}
