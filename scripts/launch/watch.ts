import fs from 'node:fs';
import path from 'node:path';
import { buildUnits } from '../builds/build-units.ts';
import { isTestFile } from '../builds/inputs.ts';
import { consoleUnits, serverUnits } from '../builds/units.ts';
import { root } from '../root.ts';
import { red, say, step } from '../terminal.ts';
import type { AppProcess } from './app-process.ts';

/** The console is built anew when its own sources change: it takes half a minute, too long for each change elsewhere. */
const CONSOLE = 'apps/admin/src';
/** What the server reads when it starts; the site is served from its sources by Vite. */
const RESTARTING = ['packages/contract/src', 'apps/server/src', 'migrations', 'locales', CONSOLE];
/** What is brought into the database. */
const PREPARING = ['migrations', 'config/tenants'];
/** Editors write a file in several steps. */
const SETTLE_MS = 80;

interface Reaction {
  prepare(): Promise<void>;
  restart: AppProcess[];
}

/** Development: builds and starts the server again when its sources change. A failure leaves the old one running. */
export function watchSources(reaction: Reaction): { close(): void } {
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let working = Promise.resolve();

  const watchers = [...new Set([...RESTARTING, ...PREPARING])].map((place) =>
    fs.watch(path.join(root, place), { recursive: true }, (_event, file) => {
      if (file === null || isTestFile(file) || file.includes('dist')) return;
      changed.add(place);
      clearTimeout(timer);
      timer = setTimeout(() => {
        const places = [...changed];
        changed.clear();
        working = working.then(() => react(places, reaction));
      }, SETTLE_MS);
    }),
  );
  return {
    close() {
      clearTimeout(timer);
      for (const watcher of watchers) watcher.close();
    },
  };
}

async function react(places: string[], { prepare, restart }: Reaction): Promise<void> {
  try {
    const units = places.includes(CONSOLE) ? [...serverUnits, ...consoleUnits] : serverUnits;
    await buildUnits(units, async (_name, work) => work());
    if (places.some((place) => PREPARING.includes(place))) await step('migrations, brands', prepare);
    if (places.some((place) => RESTARTING.includes(place))) {
      await step('restart', () => Promise.all(restart.map((app) => app.restart())));
    }
  } catch (error) {
    say(red(error instanceof Error ? error.message : String(error)));
  }
}
