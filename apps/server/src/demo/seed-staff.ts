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
/** A moderator of one brand alone, to see what such a one does not see. */
const limited = { name: 'Lena Limited', role: 'moderator', brand: 'rubens' };

/**
 * The demo's staff: one of each role with all brands, `owner@demo.test` and so on, and `limited@demo.test`
 * (decisions §9). The console tells their second factors outside production.
 */
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
    for (const role of staffRoles)
      await this.add(role, { name: names[role], role, tenants: role === 'owner' ? [] : brands });
    const { name, role, brand } = limited;
    await this.add('limited', { name, role, tenants: brands.filter((id) => id === brand) });
  }

  private async add(alias: string, staff: { name: string; role: string; tenants: string[] }): Promise<void> {
    const email = `${alias}@demo.test`;
    if (!(await this.admin.hasStaff(email))) await this.admin.createStaff({ email, password, ...staff });
    await this.admin.giveSecondFactor(email);
  }
}
