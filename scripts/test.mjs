/**
 * `npm test`: everything needed from nothing, then every suite; ends in one line `N passed, N failed`.
 * `npm test -- unit api` runs some; further arguments go to the test runner: `npm test -- e2e --grep login`.
 */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { runUnderPinnedNode } from './bootstrap.mjs';

const here = path.dirname(fileURLToPath(import.meta.url));
await runUnderPinnedNode(path.join(here, 'test.ts'), process.argv.slice(2));
