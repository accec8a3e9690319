import { migrate } from '../migrate.js';
import type { Command } from './command.js';
import { importTenants } from './tenant.js';

/**
 * What `npm start` and the tests run before the server, in one process: `migrate`, then `tenant import`. In production a brand's
 * file is imported only when asked to: the files of a checkout are the demo's.
 */
export const prepare: Command = {
  usage: 'prepare',
  async run({ environment, app }) {
    await migrate(environment);
    if (environment.NODE_ENV === 'production') return 0;
    const { created, updated, unchanged, conflicts, problems } = await importTenants(await app());
    // A broken file takes no other brand down: the server starts with the sound ones. With no file at all it starts as well:
    // brands can be opened on the console alone.
    const sound = created.length + updated.length + unchanged.length + conflicts.length;
    return sound > 0 || problems.length === 0 ? 0 : 1;
  },
};
