import type { INestApplicationContext } from '@nestjs/common';
import type { Environment } from './kernel/config/environment.js';
import { ledgerVerify } from './commands/ledger-verify.js';
import { prepare, seed } from './commands/prepare.js';
import { staffCreate } from './commands/staff-create.js';
import { tenant } from './commands/tenant.js';

export interface Command {
  /** How it is called, for who called it wrongly. */
  usage: string;
  /** Runs pending migrations before the application starts. */
  migratesFirst: boolean;
  /** @returns the exit code */
  run(app: INestApplicationContext, args: readonly string[], environment: Environment): Promise<number>;
}

/** The commands of `cli.js`, by their first word. */
export const commands: Readonly<Record<string, Command>> = {
  prepare,
  seed,
  tenant,
  'staff:create': staffCreate,
  'ledger:verify': ledgerVerify,
};
