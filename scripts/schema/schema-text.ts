import path from 'node:path';
import { readReleases } from '../releases/releases.ts';
import { root } from '../root.ts';
import { subjects, tableSentences, type Subject } from './subjects.ts';

/** Where the schema is kept, for people to read and for tests to load. */
export const schemaFile = path.join(root, 'migrations/schema.sql');

const pageWidth = 110;

/** Reads rows of the database that is described. */
export type Query = (sql: string) => Promise<Record<string, unknown>[]>;

const header = `-- The tables of Kindling, as the migrations of this folder make them. Written by \`npm run migrate -- snapshot\`.

SET foreign_key_checks = 0;`;

/** What TypeORM makes and no entity describes. */
const history: Subject = { sentence: 'Migrations that ran, in their order.', tables: ['migration'] };

/**
 * Everything the migrations left in an empty database, as SQL to be read and loaded.
 *
 * @param sections headings, and the tables below each
 * @param sentences what each table holds
 * @throws Error naming tables without a heading or a sentence
 */
export async function schemaText(
  query: Query,
  sections = subjects(),
  sentences = tableSentences(),
): Promise<string> {
  for (const table of readReleases().unused.filter((name) => !name.includes('.')))
    sentences.set(table, 'Used by the last release only.');
  const made = (await query('SHOW TABLES')).map((row) => String(Object.values(row)[0]));
  const known = new Set([...sections, history].flatMap(({ tables }) => tables));
  refuse(
    'No migration has a CREATE TABLE IF NOT EXISTS',
    made.filter((table) => !known.has(table)),
  );
  refuse(
    'No entity has a comment that says what it holds',
    made.filter((table) => table !== 'migration' && !sentences.get(table)),
  );

  const parts = [header];
  for (const { sentence, tables } of sections) {
    parts.push(`${'-- '.padEnd(100, '=')}\n-- ${sentence}\n${'-- '.padEnd(100, '=')}`);
    for (const table of tables.filter((name) => made.includes(name)))
      parts.push(`-- ${sentences.get(table)}\n${await createTable(query, table)}`);
  }
  parts.push(`-- ${history.sentence}\n${await createTable(query, 'migration')}`);
  const ran = await query('SELECT timestamp, name FROM migration ORDER BY id');
  const rows = ran.map(({ timestamp, name }) => `  (${timestamp}, '${name}')`);
  parts.push(`INSERT INTO migration (timestamp, name) VALUES\n${rows.join(',\n')};`);
  parts.push('SET foreign_key_checks = DEFAULT;');
  return `${parts.join('\n\n')}\n`;
}

function refuse(problem: string, tables: readonly string[]): void {
  if (tables.length > 0) throw new Error(`${problem} for: ${tables.join(', ')}`);
}

/** The database's own statement, without what it adds to a type that says it already, in lines that fit a page. */
async function createTable(query: Query, table: string): Promise<string> {
  const [row] = await query(`SHOW CREATE TABLE \`${table}\``);
  const statement = String(row?.['Create Table'])
    .replaceAll('`,`', ', ')
    .replaceAll('`', '')
    .replaceAll("','", "', '")
    .replace(/CHARACTER SET (\w+) COLLATE (\1_\w+)/g, 'COLLATE $2')
    .replace(/^( {2}(\w+)) longtext COLLATE utf8mb4_bin (.*) CHECK \(json_valid\(\2\)\)/gm, '$1 json $3')
    .replace(/ (?:int\(11\)|int\(10\) unsigned|bigint\(20\)|smallint\([56]\)|tinyint\([34]\))/g, (type) =>
      type.replace(/\(\d+\)/, ''),
    )
    .replace(/ DEFAULT NULL(?=,?$)/gm, ' NULL')
    .replace(/ AUTO_INCREMENT=\d+/, '')
    .replaceAll(' REFERENCES ', '\n    REFERENCES ');
  return `${statement.split('\n').flatMap(folded).join('\n')};`;
}

/** A line that is wider than a page, broken at blanks. No quoted word of the schema holds one. */
function folded(line: string): string[] {
  const end = line.lastIndexOf(' ', pageWidth);
  const isWhole = line.length <= pageWidth || line.slice(0, end).trim() === '';
  return isWhole ? [line] : [line.slice(0, end), ...folded(`    ${line.slice(end + 1)}`)];
}
