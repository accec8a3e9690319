import fs from 'node:fs';
import path from 'node:path';
import { root } from '../../scripts/root.ts';

/** Names of routes by the base name of the file that `pattern` finds them in. */
function namesByFile(files: readonly string[], ending: string, pattern: RegExp): Record<string, string[]> {
  return Object.fromEntries(
    files.flatMap((file) => {
      const names = [...fs.readFileSync(path.join(root, file), 'utf8').matchAll(pattern)].map(
        ([, name = '']) => name,
      );
      return names.length === 0 ? [] : [[path.basename(file, ending), names.sort()]];
    }),
  );
}

test('each file of routes is served, whole, by the controller of the same name', () => {
  const declared = namesByFile(
    fs.globSync('packages/contract/src/routes/*.ts', { cwd: root }),
    '.ts',
    /= route\('(\w+)'/g,
  );
  const served = namesByFile(
    fs.globSync('apps/server/src/modules/**/*.controller.ts', { cwd: root }),
    '.controller.ts',
    /@Endpoint\((?:routes\.)?(\w+)\)/g,
  );
  expect(Object.keys(declared).length).toBeGreaterThan(20);
  expect(served).toEqual(declared);
});
