import { ageOn, dateOfBirthProblem } from '../accounts/account-rules.js';
import type { FieldProblemCode } from '../problems.js';

/** The rules of what a member may change of their own profile, and how often: the site tells them, the server decides. */

/** Texts that others read and that may wait for a moderator. */
export const heldFields = ['name', 'about_me'] as const;
export type HeldField = (typeof heldFields)[number];

/** A name may be changed once in so many days: whoever was written to should know who writes. */
export const nameChangeDays = 30;

/** A corrected date of birth may make a member older or younger by so many years; more is for the support to look at. */
export const birthDateYears = 5;

const dayMs = 86_400_000;

/**
 * When a name may be changed again.
 *
 * @param changedAt when the member changed it last; undefined for never
 * @returns null for now
 */
export function nameChangeFrom(changedAt: Date | undefined, now: Date): Date | null {
  if (!changedAt) return null;
  const from = new Date(changedAt.getTime() + nameChangeDays * dayMs);
  return from > now ? from : null;
}

/**
 * What is wrong with a corrected date of birth.
 *
 * @param stored the one it takes the place of; both `YYYY-MM-DD`
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
