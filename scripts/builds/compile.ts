import { transformFile, type Options } from '@swc/core';
import fs from 'node:fs';
import path from 'node:path';
import { filesBelow } from './inputs.ts';

/** Sources under `from` become ES modules of the same name under `to`. */
export interface Tree {
  from: string;
  to: string;
}

const options: Options = {
  swcrc: false,
  configFile: false,
  sourceMaps: true,
  jsc: {
    parser: { syntax: 'typescript', decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: true },
    target: 'es2023',
    keepClassNames: true,
    // Node demands to be told that a module is JSON.
    experimental: { keepImportAttributes: true },
  },
  module: { type: 'es6' },
};

const isSource = (file: string) => file.endsWith('.ts') && !file.endsWith('.d.ts');
const outputOf = (tree: Tree, file: string) =>
  path.join(tree.to, path.relative(tree.from, file)).replace(/\.ts$/, '.js');

/** Compiles one source file. Written aside and renamed, so a running process never reads half a file. */
async function compileFile(tree: Tree, file: string): Promise<void> {
  const target = outputOf(tree, file);
  const sourceFileName = path.relative(path.dirname(target), file);
  const { code, map } = await transformFile(file, { ...options, sourceFileName }).catch((error: unknown) => {
    // What follows "Caused by" is the compiler's own inside.
    throw new Error(`${file}\n${String(error).split('\n\nCaused by')[0]}`);
  });
  fs.mkdirSync(path.dirname(target), { recursive: true });
  write(`${target}.map`, map ?? '');
  write(target, `${code}//# sourceMappingURL=${path.basename(target)}.map\n`);
}

/** Compiles every source of the trees and removes outputs whose source is gone. */
export async function compileTrees(trees: Tree[]): Promise<number> {
  const expected = new Set<string>();
  const jobs = trees.flatMap((tree) =>
    filesBelow(tree.from)
      .filter(isSource)
      .map((file) => {
        expected.add(outputOf(tree, file));
        return compileFile(tree, file);
      }),
  );
  await Promise.all(jobs);
  for (const { to } of trees) removeStale(to, expected);
  return jobs.length;
}

function removeStale(folder: string, expected: Set<string>): void {
  if (!fs.existsSync(folder)) return;
  for (const entry of fs.readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (entry.isFile() && /\.js(\.map)?$/.test(file) && !expected.has(file.replace(/\.map$/, ''))) {
      fs.rmSync(file);
    }
  }
}

function write(file: string, text: string): void {
  const aside = `${file}.${process.pid}.new`;
  fs.writeFileSync(aside, text);
  fs.renameSync(aside, file);
}
