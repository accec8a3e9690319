import path from 'node:path';
import { dataFolder, root } from '../root.ts';
import { pushKeys } from '../services/push-keys.ts';
import { secretFile } from '../services/secret-file.ts';

/** What the server's processes get beside what the caller's environment already says. */
export function serverEnvironment(
  env: NodeJS.ProcessEnv,
  addresses: { DATABASE_URL: string; REDIS_URL: string },
  dev: boolean,
): Record<string, string> {
  const own: Record<string, string> = {
    NODE_ENV: env['NODE_ENV'] || 'development',
    HOST: env['HOST'] || '127.0.0.1',
    PORT: env['PORT'] || '3000',
    KINDLING_ROOT: root,
    KINDLING_DATA_DIR: env['KINDLING_DATA_DIR'] || path.join(dataFolder, 'files'),
    KINDLING_SECRET: env['KINDLING_SECRET'] || secretFile(path.join(dataFolder, 'secret')),
    KINDLING_DEV: dev ? '1' : '0',
    // A fifth of the time to start goes into reading JavaScript that did not change.
    NODE_COMPILE_CACHE: env['NODE_COMPILE_CACHE'] || path.join(root, 'node_modules/.cache/kindling/compiled'),
    ...pushKeys(env, path.join(dataFolder, 'push-keys.json')),
    DATABASE_URL: addresses.DATABASE_URL,
    REDIS_URL: addresses.REDIS_URL,
  };
  return own;
}
