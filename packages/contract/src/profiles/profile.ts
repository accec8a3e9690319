import { z } from 'zod';
import { heldFields } from './own-profile-rules.js';
import { textFindings } from '../text/text-findings.js';
import { id, instant, isoDate } from '../values.js';
import {
  bodyTypes,
  eyeColors,
  genders,
  hairColors,
  interests,
  relationshipStatuses,
  replyTimes,
  searchedAges,
  sexualities,
  signupReasons,
  tattooValues,
} from './profile-values.js';
import { countries } from '../languages.js';
import { photoGrounds } from '../safety/restriction-grounds.js';
import { presences } from '../meeting/search-values.js';

/** An account, a purchase, a proof of age where explicit pictures ask for one (decisions §4.4, trust 21). */
export const photoLocks = ['login', 'premium', 'age'] as const;
export type PhotoLock = (typeof photoLocks)[number];

/** Renditions for `srcset`, narrowest first; `width` in pixels. */
const sources = z.array(z.strictObject({ path: z.string(), width: z.int().positive() }));

/**
 * A picture as the reader may see it (specification §3, trust 7). Every address is a path like
 * `/photos/<key>-480.webp` that stands behind `cdn_prefix`, but for a photo in inspection, which only the site itself
 * gives to its owner. A reader who may not see the picture gets `blurred: true` and the blurred rendition's own address
 * everywhere.
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
  /**
   * All that the reader lacks to see a blurred picture clearly; empty for one that is not blurred, and in lists, which
   * are the same for everybody. To a visitor `age` says that a proof may be asked for, depending on where they live.
   */
  locked_by: z.array(z.enum(photoLocks)),
  /** Every rendition as WebP, which every browser shows. */
  sources: sources.min(1),
  /** The same as AVIF, for a `<source>` before it; empty for a photo that has none. */
  avif_sources: sources,
  /** Width by height of the largest rendition, in pixels. */
  width: z.int(),
  height: z.int(),
  /** `#rrggbb`, painted until the picture is there. */
  placeholder: z.string().regex(/^#[0-9a-f]{6}$/),
});
export type Photo = z.output<typeof photo>;

/** What a card says besides, where the brand's `visible_profile_notes` show it; else false. */
export const cardNotes = z.strictObject({
  /** Joined within the last 14 days. A fictional profile never did. */
  new_member: z.boolean(),
});

/** What a profile says besides, where the brand's `visible_profile_notes` show it; else false or null. */
export const profileNotes = cardNotes.extend({
  /** A moderator compared the pictures with one that the member took for it. */
  verified_photo: z.boolean(),
  /** Within how many minutes the member usually answers, in few coarse steps; null under five answers or when slower. */
  reply_time: z.literal(replyTimes).nullable(),
});

/** What every list, card and header shows of a member. */
export const profileCard = z.strictObject({
  id,
  name: z.string(),
  /** Null where the brand's profiles do not show it; the member's own card always tells it. */
  age: z.int().min(18).nullable(),
  gender: z.enum(genders).nullable(),
  country: z.enum(countries).nullable(),
  region: z.string().nullable(),
  city: z.string().nullable(),
  /** Always labelled where the profile is shown or speaks (decisions §5.1). */
  fictional: z.boolean(),
  main_image: photo.nullable(),
  notes: cardNotes,
});
export type ProfileCard = z.output<typeof profileCard>;

/** Where and when somebody was here last, as members are told of others; null to visitors and where the brand does not show it. */
const nearness = {
  /**
   * At most so many kilometres from where the reader lives, in coarse steps and from a blurred place (trust 15); null
   * where one of the two did not say where they live.
   */
  distance_km: z.int().positive().nullable(),
  /** Null for who turned it off, for invisible and fictional profiles and for who was not here today. */
  presence: z.enum(presences).nullable(),
};

/** A card of somebody who was found: by a search, in the swipe game, by the match finder. */
export const foundCard = profileCard.extend(nearness);
export type FoundCard = z.output<typeof foundCard>;
export type Nearness = Pick<FoundCard, keyof typeof nearness>;

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

export const profile = foundCard.extend({
  notes: profileNotes,
  sexuality: z.enum(sexualities).nullable(),
  reason_for_signup: z.enum(signupReasons).nullable(),
  relationship_status: z.enum(relationshipStatuses).nullable(),
  hair_color: z.enum(hairColors).nullable(),
  eye_color: z.enum(eyeColors).nullable(),
  body_type: z.enum(bodyTypes).nullable(),
  tattoos: z.enum(tattooValues).nullable(),
  interests: z.array(z.enum(interests)),
  about_me: z.string(),
  /** Those that the reader told as well; none for a visitor. */
  shared_interests: z.array(z.enum(interests)),
  /** What a visitor is not sent: whether the text goes on, and how many facts and interests more there are. */
  rest: z.strictObject({
    about_me: z.boolean(),
    facts: z.int().nonnegative(),
    interests: z.int().nonnegative(),
  }),
  photos: z.array(photo),
  /** How the reader stands to this member. */
  liked: z.boolean(),
  match: z.boolean(),
});
export type Profile = z.output<typeof profile>;

/** A photo that staff removed, as its owner learns of it; the statement of reasons is the restriction's. */
export const removedPhoto = z.strictObject({
  id,
  ground: z.enum(photoGrounds),
  restriction_id: id,
  removed_at: instant,
  /** `#rrggbb`: all that is left to be seen of it. */
  placeholder: z.string().regex(/^#[0-9a-f]{6}$/),
});
export type RemovedPhoto = z.output<typeof removedPhoto>;

/** A text of the member's own that others do not read, or not any more. */
export const heldText = z.strictObject({
  field: z.enum(heldFields),
  text: z.string(),
  /** What made it wait; nothing for a text that others read before a moderator took it down. */
  findings: z.array(z.enum(textFindings)),
  status: z.enum(['waiting', 'removed']),
  /** What took it down, with the statement of reasons; null while it waits. */
  restriction_id: id.nullable(),
  since: instant,
});
export type HeldText = z.output<typeof heldText>;

/** The reader's own profile, with what only they see of it. */
export const ownProfile = profile
  .omit({
    ...{ shared_interests: true, rest: true, liked: true, match: true },
    ...{ distance_km: true, presence: true },
  })
  .extend({
    age: z.int().min(18),
    date_of_birth: isoDate,
    /** When the name can be changed again; null is now. */
    name_change_from: instant.nullable(),
    /** Whether the date of birth was not changed yet. */
    birth_date_changeable: z.boolean(),
    held_texts: z.array(heldText),
    /** Null when they did not say. Nobody else reads it. */
    seeking: seeking.nullable(),
    status: z.enum(['active', 'disabled']),
    /** What staff removed, newest first; none of it is among `photos`. */
    removed_photos: z.array(removedPhoto),
  });
export type OwnProfile = z.output<typeof ownProfile>;
