import type { INestApplicationContext } from '@nestjs/common';
import type { DemoBrand } from '@kindling/demo/content/demo-profile';
import type { PlannedPhoto } from '@kindling/demo/plan/photos';
import { ENVIRONMENT, type Environment } from '@kindling/server/kernel/config/environment';
import { TenantContext } from '@kindling/server/kernel/ground/tenant-context';
import { TenantRegistry } from '@kindling/server/kernel/tenancy/tenant-registry';
import { Passwords } from '@kindling/server/modules/console/authentication/authentication.api';
import { Clock } from '@kindling/server/ports/clock';
import { SeedBrand } from './seed-brand.js';

const brands: readonly DemoBrand[] = ['vonk', 'rubens', 'harbour'];

/** Password of every member of the demo, `free@`, `empty@` and `premium@demo.test` among them. */
export const demoPassword = 'Kindling-demo-1';

/**
 * Puts the demo's people into those demo brands that are there and have no other members. Brands that are filled stay as
 * they are, and what was broken off goes on where it stopped.
 *
 * @param app the application on the clock and the ids of `moments.ts`
 * @param report told in a line what goes on
 * @param isWanted which pictures; drawing them takes most of the time
 * @throws Error in production: everybody knows the password
 */
export async function seedDemo(
  app: INestApplicationContext,
  report: (line: string) => void,
  isWanted: (photo: PlannedPhoto) => boolean = () => true,
): Promise<void> {
  refuseInProduction(app);
  const registry = app.get(TenantRegistry, { strict: false });
  const now = app.get(Clock, { strict: false }).now();
  let passwordHash: string | undefined;
  for (const brand of brands) {
    const tenant = await registry.byId(brand);
    if (!tenant) continue;
    await TenantContext.run(tenant, async () => {
      const seeding = new SeedBrand(app, brand, now, isWanted);
      if (await seeding.isDone()) return;
      // One hash serves them all: 600 would take as long as everything else.
      passwordHash ??= await app
        .get(Passwords, { strict: false })
        .hash(demoPassword, { lane: 'known', of: 'demo' });
      await seeding.run(passwordHash, report);
    });
  }
}

/** @throws Error in production */
export function refuseInProduction(app: INestApplicationContext): void {
  const { NODE_ENV } = app.get<Environment>(ENVIRONMENT, { strict: false });
  if (NODE_ENV === 'production') throw new Error('The demo is never seeded in production');
}
