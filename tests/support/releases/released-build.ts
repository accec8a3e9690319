import fs from 'node:fs';
import path from 'node:path';
import { units } from '../../../scripts/builds/units.ts';
import type { Release } from '../../../scripts/releases/releases.ts';
import { dataFolder, root } from '../../../scripts/root.ts';
import { runProcess } from '../../../scripts/run-process.ts';

/**
 * The sources of a release with what is built of them, in a folder of their own that is kept for the next time.
 *
 * @returns the folder
 * @throws Error where the history has not its commit, or it can't be built
 */
export async function releasedBuild({ version, commit }: Release): Promise<string> {
  const folder = path.join(dataFolder, 'releases', commit.slice(0, 12));
  if (!fs.existsSync(folder)) await checkOut(version, commit, folder);
  if (samePackages(folder)) linkPackages(folder);
  // What takes long and has the same sources here is not built again: its stamp says so.
  for (const { output } of units.filter(({ name }) => name === 'site' || name === 'admin')) {
    const [here, there] = [path.join(root, output), path.join(folder, output)];
    if (fs.existsSync(here) && !fs.existsSync(there)) fs.cpSync(here, there, { recursive: true });
  }
  await run(process.execPath, ['scripts/node24.mjs', 'scripts/build.ts'], folder);
  return folder;
}

async function checkOut(version: string, commit: string, folder: string): Promise<void> {
  const { code } = await runProcess('git', ['cat-file', '-e', `${commit}^{commit}`]);
  if (code !== 0)
    throw new Error(
      `The history here lacks ${commit}, which is release ${version}: nothing can serve beside this tree. ` +
        'A shallow clone is completed by `git fetch --unshallow`.',
    );
  const draft = `${folder}.${process.pid}.new`;
  fs.mkdirSync(draft, { recursive: true });
  const archive = path.join(draft, 'release.tar');
  await run('git', ['archive', '--output', archive, commit], root);
  await run('tar', ['-xf', archive, '-C', draft], root);
  fs.rmSync(archive);
  fs.renameSync(draft, folder);
}

function samePackages(folder: string): boolean {
  const [here, there] = [root, folder].map((place) => fs.readFileSync(path.join(place, 'package-lock.json')));
  return here !== undefined && there !== undefined && here.equals(there);
}

/** Links to the packages that are installed here; those of the repository lead to the release's own. */
function linkPackages(folder: string): void {
  for (const place of ['.', ...fs.globSync('{apps,packages}/*', { cwd: folder })]) {
    const [from, to] = [root, folder].map((base) => path.join(base, place, 'node_modules')) as [
      string,
      string,
    ];
    if (!fs.existsSync(from)) continue;
    fs.mkdirSync(to, { recursive: true });
    for (const name of fs.readdirSync(from)) {
      if (name === '.cache' || fs.existsSync(path.join(to, name))) continue;
      if (name === '@kindling')
        fs.cpSync(path.join(from, name), path.join(to, name), { recursive: true, verbatimSymlinks: true });
      else fs.symlinkSync(path.join(from, name), path.join(to, name));
    }
  }
}

async function run(command: string, args: string[], folder: string): Promise<void> {
  const { code, printed } = await runProcess(command, args, { cwd: folder });
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} in ${folder}:\n${printed}`);
}
