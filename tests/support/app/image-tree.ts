import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { root } from '../../../scripts/root.ts';

/** What the Dockerfile makes, without an engine: the tree of its last stage, and the environment it sets. */
export interface ImageTree {
  /** In place of /kindling. */
  folder: string;
  env: Record<string, string>;
  /** The Debian packages it installs. */
  packages: string[];
}

interface Stage {
  name: string;
  from: string;
  lines: string[];
}

const ignored = [
  '.git/',
  '.data/',
  'node_modules/',
  'dist/',
  'tests/',
  'docs/',
  'packages/demo/',
  'apps/seed/',
];

/**
 * Carries out the Dockerfile's COPY, ENV, and of its RUN lines npm's and the build, below a folder. What only an engine can do,
 * installing Debian's packages, users and the link on PATH, is left out.
 *
 * @throws Error for a line it does not know how to carry out
 */
export function assembleImage(below: string): ImageTree {
  const text = fs.readFileSync(path.join(root, 'Dockerfile'), 'utf8').replaceAll(/\\\n\s*/g, '');
  const stages: Stage[] = [];
  for (const line of text.split('\n').filter((each) => each !== '' && !each.startsWith('#'))) {
    const [, from, name] = /^FROM (\S+)(?: AS (\S+))?$/.exec(line) ?? [];
    if (from !== undefined) stages.push({ name: name ?? 'image', from, lines: [] });
    else stages.at(-1)?.lines.push(line);
  }
  const trees = new Map<string, ImageTree>();
  for (const { name, from, lines } of stages) {
    const tree: ImageTree = { folder: path.join(below, name), env: {}, packages: [] };
    const base = trees.get(from);
    if (base) fs.cpSync(base.folder, tree.folder, { recursive: true });
    fs.mkdirSync(tree.folder, { recursive: true });
    Object.assign(tree.env, base?.env);
    for (const line of lines) carryOut(line, tree, trees);
    trees.set(name, tree);
  }
  const image = trees.get('image');
  if (!image) throw new Error('the Dockerfile has no last stage');
  return image;
}

function carryOut(line: string, tree: ImageTree, trees: ReadonlyMap<string, ImageTree>): void {
  const [, instruction = '', rest = ''] = /^([A-Z]+) (.*)$/.exec(line) ?? [];
  if (instruction === 'COPY') copy(rest, tree, trees);
  else if (instruction === 'ENV')
    for (const [, name = '', quoted, bare] of rest.matchAll(/(\w+)=(?:"([^"]*)"|(\S+))/g))
      tree.env[name] = quoted ?? bare ?? '';
  else if (instruction === 'RUN') for (const each of rest.split(' && ')) run(each, tree);
  else if (!['WORKDIR', 'USER', 'VOLUME', 'EXPOSE', 'HEALTHCHECK', 'CMD'].includes(instruction))
    throw new Error(`a line of the Dockerfile that is not understood: ${line}`);
}

function copy(rest: string, tree: ImageTree, trees: ReadonlyMap<string, ImageTree>): void {
  const [, stage, words = ''] = /^(?:--from=(\S+) )?(.*)$/.exec(rest) ?? [];
  const sources = words.split(' ');
  const target = path.join(tree.folder, sources.pop() ?? '');
  for (const source of sources) {
    const from =
      stage === undefined
        ? path.join(root, source)
        : path.join(trees.get(stage)?.folder ?? '', source.replace('/kindling/', ''));
    const isInto = words.endsWith('/') && !fs.statSync(from).isDirectory();
    if (source === '.') copySources(tree.folder);
    else fs.cpSync(from, isInto ? path.join(target, path.basename(from)) : target, { recursive: true });
  }
}

/** What .dockerignore lets through of what is in version control, or is about to be. */
function copySources(target: string): void {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  for (const file of listed.split('\n').filter(Boolean)) {
    if (ignored.some((place) => file.startsWith(place)) || !fs.existsSync(path.join(root, file))) continue;
    fs.mkdirSync(path.dirname(path.join(target, file)), { recursive: true });
    fs.copyFileSync(path.join(root, file), path.join(target, file));
  }
}

function run(line: string, tree: ImageTree): void {
  const [program = '', ...args] = line.split(' ');
  if (['mkdir', 'chown', 'ln'].includes(program) || line.startsWith('npm cache')) return;
  if (line.includes('apt-get') || line.includes('/var/lib/apt')) {
    if (line.includes(' install '))
      tree.packages.push(...args.filter((word) => /^[a-z][\w.-]+$/.test(word) && word !== 'install'));
    return;
  }
  if (program === 'rm') {
    for (const place of fs.globSync(args.at(-1) ?? '', { cwd: tree.folder }))
      fs.rmSync(path.join(tree.folder, place), { recursive: true });
    return;
  }
  if (program !== 'npm' && program !== 'node') throw new Error(`a RUN that is not understood: ${line}`);
  const command = program === 'node' ? process.execPath : program;
  const further = program === 'npm' ? ['--prefer-offline', '--no-audit', '--no-fund'] : [];
  execFileSync(command, [...args, ...further], {
    cwd: tree.folder,
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'] },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
}
