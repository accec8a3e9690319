import type { INestApplicationContext } from '@nestjs/common';
import { demoStaffId } from '@kindling/demo/plan/ids';
import { Clock } from '@kindling/server/ports/clock';
import { staffRoles, type StaffRole } from '@kindling/contract/console/staff';
import { StaffApi } from '@kindling/server/modules/console/staff/staff.api';
import { SiteSettingsApi } from '@kindling/server/modules/brands/site-settings/site-settings.api';
import { at } from './moments.js';
import { demoPassword, refuseInProduction } from './seed-demo.js';

const names: Record<StaffRole, string> = {
  owner: 'Olivia Owner',
  operator: 'Otto Operator',
  moderator: 'Mira Moderator',
  support: 'Sam Support',
};
/** So long ago they began. */
const staffAgeMs = 200 * 86_400_000;
/** A moderator of one brand alone, to see what such a one does not see. */
const limited = { name: 'Lena Limited', role: 'moderator', brand: 'rubens' };

/**
 * Makes the demo's staff, where they are missing: one of each role with all brands, `owner@demo.test` and so on, and
 * `limited@demo.test` (decisions §9). The console tells their second factors outside production.
 *
 * @throws Error in production: everybody knows the password
 */
export async function seedStaff(app: INestApplicationContext): Promise<void> {
  refuseInProduction(app);
  const admin = app.get(StaffApi, { strict: false });
  const settings = app.get(SiteSettingsApi, { strict: false });
  const begun = new Date(app.get(Clock, { strict: false }).now().getTime() - staffAgeMs);
  const add = async (alias: string, staff: { name: string; role: string; tenants: string[] }) => {
    const email = `${alias}@demo.test`;
    const create = () => admin.createStaff({ email, password: demoPassword, ...staff });
    if (!(await admin.hasStaff(email))) await at(begun, `staff/${alias}`, create, demoStaffId(alias));
    await admin.giveSecondFactor(email);
  };
  const brands = (await settings.list(null)).map((tenant) => tenant.id);
  for (const role of staffRoles)
    await add(role, { name: names[role], role, tenants: role === 'owner' ? [] : brands });
  const { name, role, brand } = limited;
  await add('limited', { name, role, tenants: brands.filter((id) => id === brand) });
}
