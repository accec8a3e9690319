import { reactRouter } from '@react-router/dev/vite';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';

/** The contract is read from its sources, so that neither bundle waits for a build of it. */
const fromSource = 'source';

export default defineConfig({
  plugins: [reactRouter()],
  resolve: { conditions: [fromSource, ...defaultClientConditions] },
  css: {
    preprocessorOptions: {
      // Bootstrap 5.3 is written for Sass 1: its own warnings tell us nothing we could change.
      scss: {
        quietDeps: true,
        silenceDeprecations: ['import', 'global-builtin', 'color-functions', 'if-function'],
      },
    },
  },
  environments: {
    ssr: {
      resolve: {
        conditions: [fromSource, ...defaultServerConditions],
        noExternal: [/^@kindling\//],
      },
      build: { rollupOptions: { input: './server/app.ts' } },
    },
  },
});
