import type { Command } from './command.js';
import { importTenants } from './tenant.js';

/** What `npm start` and a deployment run before the server: migrations and brands. */
export const prepare: Command = {
  usage: 'prepare',
  migratesFirst: true,
  async run(app) {
    const { created, updated, unchanged, conflicts, problems } = await importTenants(app);
    // A broken file takes no other brand down: the server starts with the sound ones. With no file at all it starts as well:
    // brands can be opened on the console alone.
    const sound = created.length + updated.length + unchanged.length + conflicts.length;
    return sound > 0 || problems.length === 0 ? 0 : 1;
  },
};
