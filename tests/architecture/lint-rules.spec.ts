import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { root } from '../../scripts/root.ts';

/** Lints a text as if it stood in a file. @returns what was found, a line each */
function lint(file: string, text: string): string[] {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(root, 'node_modules/eslint/bin/eslint.js'), ...['--stdin', '--stdin-filename', file]],
    { cwd: root, encoding: 'utf8', input: text },
  );
  return (stdout + stderr).match(/^ *\d+:.*/gm) ?? [];
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
  found = lint('apps/server/src/modules/meeting/likes/likes.repository.ts', text);
});

it('lint refuses a row whose type is only claimed, and takes one that comes by a shape', () => {
  expect(found[0]).toMatch(/^ *13:.* Read rows by a shape/);
});

it('lint refuses time and chance outside of their ports, and takes a date that was given', () => {
  expect(found.slice(1, 4)).toEqual([
    expect.stringMatching(/^ *15:.* Ask the clock/),
    expect.stringMatching(/^ *16:.* Ask the clock/),
    expect.stringMatching(/^ *17:.* kernel\/ground\/jitter/),
  ]);
});

it('lint refuses a where that may hold more than its type says', () => {
  expect(found.slice(4)).toEqual([
    expect.stringMatching(/^ *19:.* Write the where out/),
    expect.stringMatching(/^ *20:.* Write the where out/),
  ]);
});

it('lint refuses a text without an element of its own beside what comes and goes, and a name that would turn its sentence', () => {
  const text = `
    const Icon = () => null;
    const t = (key: string) => key;
    export const options = { interpolation: { escapeValue: false } };
    export function Page({ busy, words, children }: { busy: boolean; words: string; children: unknown }) {
      return (
        <main>
          <button>{busy && <Icon />}{words}</button>
          <p>{busy && t('saving')} <Icon /></p>
          <p>{busy ? t('one') : <Icon />}<Icon /></p>
          <p>{['a'].map((key) => <Icon key={key} />)} of the week</p>
          <div>{busy ? <>{t('one')} <Icon /></> : <Icon />}</div>
          <button>{busy && <Icon />}<span>{words}</span></button>
          <p>{busy ? t('one') : t('two')} <Icon /></p>
          <p>{busy && t('alone')}</p>
          <div>{busy && <Icon />}{children}</div>
        </main>
      );
    }
    export function Word() {
      return t('word');
    }
    export const word = () => t('word');`;
  const [options, ...texts] = lint('apps/site/app/shared/ui/button.tsx', text);
  expect(options).toMatch(/^ *4:.* is isolated/);
  expect(texts.map((line) => Number(/^ *(\d+):.* element of its own/.exec(line)?.[1]))).toEqual([
    8, 9, 10, 11, 12, 21,
  ]);
});
