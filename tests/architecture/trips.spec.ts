import fs from 'node:fs';
import path from 'node:path';
import { root } from '../../scripts/root.ts';

const files = (text: string) => [...text.matchAll(/`([\w/.-]+\.ts)`/g)].map(([, file = '']) => file);

test('the trips of ARCHITECTURE.md name files that exist, and as many as they say', () => {
  const text = fs.readFileSync(path.join(root, 'ARCHITECTURE.md'), 'utf8');
  const [, chapter = ''] = text.split('\n## Five trips\n');
  const [common = '', ...trips] = chapter.split('\n- **');
  expect(trips).toHaveLength(5);
  for (const trip of trips) {
    const named = [...files(common), ...files(trip)];
    expect(named.filter((file) => !fs.existsSync(path.join(root, 'apps/server/src', file)))).toEqual([]);
    expect(Number(/(\d+) files/.exec(trip)?.[1])).toBe(named.length);
  }
});
