import { numberOf } from './binlog/binlog-files.js';
import type { PhotoCopies } from './copy-photos.js';
import { backupIds, manifestFile, readManifest, type Manifest } from './manifest.js';
import { folderFor, whole, type Place } from './place.js';

const dayMs = 86_400_000;

/**
 * Deletes backups that are too old, what was left of unfinished ones, and the photos and the binary log that no other one
 * needs. So a member whose data was erased is gone for good once the last backup with them is. The newest one stays.
 *
 * @param copies the photos that were there before the newest backup listed its own, and those it copied: what came since
 *   may be in no list yet
 * @returns how many backups were deleted
 */
export async function prune(
  place: Place,
  { days, newest, copies }: { days: number; newest: Manifest; copies: PhotoCopies },
): Promise<number> {
  const { store } = place;
  const oldest = new Date(Date.parse(newest.takenAt) - days * dayMs).toISOString();
  const all = await Promise.all((await backupIds(store)).map((id) => readManifest(store, id)));
  const kept = all.filter(({ takenAt }) => takenAt >= oldest);
  await removeBackups(place, new Set(kept.map(({ id }) => id)));

  const listed = new Set<string>();
  for (const { photos } of kept)
    for (const file of (await whole(store.read(photos.list.name))).toString().split('\n')) listed.add(file);
  const recipients = new Set(all.map(({ encryptedTo }) => encryptedTo ?? undefined));
  for (const recipient of recipients) {
    const files =
      recipient === place.recipient ? copies.all.values() : await store.names(folderFor('photos', recipient));
    for (const file of files) if (!listed.has(file)) await store.remove(file);
  }

  const logs = kept.flatMap(({ database }) => (database.binlog ? [numberOf(database.binlog.file)] : []));
  for (const recipient of recipients) {
    const folder = folderFor('binlog', recipient);
    for (const file of await store.names(folder)) {
      const log = file.slice(folder.length + 1).split('/')[0] ?? '';
      if (numberOf(log) < Math.min(...logs)) await store.remove(file);
    }
  }
  return all.length - kept.length;
}

async function removeBackups({ store }: Place, kept: ReadonlySet<string>): Promise<void> {
  const ids = new Set((await store.names('backups')).map((name) => name.split('/')[1] ?? ''));
  for (const id of ids) {
    if (kept.has(id)) continue;
    // The manifest first: what lacks some of its files must not look like a backup.
    await store.remove(manifestFile(id));
    await store.removeAll(`backups/${id}`);
  }
}
