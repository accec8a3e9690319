import { ageOn, dateOfBirthProblem } from '../accounts/account-rules.js';
import type { FieldProblemCode } from '../problems.js';
import { promptCodes } from './prompts.js';

/**
 * What a member may change in their own profile, and how often: the site shows these rules, the server enforces them.
 */

/** Public texts that may wait for a moderator: the name, the text about the member, and the answer to each prompt. */
export const heldFields = ['name', 'about_me', ...promptCodes] as const;
export type HeldField = (typeof heldFields)[number];

/** A name may be changed once in this many days, so that the receivers of messages recognise the writer. */
export const nameChangeDays = 30;

/** A corrected date of birth may change the age by at most this many years; support handles larger corrections. */
export const birthDateYears = 5;

const dayMs = 86_400_000;

/**
 * When a name may be changed again.
 *
 * @param changedAt the member's last change; undefined for never
 * @returns null for now
 */
export function nameChangeFrom(changedAt: Date | undefined, now: Date): Date | null {
  if (!changedAt) return null;
  const from = new Date(changedAt.getTime() + nameChangeDays * dayMs);
  return from > now ? from : null;
}

/**
 * Validates a corrected date of birth.
 *
 * @param stored the current one; both `YYYY-MM-DD`
 * @param today the day in the brand's time zone
 */
export function birthDateChangeProblem(
  wanted: string,
  stored: string,
  { minimumAge, today }: { minimumAge: number; today: string },
): FieldProblemCode | undefined {
  const problem = dateOfBirthProblem(wanted, minimumAge, today);
  if (problem) return problem;
  const years = Math.abs(ageOn(wanted, today) - ageOn(stored, today));
  return years > birthDateYears ? 'birth_date_too_far' : undefined;
}
