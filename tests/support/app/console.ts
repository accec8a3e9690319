import { StaffApi } from '../../../apps/server/src/modules/console/staff/staff.api.ts';
import {
  codeOf,
  stepOf,
  stepSeconds,
} from '../../../apps/server/src/modules/console/staff/login/second-factor/totp.ts';
import { normalizeEmail } from '../../../packages/contract/src/accounts/email-rules.ts';
import type { StaffLoginAnswer } from '../../../packages/contract/src/console/calls/staff-session.ts';
import type { StaffRole } from '../../../packages/contract/src/console/staff.ts';
import { Browser } from './browser.ts';
import type { TestAnswer, TestApp } from './test-app.ts';

export const consoleHost = 'console.localhost';
export const staffPassword = 'correct horse battery';

/** Makes a staff member. @returns the id */
export function createStaff(
  app: TestApp,
  email: string,
  role: StaffRole,
  tenants: readonly string[] = [],
): Promise<string> {
  const staff = {
    ...{ email, name: `Somebody of ${role}`, role, password: staffPassword },
    tenants: tenants.map((brand) => app.idOf(brand)),
  };
  return app.nest.get(StaffApi, { strict: false }).createStaff(staff);
}

/** The secrets of staff who set their second factor up with these helpers, and the steps of their last codes. */
const apps = new WeakMap<TestApp, Map<string, { secret: string; step: number }>>();

/** Checks a password, as the first half of a login. @returns what the login goes on with */
export async function beginLogin(
  browser: Browser,
  email: string,
  password = staffPassword,
): Promise<StaffLoginAnswer> {
  const answer = await browser.post('/admin-api/session', { email, password });
  if (answer.status !== 200) throw new Error(`login on the console answered ${answer.status}`);
  return answer.json as StaffLoginAnswer;
}

/** The next code of somebody's app; the clock goes on where every code that holds now was taken already. */
export function nextCode(app: TestApp, address: string, secret?: string): string {
  const email = normalizeEmail(address);
  const factors = apps.get(app) ?? new Map<string, { secret: string; step: number }>();
  apps.set(app, factors);
  const now = stepOf(app.clock.now());
  const factor = secret === undefined ? factors.get(email) : { secret, step: now - 2 };
  if (!factor) throw new Error(`${email} did not set a second factor up`);
  const step = Math.max(now - 1, factor.step + 1);
  if (step > now + 1) app.clock.advance((step - now - 1) * stepSeconds * 1000);
  factors.set(email, { secret: factor.secret, step });
  return codeOf(factor.secret, step);
}

/**
 * Logs a staff member in, with both factors; the first time it sets the second one up.
 *
 * @returns the answer to the second step
 */
export async function logInStaff(
  browser: Browser,
  email: string,
  password = staffPassword,
): Promise<TestAnswer> {
  const begun = await beginLogin(browser, email, password);
  const { ticket } = begun;
  const code = nextCode(browser.app, email, begun.next === 'enrolment' ? begun.secret : undefined);
  return browser.post(`/admin-api/session/${begun.next}`, { ticket, code });
}

/** A staff member's browser, logged in on the console. */
export async function openConsole(app: TestApp, email: string, password = staffPassword): Promise<Browser> {
  const browser = new Browser(app, consoleHost);
  const answer = await logInStaff(browser, email, password);
  if (answer.status !== 200) throw new Error(`the second factor answered ${answer.status}`);
  return browser;
}

/** Asks for a list whose filter takes what members are known by, in the body. */
export function searchList(
  browser: Browser,
  resource: 'members' | 'profiles',
  query: { filter?: object; limit?: number; sort?: readonly string[]; after?: string } = {},
): Promise<TestAnswer> {
  const texts = Object.entries(query).map(([name, value]) => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);
  return browser.post(`/admin-api/${resource}/search`, Object.fromEntries(texts));
}

/** The address of a list. @param query `after` as an answer told it, everything else as JSON */
export function listPath(
  resource: string,
  query: { filter?: object; limit?: number; sort?: readonly string[]; after?: string } = {},
): string {
  const parameters = Object.entries(query).map(([name, value]): [string, string] => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);
  return `/admin-api/${resource}?${new URLSearchParams(parameters).toString()}`;
}
