import fs from 'node:fs';
import path from 'node:path';
import { root } from './root.ts';
import { say } from './terminal.ts';

/**
 * `node scripts/shape.ts [folder]`: how big the house is and how it hangs together, by the figures that it is held to.
 * Another checkout can be measured: `git worktree add <folder> <revision>`.
 */
const folder = path.resolve(process.argv[2] ?? root);

const SERVER = 'apps/server/src';
/** The order of the wings, as in `.dependency-cruiser.mjs`. */
const WINGS =
  'console pictures brands accounts credits profiles money meeting chats safety mails overviews'.split(' ');

const isSpec = (file: string) => /\.spec\.tsx?$/.test(file);
const textOf = (file: string) => fs.readFileSync(path.join(folder, file), 'utf8');
const found = (...patterns: string[]) =>
  fs.globSync(patterns, {
    cwd: folder,
    exclude: (name) => /node_modules|dist|build|\.react-router/.test(name),
  });

const production = found('{apps,packages}/*/{src,app,server}/**/*.{ts,tsx}').filter((file) => !isSpec(file));
const server = production.filter((file) => file.startsWith(`${SERVER}/`));
const count = (files: readonly string[], pattern: RegExp) =>
  files.reduce((sum, file) => sum + (textOf(file).match(pattern)?.length ?? 0), 0);

/** The folder with most files, and how many have more than 12. */
function longestFolder(files: readonly string[]): string {
  const sizes = Object.entries(Object.groupBy(files, (file) => path.dirname(file)))
    .map(([name, inside = []]) => [name, inside.length] as const)
    .sort(([, one], [, other]) => other - one);
  const [name, size] = sizes[0] ?? ['', 0];
  return `${String(size)} (${name}); over 12: ${String(sizes.filter(([, one]) => one > 12).length)}`;
}

/** Imports between wings that lead to one that comes later. In a tree without wings there is nothing to count. */
function againstTheOrder(): string {
  const wingOf = (file: string) => WINGS.indexOf(file.slice(`${SERVER}/modules/`.length).split('/')[0] ?? '');
  let arrows = 0;
  for (const file of server.filter((one) => wingOf(one) >= 0))
    for (const [, target = ''] of textOf(file).matchAll(/from '(\.[^']+)'/g)) {
      const wing = wingOf(path.join(path.dirname(file), target));
      if (wing > wingOf(file)) arrows++;
    }
  return server.some((file) => wingOf(file) > 0 && file.includes('/overviews/'))
    ? String(arrows)
    : 'no order';
}

/** Parameters of the longest constructor of a class that Nest fills, and how many have more than eight. */
function longestConstructor(): string {
  const sizes = server
    .flatMap((file) => [...textOf(file).matchAll(/constructor\(([^{]*?)\)\s*\{/g)])
    .map(([, list = '']) => list.match(/(private|protected) readonly/g)?.length ?? 0);
  return `${String(Math.max(...sizes))}; over 8: ${String(sizes.filter((size) => size > 8).length)}`;
}

/** The files that ARCHITECTURE.md names on each trip. */
const trips = [...textOf('ARCHITECTURE.md').matchAll(/\((?:`[^`]+`, )?(\d+) files\)/g)]
  .map(([, files]) => files)
  .join(' / ');

const lines = (files: readonly string[]) =>
  files.reduce((sum, file) => sum + textOf(file).split('\n').length, 0);
const decisions = found('docs/decisions/[0-9]*.md');
const words = decisions.reduce((sum, file) => sum + textOf(file).split(/\s+/).length, 0);

const figures: [string, string | number, string][] = [
  ['server files without specs', server.length, '≤ 900'],
  ['injectables', count(server, /@Injectable\(/g), '≤ 400'],
  ['@Inject(Class)', count(server, /@Inject\([A-Z][a-z]/g), '≤ 200'],
  ['longest constructor of the server', longestConstructor(), '8'],
  ['longest folder of the server', longestFolder(server), '12'],
  ['longest folder of all', longestFolder(production), '–'],
  ['imports against the order of the wings', againstTheOrder(), '0'],
  ['files of the trips', trips, '8 / 12 / 25 / 25 / 40'],
  ['decisions', `${String(decisions.length)} (${String(words)} words)`, '≤ 30'],
  ['migrations', found('migrations/*.ts').length, '–'],
  ['lines of production code', lines(production), '−10,000'],
  ['of them comments', count(production, /^\s*(\/\*\*|\*|\/\/)/gm), '–'],
];
for (const [name, value, aim] of figures) say(`${name.padEnd(40)} ${String(value).padEnd(64)} ${aim}`);
