import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** Which files of the repository a source imports. Each file is read once. */
export class SourceImports {
  private readonly rootFolder: string;
  private readonly texts = new Map<string, string>();
  private readonly imports = new Map<string, string[]>();

  constructor(rootFolder: string) {
    this.rootFolder = rootFolder;
  }

  /**
   * The file and everything it imports, directly or through others, relative to the repository.
   *
   * @param isFollowed whether imports of a file are looked at, too; by default those of all
   */
  reachedFrom(file: string, isFollowed: (file: string) => boolean = () => true): string[] {
    const reached = new Set([file]);
    // The loop over a set also visits what is added while it runs.
    for (const one of reached)
      if (isFollowed(one)) for (const imported of this.importsOf(one)) reached.add(imported);
    return [...reached];
  }

  /** Empty where there is no such file. */
  textOf(file: string): string {
    let text = this.texts.get(file);
    if (text === undefined) {
      const full = path.join(this.rootFolder, file);
      text = fs.existsSync(full) ? fs.readFileSync(full, 'utf8') : '';
      this.texts.set(file, text);
    }
    return text;
  }

  private importsOf(file: string): string[] {
    let found = this.imports.get(file);
    if (!found) {
      found = ts
        .preProcessFile(this.textOf(file), true, true)
        .importedFiles.map(({ fileName }) => sourceOf(fileName, file))
        .filter((name): name is string => name !== undefined && this.textOf(name) !== '');
      this.imports.set(file, found);
    }
    return found;
  }
}

/** The source that an import of this repository leads to, as the packages' `exports` and the compiler say it. */
function sourceOf(imported: string, from: string): string | undefined {
  const [, name = '', rest = ''] = /^@kindling\/(\w+)\/(.+)$/.exec(imported) ?? [];
  if (name !== '') return `${name === 'server' ? 'apps' : 'packages'}/${name}/src/${rest}.ts`;
  if (!imported.startsWith('.')) return undefined;
  return path.join(path.dirname(from), imported).replace(/\.js$/, '.ts');
}
