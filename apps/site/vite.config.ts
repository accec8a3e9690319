import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import { defaultClientConditions, defaultServerConditions, defineConfig, type Plugin } from 'vite';
import { pageScripts } from './page-scripts';
import { textFiles } from './text-files';

/** The contract is read from its sources, so that neither bundle waits for its build. */
const fromSource = 'source';

const locales = path.resolve(import.meta.dirname, '../../locales');

/**
 * What many other pages share is one file: separately, it would be some thirty of a few hundred bytes each, which compress
 * badly and cost a request each.
 */
const common = {
  name: 'common',
  test: /\/apps\/site\/app\/(shared|domain|features\/shell)\/|\/packages\/contract\/|\/lucide-react\//,
  minShareCount: 12,
};

/**
 * The layout of nearly every page with its dependencies: router, texts, queries. In one file it takes 7 kB less than in thirty.
 */
const frame = {
  name: 'frame',
  test: /\/apps\/site\/app\/(root|routes\/layouts\/(default|failed-inside))\.tsx/,
};

const routerFiles = new Map([
  ['react-router', 'index.mjs'],
  ['react-router/dom', 'dom-export.mjs'],
]);

/**
 * The router's package resolves to its development build in every bundler, with warnings that no member reads. Browsers get the
 * production build.
 */
const routerForProduction: Plugin = {
  name: 'router-for-production',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId(id) {
    const file = routerFiles.get(id);
    if (file === undefined) return undefined;
    const manifest = fileURLToPath(import.meta.resolve('react-router/package.json'));
    return path.join(path.dirname(manifest), 'dist/production', file);
  },
};

/** How the router loads the parts of a page. */
const routersImport =
  /\bimport\(\s*\/\* @vite-ignore \*\/\s*\/\* webpackIgnore: true \*\/\s*(route\.\w+)\s*\)/g;

/**
 * Lets one guard handle every missing part of the site (`reload-on-missing-chunk.ts`): by itself the router reloads the page
 * for a page's module, however often, and waits for ever for a loader's.
 */
function guardImports(): Plugin {
  let guarded = 0;
  const helper = path.join(import.meta.dirname, 'app/shared/site/failures/import-or-reload.ts');
  return {
    name: 'guard-imports',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\/react-router\/dist\/production\// },
      handler(code) {
        const found = code.match(routersImport)?.length ?? 0;
        if (found === 0) return null;
        guarded += found;
        const guardedCode = code.replaceAll(routersImport, 'importOrReload($1)');
        return {
          code: `import { importOrReload } from ${JSON.stringify(helper)};\n${guardedCode}`,
          map: null,
        };
      },
    },
    buildEnd(error) {
      if (!error && guarded === 0) this.error('the router imports in another way: look at routersImport');
    },
  };
}

export default defineConfig({
  plugins: [routerForProduction, guardImports(), textFiles(locales), pageScripts(fromSource), reactRouter()],
  resolve: { conditions: [fromSource, ...defaultClientConditions] },
  // The content policy forbids inlined fonts, however small.
  build: { assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined) },
  css: {
    preprocessorOptions: {
      // Bootstrap 5.3 is written for Sass 1: its own warnings are not ours to fix.
      scss: {
        quietDeps: true,
        silenceDeprecations: ['import', 'global-builtin', 'color-functions', 'if-function'],
      },
    },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: { codeSplitting: { groups: [frame, common] } },
        },
      },
    },
    ssr: {
      resolve: {
        conditions: [fromSource, ...defaultServerConditions],
        noExternal: [/^@kindling\//],
      },
      build: { rollupOptions: { input: './server/app.ts' } },
    },
  },
});
