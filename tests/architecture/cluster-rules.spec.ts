import fs from 'node:fs';
import path from 'node:path';
import { root } from '../../scripts/root.ts';

const schema = fs.readFileSync(path.join(root, 'migrations/schema.sql'), 'utf8');
const tables = schema.match(/CREATE TABLE [^;]+;/g) ?? [];

/** What Galera or MySQL-compatible clusters do not replicate or do not have. */
const absent =
  /\bLOCK TABLES\b|\bGET_LOCK\s*\(|\bXA (?:START|BEGIN)\b|\bCREATE (?:TRIGGER|PROCEDURE|FUNCTION|EVENT)\b|\bFULLTEXT\b|\bSPATIAL\b|\bMATCH\s*\([^)]*\)\s*AGAINST\b/;

const sources = ['apps/server/src/**/*.ts', 'migrations/*.*'].flatMap((pattern) =>
  fs.globSync(pattern, { cwd: root }).filter((file) => !file.endsWith('.spec.ts')),
);

test('every table is InnoDB and has a primary key, as a cluster needs it', () => {
  expect(tables.length).toBeGreaterThan(80);
  const other = tables.filter((table) => !/ENGINE=InnoDB\b/.test(table) || !/\bPRIMARY KEY\b/.test(table));
  expect(other).toEqual([]);
});

test('nothing is used that a cluster does not have', () => {
  expect(sources.length).toBeGreaterThan(500);
  const using = sources.filter((file) => absent.test(fs.readFileSync(path.join(root, file), 'utf8')));
  expect(using).toEqual([]);
});
