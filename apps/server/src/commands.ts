import type { INestApplicationContext } from '@nestjs/common';
import type { Environment } from './kernel/config/environment.js';
import { repositoryPath } from './kernel/config/repository.js';
import { SiteSettingsApi, type ImportReport } from './modules/site-settings/site-settings.api.js';

export interface Command {
  /** Runs pending migrations before the application starts. */
  migratesFirst: boolean;
  /** @returns the exit code */
  run(app: INestApplicationContext, args: readonly string[], environment: Environment): Promise<number>;
}

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** The commands of `cli.js`, by their first word. */
export const commands: Readonly<Record<string, Command>> = {
  prepare: {
    migratesFirst: true,
    async run(app, args, environment) {
      const report = await importTenants(app);
      if (args.includes('--seed') && environment.NODE_ENV !== 'production') await seed(app);
      // A broken file takes no other brand down, so the server starts with the sound ones.
      return report.created.length + report.updated.length + report.unchanged.length > 0 ? 0 : 1;
    },
  },
  tenant: {
    migratesFirst: true,
    async run(app, args) {
      if (args[0] !== 'import') {
        say('usage: tenant import');
        return 2;
      }
      const report = await importTenants(app);
      return report.problems.length + report.conflicts.length > 0 ? 1 : 0;
    },
  },
};

async function importTenants(app: INestApplicationContext): Promise<ImportReport> {
  const report = await app.get(SiteSettingsApi, { strict: false }).importFiles(repositoryPath());
  for (const id of report.created) say(`brand ${id}: created`);
  for (const id of report.updated) say(`brand ${id}: updated from its file`);
  for (const id of report.conflicts)
    say(`brand ${id}: its file and the console both changed it; nothing was done`);
  for (const { file, path, reason } of report.problems) say(`${file}${path ? ` at ${path}` : ''}: ${reason}`);
  return report;
}

async function seed(_app: INestApplicationContext): Promise<void> {
  await Promise.resolve();
}
