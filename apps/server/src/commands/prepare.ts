import type { Command } from './command.js';
import { importTenants } from './tenant.js';

/** What `npm start` and a deployment run before the server: migrations and brands. */
export const prepare: Command = {
  usage: 'prepare',
  migratesFirst: true,
  async run(app) {
    const report = await importTenants(app);
    // A broken file takes no other brand down: the server starts with the sound ones.
    const sound =
      report.created.length + report.updated.length + report.unchanged.length + report.conflicts.length;
    return sound > 0 ? 0 : 1;
  },
};
