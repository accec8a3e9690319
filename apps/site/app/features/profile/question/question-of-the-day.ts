import type { ProfileField } from '@kindling/contract/brands/settings/settings';
import type { OwnProfile } from '@kindling/contract/profiles/profile';

/** What the signup does not ask, the most telling first. */
const questions = [
  'reason_for_signup',
  'interests',
  'relationship_status',
  'body_type',
  'sexuality',
  'hair_color',
  'eye_color',
  'tattoos',
] as const satisfies readonly (ProfileField & keyof OwnProfile)[];
export type Question = (typeof questions)[number];

/** Stored by consent only; nothing nudges towards them before (trust 13). */
const sensitive: readonly Question[] = ['sexuality', 'interests'];

/**
 * The one question that a member is asked on a day: another one each day, as long as more than one is open.
 *
 * @param visible `visible_profile_fields`: other fields are shown to nobody
 * @param consented whether sensitive data may be stored
 * @param day ISO 8601, in the brand's time zone
 * @returns undefined once nothing is open
 */
export function questionOfTheDay(
  profile: Pick<OwnProfile, Question>,
  visible: readonly ProfileField[],
  consented: boolean,
  day: string,
): Question | undefined {
  const open = questions.filter(
    (question) =>
      visible.includes(question) &&
      (consented || !sensitive.includes(question)) &&
      !isAnswered(profile[question]),
  );
  return open[Math.floor(Date.parse(day) / 86_400_000) % open.length];
}

function isAnswered(value: OwnProfile[Question]): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== null;
}
