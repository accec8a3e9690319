import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { root } from '../../scripts/root.ts';

/** Lints a text as if it were a repository of the server. @returns what was found */
function lint(text: string): string {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [
      path.join(root, 'node_modules/eslint/bin/eslint.js'),
      ...['--stdin', '--stdin-filename', 'apps/server/src/modules/likes/likes.repository.ts'],
    ],
    { cwd: root, encoding: 'utf8', input: text },
  );
  return stdout + stderr;
}

/** Lint loads the types of the whole server, so all rules are looked at in one run. */
let found: string[];
beforeAll(() => {
  const text = `
    declare const database: {
      select<Row>(sql: string): Promise<Row[]>;
      rows<Row>(shape: { read(): Row }, sql: string): Promise<Row[]>;
    };
    declare const shape: { read(): string };
    declare class TenantRepository {
      delete(where: { id: string }): number;
    }
    declare const rows: TenantRepository;
    declare const wide: { id: string; name: null };
    export const shaped = await database.rows(shape, 'SELECT id FROM a');
    export const claimed = await database.select<{ id: string }>('SELECT id FROM a');
    export const given = new Date(0);
    export const now = Date.now();
    export const today = new Date();
    export const chance = Math.random();
    export const written = rows.delete({ id: wide.id });
    export const passed = rows.delete(wide);
    export const spread = rows.delete({ ...wide });
    export const another = new Set([wide]).delete(wide);`;
  found = lint(text).match(/^ *\d+:.*/gm) ?? [];
});

it('lint refuses a row whose type is only claimed, and takes one that comes by a shape', () => {
  expect(found[0]).toMatch(/^ *13:.* Read rows by a shape/);
});

it('lint refuses time and chance outside of their ports, and takes a date that was given', () => {
  expect(found.slice(1, 4)).toEqual([
    expect.stringMatching(/^ *15:.* Ask the clock/),
    expect.stringMatching(/^ *16:.* Ask the clock/),
    expect.stringMatching(/^ *17:.* kernel\/jitter/),
  ]);
});

it('lint refuses a where that may hold more than its type says', () => {
  expect(found.slice(4)).toEqual([
    expect.stringMatching(/^ *19:.* Write the where out/),
    expect.stringMatching(/^ *20:.* Write the where out/),
  ]);
});
