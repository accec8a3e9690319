import { auditVerify } from './commands/audit-verify.js';
import { backup } from './commands/backup/backup.js';
import { restore } from './commands/backup/restore.js';
import type { Command } from './commands/command.js';
import { ledgerVerify } from './commands/ledger-verify.js';
import { mailReturned } from './commands/mail-returned.js';
import { migrateCommand } from './commands/migrate-command.js';
import { prepare } from './commands/prepare.js';
import { staffCreate } from './commands/staff-create.js';
import { staffResetSecondFactor } from './commands/staff-reset-second-factor.js';
import { tenant } from './commands/tenant.js';

/** The commands of `kindling`, by their first word. */
export const commands: Readonly<Record<string, Command>> = {
  migrate: migrateCommand,
  prepare,
  tenant,
  'staff:create': staffCreate,
  'staff:reset-second-factor': staffResetSecondFactor,
  'ledger:verify': ledgerVerify,
  'audit:verify': auditVerify,
  'mail:returned': mailReturned,
  backup,
  restore,
};
