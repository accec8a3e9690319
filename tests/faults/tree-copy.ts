import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { root } from '../../scripts/root.ts';

/** A copy of a tree in a temporary folder, in which anything may be broken. */
export interface TreeCopy {
  folder: string;
  /** Replaces a text. @returns what puts the file back @throws Error unless the text stands there exactly once */
  replace(file: string, from: string, to: string): () => void;
  remove(): void;
}

const OUTPUTS = ['dist', 'build'];

/** Its files as they are, committed or not; packages are linked, and what this tree has built is taken along. */
export function copyTree(tree: string): TreeCopy {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kindling-faults-'));
  for (const file of filesOf(tree)) copy(path.join(tree, file), path.join(folder, file));
  linkPackages('.', folder);
  for (const part of partsOf(folder)) {
    linkPackages(part, folder);
    for (const output of OUTPUTS) copy(path.join(root, part, output), path.join(folder, part, output));
  }
  return {
    folder,
    replace(file, from, to) {
      const place = path.join(folder, file);
      const text = fs.existsSync(place) ? fs.readFileSync(place, 'utf8') : '';
      const times = text.split(from).length - 1;
      if (times !== 1)
        throw new Error(`The list is older than the code: ${file} has ${times} times:\n${from}`);
      fs.writeFileSync(
        place,
        text.replace(from, () => to),
      );
      return () => fs.writeFileSync(place, text);
    },
    // A spec that was interrupted may write a last file meanwhile.
    remove: () => fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5 }),
  };
}

function filesOf(tree: string): string[] {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  return execFileSync('git', args, { cwd: tree, encoding: 'utf8' }).split('\0').filter(Boolean);
}

/** Folders that may have packages and builds of their own. */
function partsOf(folder: string): string[] {
  const below = (parent: string) =>
    fs.readdirSync(path.join(folder, parent)).map((name) => path.join(parent, name));
  return ['places', ...below('apps'), ...below('packages')];
}

/** A file that is gone, or an output that was never built, is not there in the copy either. */
function copy(from: string, to: string): void {
  if (!fs.existsSync(from)) return;
  fs.mkdirSync(path.dirname(to), { recursive: true });
  fs.cpSync(from, to, { recursive: true });
}

/**
 * Links each package by itself. Those of the workspace are links already, and relative: taken over as they are, they lead
 * into the copy. Caches stay behind.
 */
function linkPackages(part: string, folder: string): void {
  const from = path.join(root, part, 'node_modules');
  const to = path.join(folder, part, 'node_modules');
  if (!fs.existsSync(from)) return;
  fs.mkdirSync(to, { recursive: true });
  for (const name of fs.readdirSync(from)) {
    const isCache = name.startsWith('.') && name !== '.bin';
    if (name === '@kindling')
      fs.cpSync(path.join(from, name), path.join(to, name), { recursive: true, verbatimSymlinks: true });
    else if (!isCache) fs.symlinkSync(path.join(from, name), path.join(to, name));
  }
}
