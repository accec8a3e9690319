import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { serverTexts } from './app/shared/i18n/server-texts';

const mark = '\0text-file:';

/**
 * In the browser's build, `loadTexts` of `app/shared/i18n/resources.ts` computes a file's address from its language and
 * namespace. A list of all of them, eleven languages of forty, would be a seventh of the script that every page loads.
 *
 * @param locales the folder of texts, `<language>/<namespace>.json`
 */
export function textFiles(locales: string): Plugin {
  const files = fs
    .globSync('*/*.json', { cwd: locales })
    .map((file) => file.replace(/\.json$/, ''))
    .filter((file) => !serverTexts.includes(path.basename(file)))
    .toSorted();
  const read = (file: string) => fs.readFileSync(path.join(locales, `${file}.json`), 'utf8');
  // One hash of all is a part of each address: a page that was opened before a change never gets half of it.
  const hash = createHash('sha256').update(files.map(read).join('\n')).digest('hex').slice(0, 8);
  const folder = `assets/texts-${hash}`;
  return {
    name: 'text-files',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    buildStart() {
      for (const file of files)
        this.emitFile({ type: 'chunk', id: mark + file, fileName: `${folder}/${file}.js` });
    },
    resolveId: (source) => (source.startsWith(mark) ? source : undefined),
    load(id) {
      if (id.startsWith(mark)) return `export default ${read(id.slice(mark.length))}`;
      if (!id.endsWith('/shared/i18n/resources.ts')) return undefined;
      return `import { failAsGone } from '../site/failures/import-or-reload';
        export const loadTexts = (language, namespace) =>
          import(/* @vite-ignore */ \`/${folder}/\${language}/\${namespace}.js\`).then(({ default: texts }) => texts, failAsGone);`;
    },
  };
}
