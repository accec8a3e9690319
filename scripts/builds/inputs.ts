import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

const SKIPPED_FOLDERS = new Set([
  ...['node_modules', '.git', 'dist', 'build', '.react-router', '.data', 'output', 'coverage'],
]);

/** Tests beside the sources change nothing that is built. */
export const isTestFile = (file: string) => /\.spec\.tsx?$/.test(file);

/** All files below a folder, whatever they are. */
export function everyFileBelow(folder: string): string[] {
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}

/** All files below a folder (or the file itself), sorted; generated folders and tests left out. */
export function filesBelow(place: string): string[] {
  return sourcesBelow(place).filter((file) => file === place || !isTestFile(file));
}

/** The same with the tests. */
export function sourcesBelow(place: string): string[] {
  const info = fs.statSync(place, { throwIfNoEntry: false });
  if (info === undefined) return [];
  if (info.isFile()) return [place];
  return fs
    .readdirSync(place, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const full = path.join(place, entry.name);
      if (entry.isDirectory()) return SKIPPED_FOLDERS.has(entry.name) ? [] : sourcesBelow(full);
      return entry.isFile() ? [full] : [];
    });
}

/** A hash over the paths and contents of everything below these places. */
export function hashOf(rootFolder: string, places: string[]): string {
  const hash = createHash('sha256');
  for (const place of places) {
    for (const file of filesBelow(path.join(rootFolder, place))) {
      const bytes = fs.readFileSync(file);
      hash.update(`${path.relative(rootFolder, file)}\0${bytes.length}\0`).update(bytes);
    }
  }
  return hash.digest('hex');
}
