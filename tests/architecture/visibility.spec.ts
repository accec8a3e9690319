import fs from 'node:fs';
import path from 'node:path';
import { root } from '../../scripts/root.ts';

const says = {
  'whom a block parts': /\bFROM\s+member_block\b|\bJOIN\s+member_block\b/i,
  'who wrote first': /\bFROM\s+profile_contact\b|\bJOIN\s+profile_contact\b/i,
  'who is in lists': /\blisted\s*(=|<>|IS)\s*(1|TRUE|NOT)\b|\bAND\s+(\w+\.)?listed\b/i,
};

/** Where each of it is read, by the sources of the server. */
function readers(pattern: RegExp): string[] {
  return fs
    .globSync('apps/server/src/**/*.ts', { cwd: root })
    .filter((file) => pattern.test(fs.readFileSync(path.join(root, file), 'utf8')))
    .map((file) => path.basename(file))
    .sort();
}

test.each([
  ['who is in lists', ['profile-visibility.ts']],
  ['who wrote first', ['profile-visibility.ts']],
  // The list of one's own blocks, and whether one stands, which is asked under the locks of both.
  ['whom a block parts', ['blocks.repository.ts', 'profile-visibility.ts']],
] as const)('%s is asked in one place', (what, places) => {
  expect(readers(says[what])).toEqual(places);
});
