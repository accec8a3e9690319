import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { sourcesBelow } from '../builds/inputs.ts';
import { SourceImports } from '../source-imports.ts';

/** Folders whose sources are linted with their types (`eslint.config.mjs`); a spec holds the two together. */
const TYPED = ['apps/server/src/', 'apps/seed/src/'];
/** What decides about every file: rules, packages, compiler options, and this memory itself. */
const COMMON = [
  'eslint.config.mjs',
  'package-lock.json',
  'tsconfig.json',
  'apps/server/tsconfig.json',
  'apps/seed/tsconfig.json',
  'scripts/checks/lint-memory.ts',
];

export const isLintedWithTypes = (file: string) => TYPED.some((folder) => file.startsWith(folder));

/** Everything that is linted, relative to the repository, sorted. */
export function lintedFiles(rootFolder: string): string[] {
  return sourcesBelow(rootFolder)
    .map((file) => path.relative(rootFolder, file))
    .filter((file) => /\.[cm]?[jt]sx?$/.test(file));
}

/**
 * Which files had no finding, kept as keys. ESLint's own cache compares a file's own text. That is not enough for a rule
 * that asks for types: when another file's function begins to return a promise, the call here becomes a floating one. So
 * the key of a file that is linted with types covers everything it imports, directly or not, and every `declare module`;
 * the key of any other file covers its own text. CI starts from a fresh clone without this memory and lints everything.
 */
export class LintMemory {
  private readonly clean: Set<string>;
  private readonly sources: SourceImports;
  private readonly digests = new Map<string, string>();
  private readonly common: string;
  private readonly ambient: string;

  private readonly file: string;

  /** @param file where the keys are kept; need not exist */
  constructor(rootFolder: string, file: string) {
    this.sources = new SourceImports(rootFolder);
    this.file = file;
    this.clean = new Set(fs.existsSync(file) ? fs.readFileSync(file, 'utf8').split('\n') : []);
    this.common = digest([process.version, ...COMMON.map((name) => this.sources.textOf(name))]);
    this.ambient = digest(
      TYPED.flatMap((folder) => sourcesBelow(path.join(rootFolder, folder)))
        .map((name) => this.sources.textOf(path.relative(rootFolder, name)))
        .filter((text) => /^\s*declare (module|global)\b/m.test(text)),
    );
  }

  isClean(file: string): boolean {
    return this.clean.has(this.keyOf(file));
  }

  /**
   * Keeps what was found clean; keys that no file has any more go.
   * @param all every file that is linted, whose keys stay
   */
  remember(files: readonly string[], all: readonly string[]): void {
    const kept = [...files, ...all.filter((file) => this.isClean(file))].map((file) => this.keyOf(file));
    fs.mkdirSync(path.dirname(this.file), { recursive: true });
    fs.writeFileSync(this.file, [...new Set(kept)].join('\n'));
  }

  private keyOf(file: string): string {
    const own = [this.common, file, this.sources.textOf(file)];
    if (!isLintedWithTypes(file)) return digest(own);
    const others = this.sources
      .reachedFrom(file)
      .toSorted()
      .flatMap((name) => [name, this.digestOf(name)]);
    return digest([...own, this.ambient, ...others]);
  }

  private digestOf(file: string): string {
    let found = this.digests.get(file);
    if (found === undefined) this.digests.set(file, (found = digest([this.sources.textOf(file)])));
    return found;
  }
}

function digest(parts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${part.length}\0`).update(part);
  return hash.digest('hex');
}
