import path from 'node:path';
import { root } from '../root.ts';
import { buildPlaces } from '../places/build-places.ts';
import { runInstalled } from '../run-process.ts';
import { compileTrees, type Tree } from './compile.ts';
import { precompress } from './precompress.ts';

export type UnitName = 'contract' | 'places' | 'server' | 'demo' | 'site' | 'admin';

/** Something that is built by itself and only when one of its inputs changed. */
export interface Unit {
  name: UnitName;
  /** Units that must be built before. */
  after: UnitName[];
  /** Files and folders, relative to the root, whose contents decide whether it must be built again. */
  inputs: string[];
  /** What else tells this output from another of the same inputs. */
  variant?: string;
  /** Folder of its output, relative to the root; the stamp lies in it. */
  output: string;
  /** Builds it; throws with the tool's output when it fails. */
  build(): Promise<void>;
}

/** Whoever changes how things are built, or with what, builds them again. */
const common = ['scripts/builds', 'package-lock.json'];

const tree = (from: string, to: string): Tree => ({ from: path.join(root, from), to: path.join(root, to) });

/** @throws Error with all the tool printed when it does not end well. */
async function runTool(
  tool: string,
  args: string[],
  folder: string,
  env: Record<string, string> = {},
): Promise<void> {
  const { code, printed } = await runInstalled(tool, args, {
    folder,
    env: { NODE_ENV: 'production', ...env },
  });
  if (code !== 0) throw new Error(`${tool} ${args.join(' ')} in ${folder} ended with ${code}:\n${printed}`);
}

/** Sources that are compiled file by file, as the watcher needs them. */
const trees = {
  contract: [tree('packages/contract/src', 'packages/contract/dist')],
  server: [tree('apps/server/src', 'apps/server/dist')],
  demo: [tree('packages/demo/src', 'packages/demo/dist'), tree('apps/seed/src', 'apps/seed/dist')],
} satisfies Partial<Record<UnitName, Tree[]>>;

/** The site, with or without the gallery of its components. */
function siteWith({ gallery }: { gallery: boolean }): Unit {
  return {
    name: 'site',
    after: ['contract'],
    inputs: [...common, 'apps/site', 'packages/contract/src', 'locales', 'themes'],
    variant: gallery ? 'gallery' : '',
    output: 'apps/site/build',
    build: async () => {
      await runTool('react-router', ['build'], 'apps/site', gallery ? { KINDLING_GALLERY: '1' } : {});
      await precompress(path.join(root, 'apps/site/build/client'));
    },
  };
}

export const units: Unit[] = [
  {
    name: 'contract',
    after: [],
    inputs: [...common, 'packages/contract/src', 'packages/contract/package.json'],
    output: 'packages/contract/dist',
    build: async () => void (await compileTrees(trees.contract)),
  },
  {
    name: 'places',
    after: [],
    inputs: [...common, 'scripts/places', 'places/regions.json', 'places/local-names.json'],
    output: 'places/build',
    build: async () => buildPlaces(path.join(root, 'places/build')),
  },
  {
    name: 'server',
    after: [],
    inputs: [...common, 'apps/server/src', 'apps/server/package.json'],
    output: 'apps/server/dist',
    build: async () => void (await compileTrees(trees.server)),
  },
  {
    name: 'demo',
    after: [],
    inputs: [...common, 'packages/demo', 'apps/seed'],
    output: 'apps/seed/dist',
    build: async () => void (await compileTrees(trees.demo)),
  },
  siteWith({ gallery: true }),
  {
    name: 'admin',
    after: ['contract'],
    inputs: [...common, 'apps/admin', 'packages/contract/src'],
    output: 'apps/admin/dist',
    build: async () => {
      await runTool('vite', ['build'], 'apps/admin');
      await precompress(path.join(root, 'apps/admin/dist'));
    },
  },
];

/** What runs under Node itself: the server, and what fills it for development. */
export const serverUnits = units.filter(({ name }) =>
  ['contract', 'places', 'server', 'demo'].includes(name),
);

/** The console, which even development serves as it was built: its page is read when the server starts. */
export const consoleUnits = units.filter(({ name }) => name === 'admin');

/** What a deployment runs; the demo's people and the gallery of components are no part of it. */
export const productionUnits = units
  .filter(({ name }) => name !== 'demo')
  .map((unit) => (unit.name === 'site' ? siteWith({ gallery: false }) : unit));
