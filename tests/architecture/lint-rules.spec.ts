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

describe('a row whose type is only claimed', () => {
  it('is refused by lint, and one that comes by a shape is not', () => {
    const found = lint(`
      declare const database: {
        select<Row>(sql: string): Promise<Row[]>;
        rows<Row>(shape: { read(): Row }, sql: string): Promise<Row[]>;
      };
      declare const shape: { read(): string };
      export const shaped = await database.rows(shape, 'SELECT id FROM a');
      export const claimed = await database.select<{ id: string }>('SELECT id FROM a');`);
    expect(found.match(/^ *\d+:.*/gm)).toEqual([expect.stringMatching(/^ *8:.* Read rows by a shape/)]);
  });
});

describe('time and chance of one’s own', () => {
  it('are refused by lint outside of their ports, and a date that was given is not', () => {
    const found = lint(`
      export const given = new Date(0);
      export const now = Date.now();
      export const today = new Date();
      export const chance = Math.random();`);
    expect(found.match(/^ *\d+:.*/gm)).toEqual([
      expect.stringMatching(/^ *3:.* Ask the clock/),
      expect.stringMatching(/^ *4:.* Ask the clock/),
      expect.stringMatching(/^ *5:.* kernel\/jitter/),
    ]);
  });
});
