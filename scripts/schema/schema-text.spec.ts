import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { schemaText, type Query } from './schema-text.ts';
import { subjects, tableSentences } from './subjects.ts';

/** A database whose tables all have a number only. */
const holding =
  (...tables: string[]): Query =>
  (sql) => {
    if (sql === 'SHOW TABLES') return Promise.resolve(tables.map((table) => ({ Tables: table })));
    const [, table] = /^SHOW CREATE TABLE `(\w+)`/.exec(sql) ?? [];
    if (table)
      return Promise.resolve([{ 'Create Table': `CREATE TABLE \`${table}\` (\n  \`id\` int(11)\n)` }]);
    return Promise.resolve([{ timestamp: '1', name: 'First1' }]);
  };

describe('schemaText', () => {
  const sections = [{ sentence: 'Of first things.', tables: ['first', 'second'] }];

  it('has each table below its subject, with what it holds', async () => {
    const sentences = new Map([
      ['first', 'The first.'],
      ['second', 'The second.'],
    ]);
    const text = await schemaText(holding('first', 'migration', 'second'), sections, sentences);
    expect(text).toMatch(
      /-- Of first things\.\n-- =+\n\n-- The first\.\nCREATE TABLE first \(\n {2}id int\n\);/,
    );
    expect(text).toContain("INSERT INTO migration (timestamp, name) VALUES\n  (1, 'First1');");
  });

  it('names a table that has no sentence, and one that no migration makes', async () => {
    const sentences = new Map([['first', 'The first.']]);
    await expect(schemaText(holding('first', 'migration', 'second'), sections, sentences)).rejects.toThrow(
      /comment.*: second$/,
    );
    await expect(schemaText(holding('migration', 'third'), sections, sentences)).rejects.toThrow(/: third$/);
  });
});

describe('what is read from sources', () => {
  let folder: string;
  beforeEach(() => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kindling-sources-'));
  });
  afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));
  const write = (name: string, text: string) => fs.writeFileSync(path.join(folder, name), text);

  it('is the first sentence above an entity, and nothing above one without a comment', () => {
    write('one.ts', "/**\n * A row, i.e.\n * one (0.5 wide). More.\n */\n@Entity('one')\nclass One {}\n");
    write('two.ts', "/** Of a constant. */\nconst a = 1;\n\n@Entity('two')\nclass Two {}\n");
    expect([...tableSentences(folder)]).toEqual([['one', 'A row, i.e. one (0.5 wide).']]);
  });

  it('is the sentence of each migration that makes tables, in the order of their numbers', () => {
    const create = (table: string) => `\`CREATE TABLE IF NOT EXISTS ${table} (\``;
    write('0002-b.ts', `/** Second. */\nexport class B2 {\n${create('b')}\n${create('c')}\n}\n`);
    write('0001-a.ts', `/** First. */\nexport class A1 {\n${create('a')}\n}\n`);
    write('0003-c.ts', '/** Changes. */\nexport class C3 {}\n');
    expect(subjects(folder)).toEqual([
      { sentence: 'First.', tables: ['a'] },
      { sentence: 'Second.', tables: ['b', 'c'] },
    ]);
  });
});
