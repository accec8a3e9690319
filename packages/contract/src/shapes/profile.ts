import { z } from 'zod';
import { id, isoDate } from '../values.js';
import {
  bodyTypes,
  eyeColors,
  genders,
  hairColors,
  interests,
  relationshipStatuses,
  searchedAges,
  sexualities,
  signupReasons,
  tattooValues,
} from '../profile-values.js';
import { countries } from '../languages.js';

/**
 * A picture as the reader may see it (specification §3, trust 7). Every address is a path like
 * `/photos/<key>-480.webp` that stands behind `cdn_prefix`. A reader who may not see the picture gets `blurred: true`
 * and the blurred rendition's own address everywhere.
 */
export const photo = z.strictObject({
  id,
  /** The largest rendition. */
  filename: z.string(),
  /** The rendition of a list or a header. */
  thumb_filename: z.string(),
  status: z.enum(['inspection', 'active']),
  /** The crop shown in the match window. */
  match: z.string(),
  blurred: z.boolean(),
  /** Every rendition, narrowest first, for `srcset`; `width` in pixels. */
  sources: z.array(z.strictObject({ path: z.string(), width: z.int().positive() })).min(1),
  /** Width by height of the largest rendition, in pixels. */
  width: z.int(),
  height: z.int(),
  /** `#rrggbb`, painted until the picture is there. */
  placeholder: z.string().regex(/^#[0-9a-f]{6}$/),
});
export type Photo = z.output<typeof photo>;

/** What every list, card and header shows of a member. */
export const profileCard = z.strictObject({
  id,
  name: z.string(),
  age: z.int().min(18),
  gender: z.enum(genders).nullable(),
  country: z.enum(countries).nullable(),
  region: z.string().nullable(),
  city: z.string().nullable(),
  /** Always labelled where the profile is shown or speaks (decisions §5.1). */
  fictional: z.boolean(),
  main_image: photo.nullable(),
});
export type ProfileCard = z.output<typeof profileCard>;

const searchedAge = z.int().min(searchedAges.least).max(searchedAges.most);

/** Whom a member looks for. */
export const seeking = z
  .strictObject({
    /** Null is everybody. */
    gender: z.enum(genders).nullable(),
    /** Both included; null is any. */
    min_age: searchedAge.nullable(),
    max_age: searchedAge.nullable(),
  })
  .refine(({ min_age: min, max_age: max }) => min === null || max === null || min <= max);
export type Seeking = z.output<typeof seeking>;

export const profile = profileCard.extend({
  sexuality: z.enum(sexualities).nullable(),
  reason_for_signup: z.enum(signupReasons).nullable(),
  relationship_status: z.enum(relationshipStatuses).nullable(),
  hair_color: z.enum(hairColors).nullable(),
  eye_color: z.enum(eyeColors).nullable(),
  body_type: z.enum(bodyTypes).nullable(),
  tattoos: z.enum(tattooValues).nullable(),
  interests: z.array(z.enum(interests)),
  about_me: z.string(),
  photos: z.array(photo),
  /** How the reader stands to this member. */
  liked: z.boolean(),
  match: z.boolean(),
});
export type Profile = z.output<typeof profile>;

/** The reader's own profile, with what only they see of it. */
export const ownProfile = profile.omit({ liked: true, match: true }).extend({
  date_of_birth: isoDate,
  /** Null when they did not say. Nobody else reads it. */
  seeking: seeking.nullable(),
  status: z.enum(['active', 'disabled']),
});
export type OwnProfile = z.output<typeof ownProfile>;
