import { endpointPath } from '@kindling/contract/endpoints';
import type { StaffMember } from '@kindling/contract/routes/console';
import { callApi } from './console-api';

let known: Promise<StaffMember> | undefined;

/** The logged-in staff member, asked for once. @throws HttpError when nobody is logged in */
export function currentStaff(): Promise<StaffMember> {
  known ??= callApi(endpointPath('staffSession')).then(staffIn);
  known.catch(forgetStaff);
  return known;
}

/** @throws HttpError of `login_failed` or `account_locked` */
export async function logIn(email: string, password: string): Promise<void> {
  const body = JSON.stringify({ email, password });
  const staff = staffIn(await callApi(endpointPath('staffLogin'), { method: 'POST', body }));
  known = Promise.resolve(staff);
}

export async function logOut(): Promise<void> {
  const wasKnown = known !== undefined;
  forgetStaff();
  if (wasKnown) await callApi(endpointPath('staffLogout'), { method: 'DELETE' });
}

export function forgetStaff(): void {
  known = undefined;
}

function staffIn({ json }: { json: unknown }): StaffMember {
  return (json as { staff: StaffMember }).staff;
}
