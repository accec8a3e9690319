import { spawn, spawnSync, type ChildProcess, type SpawnOptions } from 'node:child_process';

let parentDeathSignal: boolean | undefined;

/** Linux can signal a child when its parent dies, however it dies; setpriv (util-linux) asks for it. */
function knowsParentDeathSignal(): boolean {
  parentDeathSignal ??=
    process.platform === 'linux' &&
    spawnSync('setpriv', ['--pdeathsig', 'TERM', 'true'], { stdio: 'ignore' }).status === 0;
  return parentDeathSignal;
}

/**
 * Starts a process that ends with this one, where the system can arrange that, even when this one is killed
 * hard. The process id is the command's own. Elsewhere it is an ordinary child.
 */
export function spawnTied(command: string, args: string[], options: SpawnOptions): ChildProcess {
  return knowsParentDeathSignal()
    ? spawn('setpriv', ['--pdeathsig', 'TERM', command, ...args], options)
    : spawn(command, args, options);
}
