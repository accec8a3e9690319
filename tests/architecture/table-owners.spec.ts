import fs from 'node:fs';
import path from 'node:path';
import { root } from '../../scripts/root.ts';

const MODULES = 'apps/server/src/modules';

/**
 * Files whose SQL names a table of another wing, besides the wing `overviews`, which is there for that, and the kernel's
 * tables, which every wing may read. The list only shrinks: what a wing wants to know it asks of the other's api.
 */
const exempt: Readonly<Record<string, string>> = {
  'credits/ledger/ledger-audit.repository.ts':
    'an audit that trusted the code of payments would prove little',
  'mails/notices/push/push-subscriptions.repository.ts': 'who may get a push is read in one statement',
  'meeting/discovery/head-count/head-count.ts': 'the search is one statement over profiles',
  'meeting/discovery/ranking/candidates.repository.ts': 'the search is one statement over profiles',
  'meeting/discovery/search/search.repository.ts': 'the search is one statement over profiles',
  'meeting/matchmaking/candidates.repository.ts': 'the search is one statement over profiles',
  'meeting/matchmaking/passes/passes.repository.ts':
    'a pass is written only for a profile that is there, in one statement',
  'money/books/figures/money-figures.repository.ts': 'the books are made of the ledger',
  'money/books/ledger/books.repository.ts': 'the books are made of the ledger',
  'profiles/staff/profile-list.repository.ts': 'members are found by account, in one statement',
};

/** `money` of a file below `modules/money/`. */
const wingOf = (file: string) => file.split('/')[0] ?? '';

const sources = fs
  .globSync('**/*.ts', { cwd: path.join(root, MODULES) })
  .filter((file) => !file.endsWith('.spec.ts'))
  .map((file) => ({ file, text: fs.readFileSync(path.join(root, MODULES, file), 'utf8') }));

/** The wing of each table that has its entity in one. */
const owners = new Map(
  sources.flatMap(({ file, text }) =>
    [...text.matchAll(/@Entity\('(\w+)'/g)].map(([, table = '']) => [table, wingOf(file)] as const),
  ),
);

test("a wing's SQL names its own tables", () => {
  expect(owners.size).toBeGreaterThan(50);
  const reaching = sources.filter(({ file, text }) =>
    [...text.matchAll(/\b(?:FROM|JOIN|INTO|UPDATE)\s+`?(\w+)/g)].some(([, table = '']) => {
      const owner = owners.get(table);
      return owner !== undefined && owner !== wingOf(file) && wingOf(file) !== 'overviews';
    }),
  );
  expect(reaching.map(({ file }) => file).toSorted()).toEqual(Object.keys(exempt).toSorted());
});
