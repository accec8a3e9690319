import fs from 'node:fs';
import path from 'node:path';
import { root } from '../../scripts/root.ts';
import { catcherOf, faults } from '../faults/faults.ts';

describe('the faults that are planted to prove the tests', () => {
  it('have a name each', () => {
    expect(new Set(faults.map(({ name }) => name)).size).toBe(faults.length);
  });

  it.each(faults)('$name: its place in the code is there, once', ({ file, from, to }) => {
    expect(to).not.toBe(from);
    expect(fs.readFileSync(path.join(root, file), 'utf8').split(from)).toHaveLength(2);
  });

  it('are caught by specs that exist', () => {
    const specs = new Set(
      ['apps', 'packages', 'tests'].flatMap((place) =>
        fs
          .readdirSync(path.join(root, place), { recursive: true, encoding: 'utf8' })
          .filter((file) => !file.includes('node_modules') && /\.spec\.tsx?$/.test(file))
          .map((file) => specOf(path.join(place, file))),
      ),
    );
    const wanted = faults.map(({ caughtBy }) => caughtBy).filter((name) => !name.startsWith('check '));
    expect(wanted.filter((name) => !specs.has(name))).toEqual([]);
    expect(faults.map((fault) => catcherOf(fault).suite)).toEqual(
      expect.arrayContaining(['check', 'unit', 'architecture', 'db', 'api', 'e2e']),
    );
  });
});

/** `tests/api/likes.spec.ts` as `api likes`; those beside the sources are `unit`. */
function specOf(file: string): string {
  const suite = /^tests\/(\w+)\//.exec(file)?.[1] ?? 'unit';
  return `${suite} ${path.basename(file).replace(/\.spec\.tsx?$/, '')}`;
}
