import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import mysql from 'mysql2/promise';
import { root } from '../../scripts/root.ts';
import { loadSchema } from '../support/database/load-schema.ts';
import { createSchema, type TestSchema } from '../support/database/schema.ts';

const { scripts, bin } = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
  bin: { kindling: string };
};

let empty: TestSchema;
let current: TestSchema;
beforeAll(async () => {
  empty = await createSchema();
  current = await createSchema();
  await loadSchema(current.url);
});
afterAll(() => Promise.all([empty.drop(), current.drop()]));

/** Runs `kindling <command>` on a database, as people do. */
async function run(url: string, ...command: string[]): Promise<{ code: number | null; said: string }> {
  // Redis isn't named: a command needs none.
  const { REDIS_URL: _redis, NODE_ENV: _test, NODE_OPTIONS: _options, ...env } = process.env;
  const child = spawn(path.join(root, bin.kindling), command, {
    cwd: root,
    env: { ...env, DATABASE_URL: url },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  child.stdin.end('');
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (bytes: Buffer) => (said += bytes.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, said };
}

/** How many rows each table has. */
async function rowsOf({ url, name }: TestSchema): Promise<Record<string, number>> {
  const connection = await mysql.createConnection(url);
  try {
    const [tables] = await connection.query<mysql.RowDataPacket[]>(
      'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = ?',
      [name],
    );
    const counts: Record<string, number> = {};
    for (const table of tables) {
      const [rows] = await connection.query<mysql.RowDataPacket[]>(
        `SELECT COUNT(*) AS n FROM \`${table['name']}\``,
      );
      counts[String(table['name'])] = Number(rows[0]?.['n']);
    }
    return counts;
  } finally {
    await connection.end();
  }
}

/** Host, port and name: the rest of the address says who logs in. */
function placeOf({ url }: TestSchema): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}

test.each([
  [['ledger:verify'], 0],
  [['audit:verify'], 0],
  [['tenant', 'diff'], 1],
])(
  '%j reads the database that DATABASE_URL names, says which, and changes nothing there',
  async (command, code) => {
    const before = await rowsOf(current);
    const { code: ended, said } = await run(current.url, ...command);
    expect([ended, said]).toEqual([code, expect.stringContaining(`Database: ${placeOf(current)}\n`)]);
    const { password } = new URL(current.url);
    if (password !== '') expect(said).not.toContain(password);
    expect(await rowsOf(current)).toEqual(before);
  },
);

test('a command that is there to read brings no database up to date', async () => {
  expect((await run(empty.url, 'tenant', 'check')).code).not.toBe(0);
  expect(await rowsOf(empty)).toEqual({});
});

test('without a command, all of them are listed, and no database is looked for', async () => {
  for (const words of [[], ['--help']]) {
    const { code, said } = await run(empty.url, ...words);
    expect([code, said]).toEqual([0, expect.stringContaining('\n  ledger:verify ')]);
    expect(said).not.toContain('Database: ');
  }
});

test('a word that is no command ends with 2 and lists them', async () => {
  const { code, said } = await run(empty.url, 'ledger:verfiy');
  expect([code, said]).toEqual([
    2,
    expect.stringMatching(/Unknown command "ledger:verfiy"[^]*ledger:verify /),
  ]);
});

test('migrate alone brings a database up to date, and imports no brand', async () => {
  const { code, said } = await run(empty.url, 'migrate');
  expect([code, said]).toEqual([0, expect.stringMatching(/\d+ migrations ran\n$/)]);
  expect(await rowsOf(empty)).toMatchObject({ tenant: 0, migration: expect.any(Number) });
  expect((await run(empty.url, 'migrate')).said).toContain('up to date\n');
});

test('every script of package.json that runs the server’s build goes this way', () => {
  const built = Object.entries(scripts).filter(([, line]) => /\/dist\/|bin\/kindling/.test(line));
  expect(built.map(([name]) => name).sort()).toEqual(['kindling', 'seed']);
  for (const [name, line] of built)
    expect([name, line]).toEqual([name, expect.stringMatching(/with-services\.ts|^exec bin\/kindling$/)]);
});
