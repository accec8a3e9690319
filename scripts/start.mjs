/**
 * `npm start` and, with --dev, `npm run dev`: from a fresh clone to a running Kindling. This part runs under
 * whatever Node the machine has; launch.ts goes on under the pinned one.
 */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { runUnderPinnedNode } from './bootstrap.mjs';

const here = path.dirname(fileURLToPath(import.meta.url));
await runUnderPinnedNode(path.join(here, 'launch.ts'), process.argv.slice(2));
