import { ageOn } from '@kindling/contract/account-rules';
import type { ProfileField } from '@kindling/contract/settings';
import type { OwnProfile, Profile, ProfileCard } from '@kindling/contract/shapes/profile';
import { clearPhoto } from '../pictures/pictures.api.js';
import type { ProfileEntity } from './profile.entity.js';
import type { CardRow } from './profile-card.js';
import type { ProfileRow } from './profiles.repository.js';

const lastSeenStepMs = 5 * 60_000;

/** How the last visit is stored: rounded down to five minutes. */
export function roundedLastSeen(now: Date): Date {
  return new Date(Math.floor(now.getTime() / lastSeenStepMs) * lastSeenStepMs);
}

/** What a profile says before anybody told anything. */
export const emptyProfile = {
  status: 'disabled',
  hiddenStatus: null,
  invisible: false,
  listed: false,
  fictional: false,
  gender: null,
  country: null,
  region: null,
  city: null,
  placeId: null,
  sexuality: null,
  reasonForSignup: null,
  relationshipStatus: null,
  hairColor: null,
  eyeColor: null,
  bodyType: null,
  tattoos: null,
  interests: [],
  seeking: null,
  aboutMe: '',
  mainPhoto: null,
  pictured: false,
} satisfies Partial<ProfileEntity>;

/** A profile as lists show it; what the brand does not show of profiles is left out (`visible_profile_fields`). */
export function cardOf(row: CardRow, today: string, visible: ReadonlySet<ProfileField>): ProfileCard {
  return {
    id: row.id,
    name: row.name,
    age: ageOn(row.dateOfBirth, today),
    gender: visible.has('gender') ? row.gender : null,
    country: visible.has('country') ? row.country : null,
    region: visible.has('region') ? row.region : null,
    city: visible.has('city') ? row.city : null,
    fictional: row.fictional,
    main_image: row.mainPhoto?.status === 'active' ? clearPhoto(row.mainPhoto) : null,
  };
}

export type ProfileDetails = Omit<Profile, 'photos' | 'liked' | 'match'>;

/** A profile as another member reads it. */
export function detailsOf(
  row: ProfileRow,
  today: string,
  visible: ReadonlySet<ProfileField>,
): ProfileDetails {
  return {
    ...cardOf(row, today, visible),
    sexuality: visible.has('sexuality') ? row.sexuality : null,
    reason_for_signup: visible.has('reason_for_signup') ? row.reasonForSignup : null,
    relationship_status: visible.has('relationship_status') ? row.relationshipStatus : null,
    hair_color: visible.has('hair_color') ? row.hairColor : null,
    eye_color: visible.has('eye_color') ? row.eyeColor : null,
    body_type: visible.has('body_type') ? row.bodyType : null,
    tattoos: visible.has('tattoos') ? row.tattoos : null,
    interests: visible.has('interests') ? row.interests : [],
    about_me: visible.has('about_me') ? row.aboutMe : '',
  };
}

export type OwnCard = ProfileCard & Pick<ProfileRow, 'status' | 'invisible'>;

/** A profile's card as its owner reads it. */
export function ownCardOf(row: ProfileRow, today: string): OwnCard {
  const { id, name, age, gender, country, region, city, fictional, main_image } = ownDetailsOf(row, today);
  const { status, invisible } = row;
  return { id, name, age, gender, country, region, city, fictional, main_image, status, invisible };
}

export type OwnDetails = Omit<OwnProfile, 'photos'>;

/** A profile as its owner reads it: whole, with a main photo that still waits for its inspection. */
export function ownDetailsOf(row: ProfileRow, today: string): OwnDetails {
  return {
    id: row.id,
    name: row.name,
    age: ageOn(row.dateOfBirth, today),
    gender: row.gender,
    country: row.country,
    region: row.region,
    city: row.city,
    fictional: row.fictional,
    main_image: row.mainPhoto ? clearPhoto(row.mainPhoto) : null,
    sexuality: row.sexuality,
    reason_for_signup: row.reasonForSignup,
    relationship_status: row.relationshipStatus,
    hair_color: row.hairColor,
    eye_color: row.eyeColor,
    body_type: row.bodyType,
    tattoos: row.tattoos,
    interests: row.interests,
    about_me: row.aboutMe,
    date_of_birth: row.dateOfBirth,
    seeking: row.seeking,
    status: row.status,
  };
}
