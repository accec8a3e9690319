import { Inject, Injectable } from '@nestjs/common';
import { staffRoles, type StaffRole } from '@kindling/contract/staff';
import { ENVIRONMENT, type Environment } from '../kernel/config/environment.js';
import { AdminApi } from '../modules/admin/admin.api.js';
import { SiteSettingsApi } from '../modules/site-settings/site-settings.api.js';

const password = 'Kindling-demo-1';

const names: Record<StaffRole, string> = {
  owner: 'Olivia Owner',
  operator: 'Otto Operator',
  moderator: 'Mira Moderator',
  support: 'Sam Support',
};

/** The demo's staff, one of each role, all brands given: `owner@demo.test` and so on (decisions §9). */
@Injectable()
export class DemoStaffSeed {
  constructor(
    @Inject(AdminApi) private readonly admin: AdminApi,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    @Inject(SiteSettingsApi) private readonly settings: SiteSettingsApi,
  ) {}

  /**
   * Makes who is missing; running it again changes nothing.
   *
   * @throws Error in production: everybody knows the password
   */
  async run(): Promise<void> {
    if (this.environment.NODE_ENV === 'production') throw new Error('The demo is never seeded in production');
    const brands = (await this.settings.list(null)).map((tenant) => tenant.id);
    for (const role of staffRoles) {
      const email = `${role}@demo.test`;
      if (await this.admin.hasStaff(email)) continue;
      const tenants = role === 'owner' ? [] : brands;
      await this.admin.createStaff({ email, name: names[role], role, password, tenants });
    }
  }
}
