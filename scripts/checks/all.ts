import fs from 'node:fs';
import path from 'node:path';
import '../contract-sources.ts';
import { messageProblems } from '../releases/message-problems.ts';
import { readMessages, readReleases } from '../releases/releases.ts';
import { root } from '../root.ts';
import { runInstalled } from '../run-process.ts';
import type { Check } from './check.ts';
import { injectionProblems } from './injections.ts';
import { lint } from './lint.ts';
import { placesProblems } from './places.ts';
import { sourceFileProblems } from './source-files.ts';

const CACHE = path.join(root, 'node_modules/.cache/kindling');
const SOURCES = [
  'apps/server/src',
  'apps/seed/src',
  'packages/contract/src',
  'packages/demo/src',
  'apps/site/app',
  'apps/admin/src',
];

/** A tool of node_modules as a check: what it prints when it does not end with 0. */
async function tool(name: string, args: string[], folder?: string): Promise<string> {
  const { code, printed } = await runInstalled(name, args, folder === undefined ? {} : { folder });
  return code === 0 ? '' : printed || `${name} ended with ${code}`;
}

// The compiler of version 6 stays installed beside it: the linter's plugins are written against its API.
const TSC = 'typescript-7/bin/tsc';

/** @param others folders whose sources the program of this one holds too */
const types = (
  folder: string,
  { before = async () => '', others = [] }: { before?: () => Promise<string>; others?: string[] } = {},
): Check => ({
  name: ['types', folder, ...others].join(' '),
  run: async () => {
    const remembered = path.join(CACHE, `${folder.replaceAll('/', '-')}.tsbuildinfo`);
    return (await before()) || tool(TSC, ['-p', folder, '--incremental', '--tsBuildInfoFile', remembered]);
  },
});

let pageTypes: Promise<string> | undefined;

/** Types of the site's pages, which its sources are read with: written once, by what needs them first. */
function writePageTypes(): Promise<string> {
  return (pageTypes ??= tool('react-router', ['typegen'], 'apps/site'));
}

/**
 * Everything that must be well before tests make sense; the longest first, so that the rest runs beside them.
 *
 * @param only the files to lint; all of them by default
 */
export const allChecks = (only?: readonly string[]): Check[] => [
  lint('server', CACHE, async () => '', only),
  lint('others', CACHE, writePageTypes, only),
  // The tests read nearly all of both; each as a program of its own would load the server's types again.
  types('tests', { others: ['apps/server', 'apps/seed'] }),
  types('apps/site', { before: writePageTypes }),
  types('apps/admin'),
  types('packages/contract'),
  types('scripts'),
  types('packages/demo'),
  {
    name: 'format',
    run: () =>
      tool('prettier', ['--check', '.', '--cache', '--cache-strategy', 'content', '--log-level', 'warn']),
  },
  {
    name: 'dependencies',
    run: () => {
      const present = SOURCES.filter((place) => fs.existsSync(path.join(root, place)));
      return tool('depcruise', [
        '--config',
        '.dependency-cruiser.mjs',
        '--output-type',
        'err-long',
        ...present,
      ]);
    },
  },
  { name: 'unused', run: () => tool('knip', ['--no-config-hints']) },
  { name: 'texts', run: async () => (await import('./locales.ts')).checkLocales(root).join('\n') },
  {
    name: 'texts console',
    run: async () => (await import('./console-texts.ts')).consoleTextProblems(root).join('\n'),
  },
  {
    name: 'texts codes',
    run: async () => (await import('./console-codes.ts')).consoleCodeProblems(root).join('\n'),
  },
  {
    name: 'contract snapshots',
    run: async () => (await import('../contract-snapshots.ts')).snapshotProblems(root).join('\n'),
  },
  { name: 'injections', run: async () => injectionProblems(root).join('\n') },
  {
    name: 'migrations',
    run: async () =>
      (await (await import('../releases/migration-problems.ts')).migrationProblems(root)).join('\n'),
  },
  {
    name: 'messages',
    run: async () =>
      messageProblems(readReleases().releases.at(-1), readMessages('released'), readMessages('golden')).join(
        '\n',
      ),
  },
  { name: 'places', run: async () => placesProblems().join('\n') },
  { name: 'source files', run: async () => sourceFileProblems(root).join('\n') },
];
