import { Inject, Injectable } from '@nestjs/common';
import { hash } from '@node-rs/argon2';
import { ENVIRONMENT, type Environment } from '../kernel/config/environment.js';
import { Database } from '../kernel/database/database.js';
import { TenantContext } from '../kernel/tenancy/tenant-context.js';
import { TenantRegistry } from '../kernel/tenancy/tenant-registry.js';
import { Clock } from '../ports/clock.js';
import { Geo } from '../ports/geo.js';
import { Ids } from '../ports/ids.js';
import { PhotoStorage } from '../ports/photo-storage.js';
import type { DemoBrand } from './content/demo-profile.js';
import { demoPeople } from './demo-people.js';
import { demoPlaces } from './demo-places.js';
import { drawPhotos, planPhotos } from './demo-photos.js';
import { storeDemo, type DemoPasswords } from './demo-store.js';
import { DemoTables } from './demo-tables.js';

const brands: readonly DemoBrand[] = ['vonk', 'rubens', 'harbour'];
/** OWASP's parameters for argon2id, as for every other account. */
const argon2 = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Password of `free@`, `empty@` and `premium@demo.test` on every demo brand. */
export const demoPassword = 'Kindling-demo-1';

/**
 * The demo's members: about 200 on each of the demo brands, with pictures, likes, chats and purchases that keep every
 * rule of the application (decisions §1.5). Always the same, with times counted back from now.
 */
@Injectable()
export class DemoSeed {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(TenantRegistry) private readonly registry: TenantRegistry,
    @Inject(PhotoStorage) private readonly storage: PhotoStorage,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(Ids) private readonly ids: Ids,
    @Inject(Geo) private readonly geo: Geo,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  /**
   * Fills each demo brand that is there and has no members yet: whole, or, when it fails, not at all.
   *
   * @param report told in a line what goes on, several times a second at most
   * @throws Error in production: everybody knows the passwords
   */
  async run(report: (line: string) => void = () => undefined): Promise<void> {
    if (this.environment.NODE_ENV === 'production') throw new Error('The demo is never seeded in production');
    const [known, nobodys] = await Promise.all([hash(demoPassword, argon2), hash(this.ids.secret(), argon2)]);
    for (const brand of brands) {
      const tenant = await this.registry.byId(brand);
      if (!tenant) continue;
      await TenantContext.run(tenant, () => this.fill(brand, { known, nobodys }, report));
    }
  }

  private async fill(
    brand: DemoBrand,
    passwords: DemoPasswords,
    report: (line: string) => void,
  ): Promise<void> {
    const tables = new DemoTables(this.database);
    if (await tables.hasMembers()) return;
    const now = this.clock.now();
    const company = await this.registry.company(TenantContext.current().settings.company_id);
    if (!company) throw new Error(`The demo brand ${brand} has no company`);
    const people = demoPeople(brand, now);
    const placeIds = await demoPlaces(people, this.geo);
    const planned = planPhotos(people);
    let drawn = 0;
    const photos = await drawPhotos(planned, this.storage, () => {
      drawn += 1;
      if (drawn % 50 === 0 || drawn === planned.length)
        report(`demo members of ${brand}: ${drawn} of ${planned.length} pictures drawn`);
    });
    await this.database.inTransaction(() =>
      storeDemo(tables, { people, photos, placeIds, passwords, companyAdded: company.added, now }),
    );
  }
}
