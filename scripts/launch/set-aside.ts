import fs from 'node:fs';
import path from 'node:path';

/** What belongs together: rows, queued jobs, photos, and the secret that hashes and cookies were made with. */
const parts = ['mariadb', 'redis', 'files', 'secret'];
/** Says which migrations the private database began with; lies beside its data, so that it goes when that goes. */
const mark = 'mariadb/history';

/**
 * Name of the first migration. A database that began with another one has another history: no migration leads from
 * there to here.
 */
export async function firstMigration(folder: string): Promise<string> {
  const [first] = fs
    .readdirSync(folder)
    .filter((name) => /^\d{4}-.*\.ts$/.test(name))
    .sort();
  if (first === undefined) throw new Error(`There is no migration in ${folder}`);
  const [name] = Object.keys((await import(path.join(folder, first))) as object);
  return name ?? first;
}

/**
 * Makes room where a data folder holds the database of another history: everything of it moves to a folder beside, and
 * nothing is lost. Call it while none of its servers run.
 *
 * @param history what the database has to have begun with
 * @param now for the name of the folder
 * @returns the folder that the older data is in now, undefined when there was none to move
 */
export function setOlderAside(dataFolder: string, history: string, now: Date): string | undefined {
  const markFile = path.join(dataFolder, mark);
  if (fs.existsSync(markFile) && fs.readFileSync(markFile, 'utf8') === history) return undefined;
  const hasOlder = fs.existsSync(path.join(dataFolder, 'mariadb/data'));
  const aside = hasOlder ? freeFolder(dataFolder, now) : undefined;
  if (aside !== undefined) {
    fs.mkdirSync(aside, { mode: 0o700 });
    // The database goes last: a move that is cut short is found and finished by the next start.
    for (const part of [...parts].reverse()) {
      const place = path.join(dataFolder, part);
      if (fs.existsSync(place)) fs.renameSync(place, path.join(aside, part));
    }
  }
  fs.mkdirSync(path.dirname(markFile), { recursive: true, mode: 0o700 });
  fs.writeFileSync(markFile, history);
  return aside;
}

function freeFolder(dataFolder: string, now: Date): string {
  const name = path.join(dataFolder, `older-${now.toISOString().slice(0, 19).replaceAll(':', '-')}`);
  for (let copy = 1; ; copy++) {
    const folder = copy === 1 ? name : `${name}-${copy}`;
    if (!fs.existsSync(folder)) return folder;
  }
}
