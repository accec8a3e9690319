import { Problem } from '../kernel/ground/problem.js';
import { StaffApi } from '../modules/console/staff/staff.api.js';
import type { Command } from './command.js';
import { say } from './say.js';

/** Takes the second factor of a staff member away who lost it, above all of the only owner. */
export const staffResetSecondFactor: Command = {
  usage: 'staff:reset-second-factor <email>',
  summary: 'takes away the second factor of a staff member who lost it',
  async run({ app }, [email]) {
    if (!email) {
      say(`usage: ${staffResetSecondFactor.usage}`);
      return 2;
    }
    try {
      await (await app()).get(StaffApi, { strict: false }).resetSecondFactor(email);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      say(`refused: ${error.code}`);
      return 1;
    }
    say('reset: the next login sets a new one up');
    return 0;
  },
};
