import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { settingsValidator } from './vite-settings-validator.ts';

/** The console: static files that the server hands out on the console's host. */
export default defineConfig({
  plugins: [react(), settingsValidator()],
  resolve: {
    conditions: ['source', 'module', 'browser', 'development|production'],
    dedupe: ['react', 'react-dom', 'react-router', '@emotion/react', '@mui/material'],
  },
  build: {
    outDir: 'dist',
    assetsDir: 'assets',
    modulePreload: { polyfill: false },
    // Nothing inline: the policy of the page allows only files of its own host.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1500,
    sourcemap: false,
  },
});
