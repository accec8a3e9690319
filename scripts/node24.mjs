/**
 * `node scripts/node24.mjs <file> [args]` runs a script under the pinned Node, after making sure that the
 * packages are installed. The server's command line also gets its build, database and Redis.
 */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { runUnderPinnedNode } from './bootstrap.mjs';

const [file, ...args] = process.argv.slice(2);
if (file === undefined) {
  console.error('Usage: node scripts/node24.mjs <file> [args]');
  process.exit(1);
}
const here = path.dirname(fileURLToPath(import.meta.url));
const isServerCommand = /^(?:\.\/)?apps\/server\/dist\//.test(file);
if (isServerCommand) await runUnderPinnedNode(path.join(here, 'with-services.ts'), [file, ...args]);
else await runUnderPinnedNode(file, args);
