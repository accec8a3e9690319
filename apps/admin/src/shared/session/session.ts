import type { StaffLoginAnswer } from '@kindling/contract/console/calls/staff-session';
import type { StaffMember } from '@kindling/contract/console/calls/staff';
import { callApi, sendRequest } from './console-api';

let known: Promise<StaffMember> | undefined;
let arrived: StaffMember | undefined;

/** The logged-in staff member, fetched once. @throws HttpError without a session */
export function currentStaff(): Promise<StaffMember> {
  known ??= callApi('staffSession').then(({ staff }) => (arrived = staff));
  known.catch(forgetStaff);
  return known;
}

/** The logged-in staff member, synchronously; undefined until loaded, so never on pages behind the login. */
export function knownStaff(): StaffMember | undefined {
  return arrived;
}

/**
 * The first half of a login.
 *
 * @returns how it goes on
 * @throws HttpError of `login_failed` or `account_locked`
 */
export function beginLogin(email: string, password: string): Promise<StaffLoginAnswer> {
  return callApi('staffLogin', { body: { email, password } });
}

/**
 * Ends a login with a code of the app or a recovery code.
 *
 * @returns how many recovery codes are left, when it was one
 * @throws HttpError of `login_expired`, `second_factor_failed` or `account_locked`
 */
export async function enterCode(ticket: string, code: string): Promise<number | null> {
  const answer = await callApi('staffLoginCode', { body: { ticket, code } });
  remember(answer.staff);
  return answer.recovery_codes_left;
}

/**
 * Ends a first login by the first code of an app.
 *
 * @returns the recovery codes
 * @throws HttpError of `login_expired` or `second_factor_failed`
 */
export async function enrol(ticket: string, code: string): Promise<string[]> {
  const answer = await callApi('staffEnrolment', { body: { ticket, code } });
  remember(answer.staff);
  return answer.recovery_codes;
}

/**
 * Logs in with a passkey of this device.
 *
 * @throws HttpError of `passkey_refused`; a browser error without a passkey device, or if the user cancels
 */
export async function enterByPasskey(): Promise<void> {
  const { answerByPasskey } = await import('./passkey-device');
  const answer = await answerByPasskey(await callApi('getStaffPasskeyChallenge'));
  remember((await callApi('staffLoginPasskey', { body: answer })).staff);
}

function remember(staff: StaffMember): void {
  known = Promise.resolve(staff);
  arrived = staff;
}

/** The login code of a demo account, outside production. @throws HttpError when there is none */
export async function toldCode(email: string): Promise<string> {
  const { json } = await sendRequest(`/dev/totp?${new URLSearchParams({ email }).toString()}`);
  return (json as { code: string }).code;
}

export async function logOut(): Promise<void> {
  const wasKnown = known !== undefined;
  forgetStaff();
  if (wasKnown) await callApi('staffLogout');
}

export function forgetStaff(): void {
  known = undefined;
  arrived = undefined;
}
