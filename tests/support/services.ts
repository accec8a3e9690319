/** Private servers for tests that need one of their own, for instance to kill it; the same as `npm start` uses. */
export { startMariaDb, type MariaDbOptions } from '../../scripts/services/mariadb.ts';
export { startRedis, type RedisOptions } from '../../scripts/services/redis.ts';
export { freePort } from '../../scripts/services/ports.ts';
export type { Service } from '../../scripts/services/service.ts';
