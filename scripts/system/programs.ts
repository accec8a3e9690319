import fs from 'node:fs';
import path from 'node:path';

/** A server or browser the machine must have, because npm does not carry it. */
export interface Program {
  /** As people call it. */
  name: string;
  /** Its executables; each line needs one of its names. */
  executables: string[][];
  /** Further files; each line needs one of its paths. */
  files?: string[][];
  apt: string[];
  brew: string[];
}

export const mariaDb: Program = {
  name: 'MariaDB 10.11 or newer',
  executables: [
    ['mariadbd', 'mysqld'],
    ['mariadb-install-db', 'mysql_install_db'],
    // mariadb-install-db calls it.
    ['my_print_defaults'],
  ],
  // The binaries alone: these bring no service that would start by itself.
  apt: ['mariadb-server-core', 'mariadb-client-core'],
  brew: ['mariadb'],
};

/** What `kindling backup` and `kindling restore` call. */
export const mariaDbClient: Program = {
  name: 'the client programs of MariaDB',
  executables: [['mariadb'], ['mariadb-dump'], ['mariadb-binlog']],
  apt: ['mariadb-client'],
  brew: ['mariadb'],
};

/** What encrypts backups. */
export const age: Program = {
  name: 'age',
  executables: [['age'], ['age-keygen']],
  apt: ['age'],
  brew: ['age'],
};

export const redis: Program = {
  name: 'Redis 6 or newer',
  executables: [['redis-server']],
  apt: ['redis-server'],
  brew: ['redis'],
};

export const chromium: Program = {
  name: 'Chromium',
  // The shell is the same engine without a desktop browser's own pages, which cost a third of the tests' time.
  executables: [
    ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
  ],
  apt: ['chromium-headless-shell', 'fonts-liberation'],
  brew: ['--cask', 'chromium'],
};

/** Evaluates the alarms of `ops/` in the drills; the package is 100 MB large, too much for `npm test`. */
export const prometheus: Program = {
  name: 'Prometheus',
  executables: [['prometheus'], ['promtool']],
  apt: ['prometheus'],
  brew: ['prometheus'],
};

/** The balancer of the drills. */
export const haProxy: Program = {
  name: 'HAProxy 2.4 or newer',
  executables: [['haproxy']],
  apt: ['haproxy'],
  brew: ['haproxy'],
};

/** The proxy of the drills that fetches certificates by itself. */
export const caddy: Program = {
  name: 'Caddy 2.6 or newer',
  executables: [['caddy']],
  apt: ['caddy'],
  brew: ['caddy'],
};

/** Moves the clock of a server in the drills. */
export const faketime: Program = {
  name: 'faketime',
  executables: [['faketime']],
  apt: ['faketime'],
  brew: ['libfaketime'],
};

/** What the bench of chat is compared with. */
export const prosody: Program = {
  name: 'Prosody',
  executables: [['prosody']],
  apt: ['prosody'],
  brew: ['prosody'],
};

/** Verifies signatures of mails in tests, by code that is not that which made them. */
export const dkimVerifier: Program = {
  name: 'dkimpy',
  executables: [['dkimverify']],
  apt: ['python3-dkim'],
  brew: ['dkimpy'],
};

/** What makes several MariaDBs one database, for `npm run cluster`. */
export const galera: Program = {
  name: 'Galera 4',
  executables: [],
  files: [['/usr/lib/galera/libgalera_smm.so', '/usr/lib64/galera-4/libgalera_smm.so']],
  apt: ['galera-4'],
  brew: ['galera'],
};

/** Debian keeps servers in sbin, which is not on everybody's PATH. */
const FURTHER_FOLDERS = ['/usr/local/sbin', '/usr/sbin', '/opt/homebrew/bin', '/usr/local/bin'];

/** Full path of the first of these that is installed, or undefined. */
export function findExecutable(...names: string[]): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(path.delimiter), ...FURTHER_FOLDERS];
  for (const name of names) {
    for (const folder of folders) {
      const file = path.join(folder, name);
      if (folder !== '' && isExecutable(file)) return file;
    }
  }
  return undefined;
}

/** Whether all a program consists of is there. */
export function isInstalled(program: Program): boolean {
  return (
    program.executables.every((names) => findExecutable(...names) !== undefined) &&
    (program.files ?? []).every((paths) => paths.some((file) => fs.existsSync(file)))
  );
}

/** The browser of the tests: CHROMIUM_PATH, or what is installed. */
export function chromiumPath(): string | undefined {
  return process.env['CHROMIUM_PATH'] || findExecutable(...chromium.executables.flat());
}

function isExecutable(file: string): boolean {
  try {
    fs.accessSync(file, fs.constants.X_OK);
    return fs.statSync(file).isFile();
  } catch {
    return false;
  }
}
