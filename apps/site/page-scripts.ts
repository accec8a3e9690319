import { build, defaultClientConditions, type Plugin } from 'vite';

const query = '?page-script';
const mark = '\0page-script:';

/**
 * `import source from './deck.script.ts?page-script'` is a script with all that it imports, as the text that a page carries
 * in itself. Pages that start neither React nor the router (`plain` of `PageHandle`) live by such scripts; the browser's
 * own build needs none of the text.
 *
 * @param condition by which the contract's sources are found
 */
export function pageScripts(condition: string): Plugin {
  return {
    name: 'page-scripts',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!source.endsWith(query)) return undefined;
      const found = await this.resolve(source.slice(0, -query.length), importer, { skipSelf: true });
      return found && mark + found.id;
    },
    async load(id) {
      if (!id.startsWith(mark)) return undefined;
      const file = id.slice(mark.length);
      this.addWatchFile(file);
      const text = this.environment.name === 'client' ? '' : await bundled(file, condition);
      return `export default ${JSON.stringify(text)};`;
    },
  };
}

async function bundled(file: string, condition: string): Promise<string> {
  const built = await build({
    configFile: false,
    envFile: false,
    publicDir: false,
    logLevel: 'warn',
    resolve: { conditions: [condition, ...defaultClientConditions] },
    build: {
      write: false,
      modulePreload: false,
      target: 'es2022',
      rolldownOptions: { input: file, output: { format: 'iife' } },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  if (!chunk) throw new Error(`${file} made no script`);
  return chunk.code.trim();
}
