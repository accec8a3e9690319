import { auditVerify } from './commands/audit-verify.js';
import type { Command } from './commands/command.js';
import { ledgerVerify } from './commands/ledger-verify.js';
import { mailReturned } from './commands/mail-returned.js';
import { prepare } from './commands/prepare.js';
import { staffCreate } from './commands/staff-create.js';
import { staffResetSecondFactor } from './commands/staff-reset-second-factor.js';
import { tenant } from './commands/tenant.js';

/** The commands of `cli.js`, by their first word. */
export const commands: Readonly<Record<string, Command>> = {
  prepare,
  tenant,
  'staff:create': staffCreate,
  'staff:reset-second-factor': staffResetSecondFactor,
  'ledger:verify': ledgerVerify,
  'audit:verify': auditVerify,
  'mail:returned': mailReturned,
};
