import fs from 'node:fs';
import path from 'node:path';
import { dataFolder } from '../root.ts';
import { commandOf, isAlive } from '../services/process-table.ts';

/** One process at a time works with the private servers of a clone; others learn their addresses from it. */

const LOCK = path.join(dataFolder, 'instance.pid');
const ADDRESSES = path.join(dataFolder, 'addresses.json');

/**
 * Takes the clone for this process.
 * @returns the process id of who has it already, or undefined when it is ours now
 */
export function takeInstance(): number | undefined {
  fs.mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
  for (;;) {
    try {
      fs.writeFileSync(LOCK, String(process.pid), { flag: 'wx' });
      fs.rmSync(ADDRESSES, { force: true });
      return undefined;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const holder = currentHolder();
    if (holder !== undefined) return holder;
    fs.rmSync(LOCK, { force: true });
  }
}

/** Gives the clone back; does nothing when it is not ours. */
export function releaseInstance(): void {
  if (readIfThere(LOCK)?.trim() !== String(process.pid)) return;
  fs.rmSync(ADDRESSES, { force: true });
  fs.rmSync(LOCK, { force: true });
}

/** Tells other commands of this clone where the servers are. Only the owner can read it: it holds passwords. */
export function publishAddresses(addresses: Record<string, string>): void {
  fs.writeFileSync(ADDRESSES, JSON.stringify(addresses), { mode: 0o600 });
}

/** The addresses the running instance published, or undefined when none runs or it is still starting. */
export function publishedAddresses(): Record<string, string> | undefined {
  const text = currentHolder() === undefined ? undefined : readIfThere(ADDRESSES);
  return text === undefined ? undefined : (JSON.parse(text) as Record<string, string>);
}

/** Process ids are used again, so a live one must also look like one of ours. */
function currentHolder(): number | undefined {
  const pid = Number.parseInt(readIfThere(LOCK) ?? '', 10);
  if (!Number.isSafeInteger(pid) || pid === process.pid || !isAlive(pid)) return undefined;
  return /scripts\/(launch|with-services|migrate)\.ts/.test(commandOf(pid) ?? '') ? pid : undefined;
}

function readIfThere(file: string): string | undefined {
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined;
}
