import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const resources = join(import.meta.dirname, '../../resources');

const tables = readdirSync(resources, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.tsx'))
  .map((path) => [path, readFileSync(join(resources, path), 'utf8')] as const)
  .filter(([, source]) => /<RowTable\b[^>]*?\sto=/.test(source));

test.each(tables)('%s: rows that lead on are opened by keys, too', (_path, source) => {
  expect(source.split(/isLink: true|<RowLink>/)).toHaveLength(2);
});

test('there are such tables', () => expect(tables.length).toBeGreaterThan(5));
