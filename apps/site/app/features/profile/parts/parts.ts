import type { ProfileField } from '@kindling/contract/brands/settings/settings';
import type { ProfileDraft } from '../profile-draft';

/** Fields that are edited together, in the order of the page. */
export const partFields = {
  about: ['about_me'],
  prompts: ['prompts'],
  identity: ['name', 'date_of_birth'],
  basics: ['gender', 'relationship_status', 'reason_for_signup'],
  place: ['country', 'region', 'city'],
  looks: ['body_type', 'hair_color', 'eye_color', 'tattoos'],
  interests: ['interests'],
  private: ['seeking', 'sexuality'],
} as const satisfies Record<string, readonly (keyof ProfileDraft)[]>;
export type Part = keyof typeof partFields;

/**
 * Parts that the page asks for. Fields that the brand shows of no member are left out, except those of its search: gender,
 * place, and the sought gender.
 *
 * @param visible `visible_profile_fields`
 */
export function partsShown(visible: readonly ProfileField[]): Part[] {
  const shows = (...fields: ProfileField[]): boolean => fields.some((field) => visible.includes(field));
  const asked: Record<Part, boolean> = {
    about: shows('about_me'),
    prompts: shows('prompts'),
    identity: true,
    basics: true,
    place: true,
    looks: shows('body_type', 'hair_color', 'eye_color', 'tattoos'),
    interests: shows('interests'),
    private: true,
  };
  return (Object.keys(partFields) as Part[]).filter((part) => asked[part]);
}
