import { spawnSync } from 'node:child_process';
import { runProcess } from '../run-process.ts';
import { step } from '../terminal.ts';
import { findExecutable, isInstalled, type Program } from './programs.ts';

/**
 * Installs with apt, run as root. Services must not start by themselves, now or at the next boot: the
 * private ones use other ports and other data, and nobody asked for a Redis on this machine. So starting is
 * forbidden for the time being by Debian's own switch, policy-rc.d, and a unit that came new is disabled.
 */
const APT_SCRIPT = `
set -e
policy=/usr/sbin/policy-rc.d
made=
[ -e "$policy" ] || { printf '#!/bin/sh\\nexit 101\\n' > "$policy"; chmod 755 "$policy"; made=1; }
trap '[ -z "$made" ] || rm -f "$policy"' EXIT
before=
for unit in redis-server prosody prometheus haproxy caddy; do
  wanted=/etc/systemd/system/multi-user.target.wants/$unit.service
  if [ -e "$wanted" ] || [ -L "$wanted" ]; then before="$before $unit "; fi
done
get() { apt-get -q -o DPkg::Lock::Timeout=120 -o Acquire::Retries=3 "$@"; }
get update || true
get install -y --no-install-recommends "$@"
for unit in redis-server prosody prometheus haproxy caddy; do
  case "$before" in *" $unit "*) continue ;; esac
  if command -v systemctl >/dev/null; then systemctl disable $unit.service >/dev/null 2>&1 || true
  else rm -f /etc/systemd/system/multi-user.target.wants/$unit.service /etc/systemd/system/\${unit%-server}.service; fi
done
`;

/**
 * Makes sure these programs are on the machine, with apt or brew; a step of the terminal where one is missing.
 * @throws Error naming exactly what to install when that is not possible, or what the installer said.
 */
export async function installPrograms(programs: Program[]): Promise<void> {
  const missing = programs.filter((program) => !isInstalled(program));
  if (missing.length === 0) return;
  await step(`install ${missing.map(({ name }) => name).join(', ')}`, () => install(missing));
}

async function install(missing: Program[]): Promise<void> {
  const installer = findInstaller(missing);
  if (installer === undefined) throw new Error(howToInstall(missing));
  for (const { command, args, env } of installer) {
    const { code, printed } = await runProcess(command, args, { env: { ...process.env, ...env } });
    if (code !== 0) throw new Error(`${howToInstall(missing)}\nTrying to install failed:\n${printed}`);
  }
  const still = missing.filter((program) => !isInstalled(program));
  if (still.length > 0) throw new Error(howToInstall(still));
}

interface Call {
  command: string;
  args: string[];
  env: Record<string, string>;
}

function findInstaller(programs: Program[]): Call[] | undefined {
  if (findExecutable('apt-get') !== undefined) {
    const script = ['sh', '-c', APT_SCRIPT, 'sh', ...programs.flatMap(({ apt }) => apt)];
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    if (process.getuid?.() === 0) return [{ command: 'sh', args: script.slice(1), env }];
    if (!maySudo()) return undefined;
    return [{ command: 'sudo', args: ['env', 'DEBIAN_FRONTEND=noninteractive', ...script], env: {} }];
  }
  if (findExecutable('brew') !== undefined) {
    return programs.map(({ brew }) => ({ command: 'brew', args: ['install', ...brew], env: {} }));
  }
  return undefined;
}

/** Asks for the password here, where somebody can type it; without a terminal only a sudo that needs none counts. */
function maySudo(): boolean {
  if (findExecutable('sudo') === undefined) return false;
  const args = process.stdin.isTTY ? ['-v'] : ['-n', 'true'];
  return spawnSync('sudo', args, { stdio: process.stdin.isTTY ? 'inherit' : 'ignore' }).status === 0;
}

function howToInstall(programs: Program[]): string {
  const names = programs.map(({ name }) => name).join(' and ');
  return [
    `Kindling needs ${names}, which this machine does not have. Please install:`,
    `  Debian, Ubuntu: sudo apt-get install ${programs.flatMap(({ apt }) => apt).join(' ')}`,
    ...programs.map(({ brew }) => `  macOS: brew install ${brew.join(' ')}`),
  ].join('\n');
}
