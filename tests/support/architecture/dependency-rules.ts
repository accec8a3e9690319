import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { root } from '../../../scripts/root.ts';

/** A broken rule: which file imports which, and the rule's name in .dependency-cruiser.mjs. */
export interface Violation {
  rule: string;
  from: string;
  to: string;
}

interface Report {
  summary: {
    violations: { from: string; to: string; rule: { name: string } }[];
  };
}

/** Holds the sources below a folder (the repository or a copy of it) against the repository's rules. */
export function cruise(folder: string, places: string[]): Violation[] {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [
      path.join(root, 'node_modules/.bin/depcruise'),
      ...['--config', path.join(root, '.dependency-cruiser.mjs')],
      ...['--output-type', 'json'],
      ...places,
    ],
    { cwd: folder, encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 },
  );
  if (!stdout.startsWith('{')) throw new Error(`dependency-cruiser did not report:\n${stdout}${stderr}`);
  const { summary } = JSON.parse(stdout) as Report;
  return summary.violations.map(({ from, to, rule }) => ({ rule: rule.name, from, to }));
}
