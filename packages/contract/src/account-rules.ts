import type { FieldProblemCode } from './problems.js';

/**
 * The rules of a signup draft (specification §5, decisions §3), pure and shared: the site shows them while one types,
 * the server decides by them. The list of common passwords is the server's alone, for its size.
 */

export const passwordLength = { min: 8, max: 200 } as const;
export const profileNameLength = { min: 2, max: 30 } as const;

const emailPattern =
  /^[^\s@"(),:;<>[\\\]]+@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/i;

/** Trims and lowers an address, the form in which addresses are compared and stored. */
export function normalizeEmail(email: string): string {
  return email.trim().normalize('NFC').toLowerCase();
}

export function emailProblem(email: string): FieldProblemCode | undefined {
  const address = normalizeEmail(email);
  if (address === '') return 'required';
  return address.length > 254 || !emailPattern.test(address) ? 'invalid_email' : undefined;
}

export function profileNameProblem(name: string, email: string): FieldProblemCode | undefined {
  const trimmed = name.trim();
  if (trimmed === '') return 'required';
  if (trimmed.startsWith('@')) return 'name_starts_with_at';
  if (normalizeEmail(trimmed) === normalizeEmail(email)) return 'name_is_email';
  if ([...trimmed].length < profileNameLength.min) return 'too_short';
  if ([...trimmed].length > profileNameLength.max) return 'too_long';
  return undefined;
}

/**
 * @param dateOfBirth `YYYY-MM-DD`
 * @param today the server's or the reader's day, `YYYY-MM-DD`
 */
export function dateOfBirthProblem(
  dateOfBirth: string,
  minimumAge: number,
  today: string,
): FieldProblemCode | undefined {
  if (dateOfBirth === '') return 'birth_date_required';
  if (!isCalendarDate(dateOfBirth)) return 'birth_date_invalid';
  const age = ageOn(dateOfBirth, today);
  if (age < 0 || age > 120) return 'birth_date_invalid';
  return age < minimumAge ? 'too_young' : undefined;
}

export function passwordProblem(password: string): FieldProblemCode | undefined {
  if (password === '') return 'required';
  const length = [...password].length;
  if (length < passwordLength.min) return 'password_too_short';
  return length > passwordLength.max ? 'password_too_long' : undefined;
}

/** Whole years between two days `YYYY-MM-DD`; someone born on 29 February has their birthday on 1 March otherwise. */
export function ageOn(dateOfBirth: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(dateOfBirth.slice(0, 4));
  return today.slice(5) < dateOfBirth.slice(5) ? years - 1 : years;
}

function isCalendarDate(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === value;
}
