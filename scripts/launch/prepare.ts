import fs from 'node:fs';
import path from 'node:path';
import { hashOf } from '../builds/inputs.ts';
import { demoInputs, withKeptDemo } from '../demo/kept-demo.ts';
import { dataFolder, root } from '../root.ts';
import { runProcess } from '../run-process.ts';
import { dim, say } from '../terminal.ts';

/**
 * Brings the database up to this build: migrations, the tenants of config/tenants and, if wanted, the demo's
 * members when they are not there yet.
 * @throws Error with what it printed
 */
export async function prepare(env: Record<string, string>, { seed }: { seed: boolean }): Promise<void> {
  await runToEnd('apps/server/dist/cli.js', ['prepare'], env);
  if (!seed) return;
  await withKeptDemo({ ...process.env, ...env }, () => runToEnd('apps/seed/dist/main.js', [], env));
}

async function runToEnd(script: string, args: string[], env: Record<string, string>): Promise<void> {
  const { code, printed } = await runProcess(
    process.execPath,
    ['--enable-source-maps', path.join(root, script), ...args],
    { env: { ...process.env, ...env } },
    (line) => say(dim(`  ${line}`)),
  );
  if (code !== 0) throw new Error(`preparing the database failed:\n${printed}`);
}

/** Lies beside the private database's data, so that it goes when they go. */
const STAMP = path.join(dataFolder, 'mariadb/prepared');

/**
 * The same for the private database, which nobody else brings up: skipped while all that decides about it is
 * what it was at the last time.
 */
export async function prepareIfChanged(
  env: Record<string, string>,
  options: { seed: boolean },
): Promise<'done' | 'unchanged'> {
  const hash = `${hashOf(root, demoInputs)} ${options.seed}`;
  if (fs.existsSync(STAMP) && fs.readFileSync(STAMP, 'utf8') === hash) return 'unchanged';
  fs.rmSync(STAMP, { force: true });
  await prepare(env, options);
  fs.writeFileSync(STAMP, hash);
  return 'done';
}
