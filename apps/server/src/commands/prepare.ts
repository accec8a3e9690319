import type { INestApplicationContext } from '@nestjs/common';
import type { Command } from './command.js';
import { DemoSeed } from '../demo/seed-demo.js';
import { DemoStaffSeed } from '../demo/seed-staff.js';
import type { Environment } from '../kernel/config/environment.js';
import { importTenants } from './tenant.js';
import { say } from './say.js';

/** What `npm start` and a deployment run before the server: migrations, brands, and on request the demo's people. */
export const prepare: Command = {
  usage: 'prepare [--seed]',
  migratesFirst: true,
  async run(app, args, environment) {
    const report = await importTenants(app);
    if (args.includes('--seed')) await seedDemo(app, environment);
    // A broken file takes no other brand down: the server starts with the sound ones.
    const sound =
      report.created.length + report.updated.length + report.unchanged.length + report.conflicts.length;
    return sound > 0 ? 0 : 1;
  },
};

/** Fills the demo brands where they are still empty. */
export const seed: Command = {
  usage: 'seed',
  migratesFirst: true,
  async run(app, _args, environment) {
    return (await seedDemo(app, environment)) ? 0 : 1;
  },
};

/** @returns false in production, where nobody is ever invented */
async function seedDemo(app: INestApplicationContext, environment: Environment): Promise<boolean> {
  if (environment.NODE_ENV === 'production') {
    say('The demo is never seeded in production.');
    return false;
  }
  await app.get(DemoStaffSeed, { strict: false }).run();
  await app.get(DemoSeed, { strict: false }).run(say);
  return true;
}
