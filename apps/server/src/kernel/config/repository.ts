import path from 'node:path';

/** Every command of the repository runs from its root; the image sets its own. */
const root = path.resolve(process.env.KINDLING_ROOT ?? process.cwd());

/** Path of one of the repository's own files: locales, themes, migrations, the built site. */
export function repositoryPath(...parts: readonly string[]): string {
  return path.join(root, ...parts);
}
