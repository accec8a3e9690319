import { AdminApi } from '../../apps/server/src/modules/admin/admin.api.ts';
import type { StaffRole } from '../../packages/contract/src/staff.ts';
import { Browser } from './browser.ts';
import type { TestApp } from './test-app.ts';

export const consoleHost = 'console.localhost';
export const staffPassword = 'correct horse battery';

/** Makes a staff member. @returns the id */
export function createStaff(
  app: TestApp,
  email: string,
  role: StaffRole,
  tenants: readonly string[] = [],
): Promise<string> {
  const staff = { email, name: `Somebody of ${role}`, role, password: staffPassword, tenants };
  return app.nest.get(AdminApi, { strict: false }).createStaff(staff);
}

/** A staff member's browser, logged in on the console; the application needs `TRUSTED_PROXIES=127.0.0.1`. */
export async function openConsole(app: TestApp, email: string): Promise<Browser> {
  const browser = new Browser(app, consoleHost);
  const answer = await browser.post('/admin-api/session', { email, password: staffPassword });
  if (answer.status !== 200) throw new Error(`login on the console answered ${answer.status}`);
  return browser;
}

/** The address of a list as ra-data-simple-rest asks for it. */
export function listPath(
  resource: string,
  query: { filter?: object; range?: readonly number[]; sort?: readonly string[] } = {},
): string {
  const parameters = Object.entries(query).map(([name, value]): [string, string] => [
    name,
    JSON.stringify(value),
  ]);
  return `/admin-api/${resource}?${new URLSearchParams(parameters).toString()}`;
}
