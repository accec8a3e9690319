import type { OwnProfile } from '@kindling/contract/profiles/profile';
import type { ProfileField } from '@kindling/contract/brands/settings/settings';

/** The parts of a profile, the most useful first. The page decides where each one links to. */
const completenessParts = [
  'photo',
  'about_me',
  'prompts',
  'place',
  'gender',
  'reason_for_signup',
  'relationship_status',
  'looks',
  'interests',
  'second_photo',
] as const;
export type CompletenessPart = (typeof completenessParts)[number];

/** Fewer characters do not count as a text about oneself. */
const aboutLength = 40;
const looks = ['body_type', 'hair_color', 'eye_color', 'tattoos'] as const;

export interface Completeness {
  done: number;
  of: number;
  /** The missing parts, the most valuable first. */
  missing: CompletenessPart[];
}

/**
 * How complete a profile is, of the fields that this brand shows. Sexuality is never counted, and interests only once the
 * member agreed to their storage: nothing nudges towards data that needs consent (trust 13).
 *
 * @param visible `visible_profile_fields`
 * @param consented whether interests may be stored
 */
export function completenessOf(
  profile: OwnProfile,
  visible: readonly ProfileField[],
  consented: boolean,
): Completeness {
  const shows = (field: ProfileField): boolean => visible.includes(field);
  const shownLooks = looks.filter(shows);
  const told: Record<CompletenessPart, boolean | undefined> = {
    photo: profile.photos.length > 0,
    about_me: shows('about_me') ? isTold(profile, 'about_me') : undefined,
    prompts: shows('prompts') ? profile.prompts.length > 0 : undefined,
    place: shows('city') || shows('region') ? (profile.city ?? profile.region) !== null : undefined,
    gender: shows('gender') ? profile.gender !== null : undefined,
    reason_for_signup: shows('reason_for_signup') ? profile.reason_for_signup !== null : undefined,
    relationship_status: shows('relationship_status') ? profile.relationship_status !== null : undefined,
    looks: shownLooks.length > 0 ? shownLooks.some((field) => profile[field] !== null) : undefined,
    interests: shows('interests') && consented ? profile.interests.length > 0 : undefined,
    second_photo: profile.photos.length > 1,
  };
  const counted = completenessParts.filter((part) => told[part] !== undefined);
  const missing = counted.filter((part) => !told[part]);
  return { done: counted.length - missing.length, of: counted.length, missing };
}

/** A text that waits for a moderator counts, too: its member has nothing left to do. */
function isTold(profile: OwnProfile, field: 'about_me'): boolean {
  const held = profile.held_texts.find((entry) => entry.field === field && entry.status === 'waiting');
  return (held?.text ?? profile.about_me).trim().length >= aboutLength;
}
