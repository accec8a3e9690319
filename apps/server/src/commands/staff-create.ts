import { text } from 'node:stream/consumers';
import { Problem } from '../kernel/ground/problem.js';
import { StaffApi } from '../modules/console/staff/staff.api.js';
import type { Command } from './command.js';
import { say } from './say.js';

/** Makes a staff member, for instance the first owner; the password is read from standard input. */
export const staffCreate: Command = {
  usage: 'staff:create <email> <owner|operator|moderator|support> <name> [<brand> ...] < password',
  summary: 'makes a staff member, for instance the first owner; the password on standard input',
  async run({ app }, [email, role, name, ...tenants]) {
    if (!email || !role || !name) {
      say(`usage: ${staffCreate.usage}`);
      return 2;
    }
    const password = (await text(process.stdin)).replace(/\r?\n$/, '');
    try {
      await (
        await app()
      )
        .get(StaffApi, { strict: false })
        .createStaff({ email, role, name, password, tenants });
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      say(`refused: ${error.code} ${JSON.stringify(error.fields ?? {})}`);
      return 1;
    }
    say('created');
    return 0;
  },
};
