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
import { promptAnswerLength, promptCodes, promptsAtMost } from './prompts.js';
import { textLength } from '../text/text-length.js';
import { countries } from '../languages.js';
import { photoGrounds } from '../safety/restriction-grounds.js';
import { presences } from '../meeting/search-values.js';

/** An account, a purchase, or a proof of age where explicit pictures require one (decisions §4.4, trust 21). */
export const photoLocks = ['login', 'premium', 'age'] as const;
export type PhotoLock = (typeof photoLocks)[number];

/** Renditions for `srcset`, narrowest first; `width` in pixels. */
const sources = z.array(z.strictObject({ path: z.string(), width: z.int().positive() }));

/**
 * A picture as the reader may see it (specification §3, trust 7). Every address is a path like `/photos/<key>-480.webp`
 * behind `cdn_prefix`, except for a photo in inspection, which only the site itself serves, to its owner. A reader who
 * may not see the picture gets `blurred: true` and the blurred rendition's own address everywhere.
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
   * What the reader still needs to see the picture clearly; empty for a picture that is not blurred, and in lists,
   * which are the same for all readers. For a visitor, `age` says that a proof may be required, depending on where they
   * live.
   */
  locked_by: z.array(z.enum(photoLocks)),
  /** Every rendition as WebP, which every browser supports. */
  sources: sources.min(1),
  /** The same as AVIF, for a `<source>` before it; empty for a photo without AVIF. */
  avif_sources: sources,
  /** Width by height of the largest rendition, in pixels. */
  width: z.int(),
  height: z.int(),
  /** `#rrggbb`, painted until the picture has loaded. */
  placeholder: z.string().regex(/^#[0-9a-f]{6}$/),
});
export type Photo = z.output<typeof photo>;

/** Additional facts on a card, where the brand's `visible_profile_notes` include them; else false. */
export const cardNotes = z.strictObject({
  /** Joined within the last 14 days. Never set for a fictional profile. */
  new_member: z.boolean(),
  /** A moderator compared the main photo with a picture the member took for this purpose. Never set for a fictional profile. */
  verified_photo: z.boolean(),
});

/** Additional facts on a profile, where the brand's `visible_profile_notes` include them; else false or null. */
export const profileNotes = cardNotes.extend({
  /** Minutes within which the member usually answers, in few coarse steps; null under five answers or when slower. */
  reply_time: z.literal(replyTimes).nullable(),
});

/** A member in every list, card and header. */
export const profileCard = z.strictObject({
  id,
  name: z.string(),
  /** Null where the brand's profiles do not show it; the member's own card always has it. */
  age: z.int().min(18).nullable(),
  gender: z.enum(genders).nullable(),
  country: z.enum(countries).nullable(),
  region: z.string().nullable(),
  city: z.string().nullable(),
  /** Always labelled wherever the profile is shown or writes (decisions §5.1). */
  fictional: z.boolean(),
  main_image: photo.nullable(),
  notes: cardNotes,
});
export type ProfileCard = z.output<typeof profileCard>;

/** Distance and last activity, as members see them of others; null to visitors and where the brand does not show it. */
const nearness = {
  /**
   * Upper bound of the distance to the reader in kilometres, in coarse steps and from a blurred place (trust 15); null
   * where one of the two gave no place.
   */
  distance_km: z.int().positive().nullable(),
  /** Null for members who turned it off, for invisible and fictional profiles, and without activity today. */
  presence: z.enum(presences).nullable(),
};

/** A card of a search, the swipe game or the match finder. */
export const foundCard = profileCard.extend(nearness);
export type FoundCard = z.output<typeof foundCard>;
export type Nearness = Pick<FoundCard, keyof typeof nearness>;

const searchedAge = z.int().min(searchedAges.least).max(searchedAges.most);

/** A member's preferences. */
export const seeking = z
  .strictObject({
    /** Null for any. */
    gender: z.enum(genders).nullable(),
    /** Inclusive; null for any. */
    min_age: searchedAge.nullable(),
    max_age: searchedAge.nullable(),
  })
  .refine(({ min_age: min, max_age: max }) => min === null || max === null || min <= max);
export type Seeking = z.output<typeof seeking>;

const shownPrompt = z.strictObject({ prompt: z.enum(promptCodes), answer: z.string() });
export type ShownPrompt = z.output<typeof shownPrompt>;

/** In the order that the member chose. */
export const shownPrompts = z.array(shownPrompt).max(promptsAtMost);

/**
 * Prompts as they are written: all in their order, each once. An answer is one line; a prompt whose answer is empty is
 * left out.
 */
export const writtenPrompts = z
  .array(
    z.strictObject({
      prompt: z.enum(promptCodes),
      answer: z
        .string()
        .overwrite((answer) => answer.replace(/\s+/gu, ' ').trim())
        .max(2000)
        .refine((answer) => textLength(answer) <= promptAnswerLength),
    }),
  )
  .max(promptsAtMost)
  .refine((prompts) => new Set(prompts.map(({ prompt }) => prompt)).size === prompts.length);

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
  prompts: shownPrompts,
  /** Those that the reader has as well; none for a visitor. */
  shared_interests: z.array(z.enum(interests)),
  /** What is withheld from a visitor: whether the text continues, and the number of further facts, interests and prompts. */
  rest: z.strictObject({
    about_me: z.boolean(),
    prompts: z.int().nonnegative(),
    facts: z.int().nonnegative(),
    interests: z.int().nonnegative(),
  }),
  photos: z.array(photo),
  /** The reader's relation to this member. */
  liked: z.boolean(),
  match: z.boolean(),
});
export type Profile = z.output<typeof profile>;

/** Photos on a card of the swipe game: as many as every profile shows of what it has. */
export const deckPhotosAtMost = 3;

/** A card of the swipe game: enough of the profile to decide about it. */
export const deckCard = foundCard.extend({
  reason_for_signup: z.enum(signupReasons).nullable(),
  about_me: z.string(),
  prompts: shownPrompts,
  interests: z.array(z.enum(interests)),
  /** Those that the reader has as well. */
  shared_interests: z.array(z.enum(interests)),
  /** The first photos as the reader may see them, the main photo first. */
  photos: z.array(photo).max(deckPhotosAtMost),
});
export type DeckCard = z.output<typeof deckCard>;

/** A photo removed by staff, as its owner sees it; the restriction has the statement of reasons. */
export const removedPhoto = z.strictObject({
  id,
  ground: z.enum(photoGrounds),
  restriction_id: id,
  removed_at: instant,
  /** `#rrggbb`: all that is still shown of it. */
  placeholder: z.string().regex(/^#[0-9a-f]{6}$/),
});
export type RemovedPhoto = z.output<typeof removedPhoto>;

/** A text of the member that others do not see, or no longer see. */
export const heldText = z.strictObject({
  field: z.enum(heldFields),
  text: z.string(),
  /** What made it wait; empty for a text that was public before a moderator removed it. */
  findings: z.array(z.enum(textFindings)),
  status: z.enum(['waiting', 'removed']),
  /** The restriction that removed it, with the statement of reasons; null while it waits. */
  restriction_id: id.nullable(),
  since: instant,
});
export type HeldText = z.output<typeof heldText>;

/** The reader's own profile, with the parts only they see. */
export const ownProfile = profile
  .omit({
    ...{ shared_interests: true, rest: true, liked: true, match: true },
    ...{ distance_km: true, presence: true },
  })
  .extend({
    age: z.int().min(18),
    date_of_birth: isoDate,
    /** When the name can be changed again; null for now. */
    name_change_from: instant.nullable(),
    /** Whether the date of birth can still be changed. */
    birth_date_changeable: z.boolean(),
    /**
     * All prompts of the member, in their order. The answer is empty where others read none: then `held_texts` has what
     * the member wrote, with the prompt as its field.
     */
    prompts: shownPrompts,
    held_texts: z.array(heldText),
    /** Null when not given. Visible to this member only. */
    seeking: seeking.nullable(),
    status: z.enum(['active', 'disabled']),
    /** Photos that staff removed, newest first; none of them is among `photos`. */
    removed_photos: z.array(removedPhoto),
  });
export type OwnProfile = z.output<typeof ownProfile>;
