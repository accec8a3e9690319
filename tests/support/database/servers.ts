/** Addresses of the servers that `npm test` starts for the whole run (scripts/test.ts). */

/** MariaDB with root's rights and no schema chosen. @throws Error when the test was not started by `npm test`. */
export const databaseServerUrl = () => required('KINDLING_TEST_DATABASE_URL');

/** Redis, database 0. @throws Error when the test was not started by `npm test`. */
export const redisServerUrl = () => required('KINDLING_TEST_REDIS_URL');

/** Number of the jest or playwright worker this runs in, from 1; 0 outside of one. */
export const workerNumber = () =>
  Number.parseInt(process.env['JEST_WORKER_ID'] ?? process.env['TEST_WORKER_INDEX'] ?? '0', 10);

function required(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run this through npm test -- <suite>`);
  return value;
}
