/** Value lists of a profile (specification §1 and §3), as codes; their texts are in `locales/<lng>/profile.json`. */

export const genders = ['male', 'female'] as const;
export type Gender = (typeof genders)[number];

export const sexualities = ['hetero', 'gay', 'lesbian', 'bi'] as const;
export type Sexuality = (typeof sexualities)[number];

export const signupReasons = [
  'relationship',
  'dating',
  'friendship',
  'chat',
  'adventure',
  'not_sure',
] as const;
export type SignupReason = (typeof signupReasons)[number];

export const relationshipStatuses = [
  'single',
  'divorced',
  'widowed',
  'separated',
  'in_relationship',
  'married',
  'open_relationship',
] as const;
export type RelationshipStatus = (typeof relationshipStatuses)[number];

export const hairColors = [
  'blond',
  'dark_blond',
  'brown',
  'black',
  'red',
  'grey',
  'white',
  'bald',
  'coloured',
] as const;
export type HairColor = (typeof hairColors)[number];

export const eyeColors = ['blue', 'green', 'brown', 'grey', 'hazel'] as const;
export type EyeColor = (typeof eyeColors)[number];

export const bodyTypes = ['slim', 'athletic', 'average', 'curvy', 'full', 'muscular'] as const;
export type BodyType = (typeof bodyTypes)[number];

export const tattooValues = ['none', 'few', 'many'] as const;
export type Tattoos = (typeof tattooValues)[number];

/** The fixed list of specification §1, in its order. */
export const interests = [
  'adventure',
  'anal_sex',
  'animals',
  'art',
  'astrology',
  'bbq',
  'beach',
  'beer',
  'biking',
  'bondage',
  'coffee',
  'cooking',
  'dancing',
  'exchanging_pictures',
  'fashion',
  'foodie',
  'gardening',
  'gym',
  'hiking',
  'hugging',
  'kissing',
  'lingerie',
  'massages',
  'masturbating',
  'movies',
  'music',
  'one_night_stand',
  'oral_sex',
  'outdoors',
  'party',
  'photography',
  'politics',
  'public_sex',
  'reading',
  'relationship',
  'sadomasochism',
  'safe_sex',
  'sex',
  'sex_toys',
  'shopping',
  'sports',
  'sushi',
  'tattoos',
  'tea',
  'theater',
  'threesome',
  'travelling',
  'vegetarian',
  'video_games',
  'wine',
] as const;
export type Interest = (typeof interests)[number];

/** Those visible to members only (trust 13). */
export const intimateInterests = [
  'anal_sex',
  'bondage',
  'exchanging_pictures',
  'lingerie',
  'masturbating',
  'one_night_stand',
  'oral_sex',
  'public_sex',
  'sadomasochism',
  'safe_sex',
  'sex',
  'sex_toys',
  'threesome',
] as const satisfies readonly Interest[];

/** Range of the age filter, inclusive. */
export const searchedAges = { least: 18, most: 99 } as const;

/** Classes of reply time, in minutes: an hour, a day, a week. Finer values could identify a member. */
export const replyTimes = [60, 1440, 10_080] as const;
export type ReplyTime = (typeof replyTimes)[number];

/** Readers whose view of their own profile a member can preview. */
export const previewReaders = ['visitor', 'free', 'premium'] as const;
export type PreviewReader = (typeof previewReaders)[number];
