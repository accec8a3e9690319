import { normalizeEmail } from './email-rules.js';
import { isReservedName, mixesScripts, plainName, unreadableProblem } from '../text/name-rules.js';
import type { FieldProblemCode } from '../problems.js';
import { passwordLength } from './password-length.js';

/**
 * Rules of a signup draft (specification §5, decisions §3), pure and shared: the site shows them while the visitor
 * types, the server enforces them. The list of common passwords exists on the server only, because of its size.
 */

/** In characters. One is enough: some people are called Ø, or 美. */
const longestName = 30;

/**
 * @param email of the member who chose the name
 * @param brand the brand's name, which no member may pass for
 */
export function profileNameProblem(name: string, email: string, brand: string): FieldProblemCode | undefined {
  const plain = plainName(name);
  if (plain === '') return 'required';
  if (plain.startsWith('@')) return 'name_starts_with_at';
  if (normalizeEmail(plain) === normalizeEmail(email)) return 'name_is_email';
  if ([...plain].length > longestName) return 'too_long';
  const unreadable = unreadableProblem(plain);
  if (unreadable) return unreadable;
  if (isReservedName(plain, brand)) return 'name_reserved';
  return mixesScripts(plain) ? 'name_mixes_scripts' : undefined;
}

/**
 * @param dateOfBirth `YYYY-MM-DD`
 * @param today the day in the brand's time zone (`dayIn`), `YYYY-MM-DD`
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

/**
 * A password in the form that is counted, compared and hashed: devices encode the same letters differently (RFC 8265).
 */
export function normalizePassword(password: string): string {
  return password.normalize('NFKC');
}

export function passwordProblem(password: string): FieldProblemCode | undefined {
  const spelled = normalizePassword(password);
  if (!/[^\s\p{C}\p{Default_Ignorable_Code_Point}\u2800]/u.test(spelled)) return 'required';
  const length = [...spelled].length;
  if (length < passwordLength.min) return 'password_too_short';
  return length > passwordLength.max ? 'password_too_long' : undefined;
}

/** Whole years between two days `YYYY-MM-DD`; in other years a birthday on 29 February falls on 1 March. */
export function ageOn(dateOfBirth: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(dateOfBirth.slice(0, 4));
  return today.slice(5) < dateOfBirth.slice(5) ? years - 1 : years;
}

function isCalendarDate(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === value;
}
