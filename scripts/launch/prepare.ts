import path from 'node:path';
import { root } from '../root.ts';
import { runProcess } from '../run-process.ts';
import { dim, say } from '../terminal.ts';

/**
 * Brings the database up to this build: migrations, the tenants of config/tenants and, if wanted, the demo's
 * members when they are not there yet.
 * @throws Error with what it printed
 */
export async function prepare(env: Record<string, string>, { seed }: { seed: boolean }): Promise<void> {
  const args = seed ? ['prepare', '--seed'] : ['prepare'];
  const cli = path.join(root, 'apps/server/dist/cli.js');
  const { code, printed } = await runProcess(process.execPath, ['--enable-source-maps', cli, ...args], {
    env: { ...process.env, ...env },
  });
  if (code === 0 && printed !== '') say(dim(printed.replace(/^/gm, '  ')));
  if (code !== 0) throw new Error(`preparing the database failed:\n${printed}`);
}
