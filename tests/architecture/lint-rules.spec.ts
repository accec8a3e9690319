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

/** Lint loads the types of the whole server, so both rules are looked at in one run. */
let found: string[];
beforeAll(() => {
  const text = `
    declare const database: {
      select<Row>(sql: string): Promise<Row[]>;
      rows<Row>(shape: { read(): Row }, sql: string): Promise<Row[]>;
    };
    declare const shape: { read(): string };
    export const shaped = await database.rows(shape, 'SELECT id FROM a');
    export const claimed = await database.select<{ id: string }>('SELECT id FROM a');
    export const given = new Date(0);
    export const now = Date.now();
    export const today = new Date();
    export const chance = Math.random();`;
  found = lint(text).match(/^ *\d+:.*/gm) ?? [];
});

it('lint refuses a row whose type is only claimed, and takes one that comes by a shape', () => {
  expect(found[0]).toMatch(/^ *8:.* Read rows by a shape/);
});

it('lint refuses time and chance outside of their ports, and takes a date that was given', () => {
  expect(found.slice(1)).toEqual([
    expect.stringMatching(/^ *10:.* Ask the clock/),
    expect.stringMatching(/^ *11:.* Ask the clock/),
    expect.stringMatching(/^ *12:.* kernel\/jitter/),
  ]);
});
