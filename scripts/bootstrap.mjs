/**
 * What happens before anything else can: the packages are installed and the work goes on under the pinned
 * Node. Runs under whatever Node (20.19 or newer) the machine has, so only its built-ins are used here.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const modules = path.join(root, 'node_modules');
const lockFile = path.join(root, 'package-lock.json');
const stampFile = path.join(modules, '.kindling-lock');
const RUNTIME_MAJOR = 24;
/** Nothing needs the packages' install scripts, so nobody's code runs while installing. */
const HOW = [
  '--include=dev',
  '--include=optional',
  '--ignore-scripts',
  '--prefer-offline',
  '--no-fund',
  '--no-audit',
];

/**
 * Installs the packages if needed and runs a script of the repository under the pinned Node with the
 * terminal handed on. Ends this process as that one ended.
 * @param {string} script path relative to the working directory or absolute
 * @param {string[]} args
 */
export async function runUnderPinnedNode(script, args) {
  if (!process.versions.node || compare(process.versions.node, '20.19.0') < 0) {
    stop(`Kindling needs Node 20.19 or newer to begin with; this is ${process.versions.node}.`);
  }
  installPackages();
  const node = pinnedNode();
  // The channel tells the child when this process is gone, however it went.
  const child = spawn(node, [script, ...args], { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => child.kill(name));
  child.once('error', (error) => stop(error.message));
  child.once('exit', (code, signal) => {
    if (signal === null) process.exit(code ?? 1);
    for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.removeAllListeners(name);
    process.kill(process.pid, signal);
  });
}

/** Brings node_modules to what package-lock.json says, unless it already is. */
function installPackages() {
  const lock = fs.readFileSync(lockFile);
  const hash = createHash('sha256').update(lock).digest('hex');
  if (readIfThere(stampFile) === hash) return;
  if (!isInstalled(lock)) {
    if (fs.lstatSync(modules, { throwIfNoEntry: false })?.isSymbolicLink()) {
      // npm ci would follow the link and empty a folder that is somebody else's.
      stop('node_modules is a link to another folder, whose packages are not those of package-lock.json.');
    }
    const started = Date.now();
    console.log('… packages (npm ci)');
    const result = spawnSync('npm', ['ci', ...HOW], {
      cwd: root,
      // npm must not run under the very Node it is about to replace.
      env: { ...process.env, PATH: withoutOwnTools(process.env.PATH ?? ''), npm_config_loglevel: 'error' },
      stdio: ['ignore', 'pipe', 'pipe'],
      encoding: 'utf8',
    });
    if (result.status !== 0) {
      stop(`npm ci failed:\n${result.error?.message ?? `${result.stdout}${result.stderr}`.trimEnd()}`);
    }
    console.log(`✓ packages ${((Date.now() - started) / 1000).toFixed(1)} s`);
  }
  fs.writeFileSync(stampFile, hash);
}

/** Whether npm's own record of what lies in node_modules agrees with the lock file, so a plain `npm install` counts. */
function isInstalled(lock) {
  const record = readIfThere(path.join(modules, '.package-lock.json'));
  if (record === undefined) return false;
  const { packages: wanted } = JSON.parse(lock.toString('utf8'));
  const { packages: present } = JSON.parse(record);
  return Object.entries(wanted).every(([place, want]) => {
    if (place === '' || want.link) return true;
    const have = present[place];
    if (have === undefined) return Boolean(want.optional || want.devOptional || want.peer);
    return have.version === want.version && have.integrity === want.integrity;
  });
}

/** The Node in node_modules; where none is published for the platform, the machine's own if new enough. */
function pinnedNode() {
  const pinned = path.join(modules, '.bin', 'node');
  if (spawnSync(pinned, ['--version'], { stdio: 'ignore' }).status === 0) return fs.realpathSync(pinned);
  if (Number.parseInt(process.versions.node, 10) >= RUNTIME_MAJOR) return process.execPath;
  return stop(
    `Kindling runs on Node ${RUNTIME_MAJOR}. It brings its own on Linux (x64, arm64); on this machine ` +
      `(${process.platform} ${process.arch}) please install Node ${RUNTIME_MAJOR} or newer; this is ${process.versions.node}.`,
  );
}

function withoutOwnTools(searchPath) {
  return searchPath
    .split(path.delimiter)
    .filter((folder) => !folder.endsWith(path.join('node_modules', '.bin')))
    .join(path.delimiter);
}

function compare(a, b) {
  const [x, y] = [a, b].map((version) => version.split('.').map(Number));
  return x[0] - y[0] || x[1] - y[1] || x[2] - y[2];
}

function readIfThere(file) {
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined;
}

function stop(message) {
  console.error(message);
  process.exit(1);
}
