import { migrate } from '../migrate.js';
import type { Command } from './command.js';
import { say } from './say.js';

/** Brings the database up to this version; the only command that does. */
export const migrateCommand: Command = {
  usage: 'migrate',
  summary: 'brings the database up to this version; run it before each release',
  async run({ environment }) {
    const ran = await migrate(environment);
    for (const name of ran) say(`ran ${name}`);
    say(ran.length === 0 ? 'up to date' : `${ran.length} migrations ran`);
    return 0;
  },
};
