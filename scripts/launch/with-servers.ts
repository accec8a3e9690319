import { addressesOf, areAddresses } from '../../apps/server/src/kernel/config/addresses.ts';
import { say } from '../terminal.ts';
import { publishedAddresses, releaseInstance, takeInstance } from './instance.ts';
import { startOwnServers } from './own-servers.ts';
import { serverEnvironment } from './server-environment.ts';

/** The database and Redis that a command works on. */
interface AtHand {
  /** What the server's processes get. */
  env: Record<string, string>;
  /** Whether they were started for this command alone, so that nothing else brings the database up to date. */
  isOwn: boolean;
}

/** No Redis listens there. Commands can do without: running servers find what changed by themselves, in a second. */
const noRedis = 'redis://127.0.0.1:1';

/**
 * Works on the database that DATABASE_URL names, and then on nothing else; without it on the servers of the Kindling that
 * runs from this folder, or on servers of its own for as long as the work takes. Says which database it is.
 *
 * @throws Error while a Kindling is just starting from this folder
 */
export async function withServers<T>(work: (atHand: AtHand) => Promise<T>): Promise<T> {
  const { DATABASE_URL: named, REDIS_URL } = process.env;
  const running = publishedAddresses();
  if (running !== undefined && (!named || named === running['DATABASE_URL']))
    return workOn({ env: running, isOwn: false }, work);
  if (named) {
    const addresses = { DATABASE_URL: named, REDIS_URL: REDIS_URL || noRedis };
    return workOn({ env: serverEnvironment(process.env, addresses, false), isOwn: false }, work);
  }
  const holder = takeInstance();
  if (holder !== undefined) {
    throw new Error(`Kindling is just starting from this folder (process ${holder}). Try again in a moment.`);
  }
  try {
    const servers = await startOwnServers(process.env, { keepAlive: false, onEvent: say });
    try {
      return await workOn({ env: serverEnvironment(process.env, servers, false), isOwn: true }, work);
    } finally {
      await servers.stop();
    }
  } finally {
    releaseInstance();
  }
}

function workOn<T>(atHand: AtHand, work: (atHand: AtHand) => Promise<T>): Promise<T> {
  // Beside what the command prints, which may be read by a program.
  process.stderr.write(`Database: ${placeOf(atHand.env['DATABASE_URL'] ?? '')}\n`);
  return work(atHand);
}

/** Hosts, ports and name. The rest of the address says who logs in. */
function placeOf(url: string): string {
  if (!areAddresses(url, /^/)) return 'DATABASE_URL is no address';
  const addresses = addressesOf(url);
  const hosts = addresses.map(({ hostname, port }) => `${hostname}:${port || 3306}`);
  return `${hosts.join(', ')}${addresses[0]?.pathname ?? ''}`;
}
