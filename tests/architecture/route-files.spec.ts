import fs from 'node:fs';
import path from 'node:path';
import { root } from '../../scripts/root.ts';

/** `money` of `packages/contract/src/money/…` and of `apps/server/src/modules/money/…`. */
const wingOf = (file: string) => /src\/(?:modules\/)?(\w+)\//.exec(file)?.[1] ?? '';

/** Names of routes by the wing and the base name of the file that `pattern` finds them in. */
function namesByFile(files: readonly string[], ending: string, pattern: RegExp): Record<string, string[]> {
  return Object.fromEntries(
    files.flatMap((file) => {
      const names = [...fs.readFileSync(path.join(root, file), 'utf8').matchAll(pattern)].map(
        ([, name = '']) => name,
      );
      return names.length === 0 ? [] : [[`${wingOf(file)}/${path.basename(file, ending)}`, names.sort()]];
    }),
  );
}

test('each file of routes is served, whole, by the controller of the same name in the same wing', () => {
  const declared = namesByFile(
    fs.globSync('packages/contract/src/*/calls/*.ts', { cwd: root }),
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
