import { say } from '../terminal.ts';
import { publishedAddresses, releaseInstance, takeInstance } from './instance.ts';
import { startOwnServers } from './own-servers.ts';
import { serverEnvironment } from './server-environment.ts';

/** The database and Redis that a command works on. */
interface AtHand {
  /** What the server's processes get. */
  env: Record<string, string>;
  /** Whether a Kindling that runs from this folder uses them, so that the database is prepared. */
  isRunning: boolean;
}

/**
 * Works on the servers of the Kindling that runs from this folder, or starts its own for as long as the work takes.
 * @throws Error while one is just starting
 */
export async function withServers<T>(work: (atHand: AtHand) => Promise<T>): Promise<T> {
  const running = publishedAddresses();
  if (running !== undefined) return work({ env: running, isRunning: true });
  const holder = takeInstance();
  if (holder !== undefined) {
    throw new Error(`Kindling is just starting from this folder (process ${holder}). Try again in a moment.`);
  }
  try {
    const servers = await startOwnServers(process.env, { keepAlive: false, onEvent: say });
    try {
      return await work({ env: serverEnvironment(process.env, servers, false), isRunning: false });
    } finally {
      await servers.stop();
    }
  } finally {
    releaseInstance();
  }
}
