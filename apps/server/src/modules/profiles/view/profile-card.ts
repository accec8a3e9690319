import { columnsOf, type RowOf } from '../../../kernel/database/row-shape.js';
import { ProfileEntity } from '../record/profile.entity.js';

/** What a card is made of, of a row `p` of `profile`. */
export const cardColumns = columnsOf(
  ProfileEntity,
  [
    ...(['id', 'name', 'dateOfBirth', 'gender', 'country', 'region', 'city'] as const),
    ...(['fictional', 'mainPhoto', 'verifiedPhotoId', 'createdAt', 'lastSeenAt'] as const),
  ],
  'p',
);

export type CardRow = RowOf<typeof cardColumns>;

/** A card and whether it is online. */
export const presentColumns = cardColumns.and(columnsOf(ProfileEntity, ['listed', 'presenceShown'], 'p'));

export type PresentRow = RowOf<typeof presentColumns>;

/** What a search's result is made of: a card, and where and when the member was. */
export const foundColumns = cardColumns.and(
  columnsOf(ProfileEntity, ['latitude', 'longitude', 'presenceShown'], 'p'),
);

export type FoundRow = RowOf<typeof foundColumns>;

/** A card with what tells whether two fit; whom a member seeks is weighed and never shown (decision 0012). */
const fitColumns = cardColumns.and(
  columnsOf(ProfileEntity, ['interests', 'seeking', 'sexuality', 'reasonForSignup'], 'p'),
);

export type FitRow = RowOf<typeof fitColumns>;

/** The same with what a ranking goes by, and what the shown distance is made of. */
export const candidateColumns = fitColumns.and(
  columnsOf(ProfileEntity, ['latitude', 'longitude', 'presenceShown', 'interestBits', 'pictured'], 'p'),
);

/** What a card of the swipe game has besides a found card. */
export const deckColumns = foundColumns.and(
  columnsOf(ProfileEntity, ['reasonForSignup', 'interests', 'aboutMe', 'prompts'], 'p'),
);

export type DeckRow = RowOf<typeof deckColumns>;

/** The place of a profile in lists, and what else their indexes hold of it. */
export const placeColumns = columnsOf(
  ProfileEntity,
  ['id', 'pictured', 'lastSeenAt', 'gender', 'country', 'region', 'dateOfBirth'],
  'p',
);

export type PlaceRow = RowOf<typeof placeColumns>;

/** What a ranking goes by, of a row `p`. */
export const rankedColumns = columnsOf(
  ProfileEntity,
  [
    ...(['id', 'dateOfBirth', 'gender', 'sexuality', 'seeking', 'country', 'region'] as const),
    ...(['latitude', 'longitude', 'interestBits', 'pictured', 'createdAt', 'lastSeenAt'] as const),
  ],
  'p',
);
