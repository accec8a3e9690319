import { ageOn } from '@kindling/contract/accounts/account-rules';
import { nameChangeFrom } from '@kindling/contract/profiles/own-profile-rules';
import type { ReplyTime } from '@kindling/contract/profiles/profile-values';
import type { ProfileField, ProfileNote } from '@kindling/contract/brands/settings/settings';
import type { Nearness, OwnProfile, Profile, ProfileCard } from '@kindling/contract/profiles/profile';
import { clearPhoto, listedPhoto } from '../pictures/pictures.api.js';
import type { ProfileEntity } from './record/profile.entity.js';
import type { ProfileRow } from './record/profiles.repository.js';
import type { HeldTextRow } from './texts/held-texts.repository.js';
import { answeredOf } from './texts/prompt-answers.js';
import type { ProfileChange } from './texts/profile-changes.repository.js';
import type { CardRow, FitRow } from './view/profile-card.js';

const lastSeenStepMs = 5 * 60_000;

/** How the last visit is stored: rounded down to five minutes. */
export function roundedLastSeen(now: Date): Date {
  return new Date(Math.floor(now.getTime() / lastSeenStepMs) * lastSeenStepMs);
}

/** A profile before its member filled anything in. */
export const emptyProfile = {
  status: 'disabled',
  unconfirmed: true,
  hiddenStatus: null,
  restrictedBy: null,
  invisible: false,
  listed: false,
  presenceShown: true,
  fictional: false,
  gender: null,
  country: null,
  ageAskedUntil: null,
  region: null,
  city: null,
  placeId: null,
  latitude: null,
  longitude: null,
  cell: null,
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
  prompts: [],
  mainPhoto: null,
  pictured: false,
  verifiedPhotoId: null,
} satisfies Partial<ProfileEntity>;

/** How long a member is a new one. */
export const newMemberDays = 14;

/** A member who joined after this is new. */
export function newMemberSince(now: Date): Date {
  return new Date(now.getTime() - newMemberDays * 86_400_000);
}

/** What a brand shows of profiles, and when it is asked. */
export interface Shown {
  /** The day in the brand's time zone. */
  today: string;
  timeZone: string;
  now: Date;
  /** `visible_profile_fields` */
  fields: ReadonlySet<ProfileField>;
  /** `visible_profile_notes` */
  notes: ReadonlySet<ProfileNote>;
}

/** A profile as lists show it; what the brand does not show of profiles is left out (`visible_profile_fields`). */
export function cardOf(row: CardRow, shown: Shown): ProfileCard {
  const { fields, today } = shown;
  return {
    id: row.id,
    name: row.name,
    age: fields.has('age') ? ageOn(row.dateOfBirth, today) : null,
    gender: fields.has('gender') ? row.gender : null,
    country: fields.has('country') ? row.country : null,
    region: fields.has('region') ? row.region : null,
    city: fields.has('city') ? row.city : null,
    fictional: row.fictional,
    main_image: row.mainPhoto?.status === 'active' ? listedPhoto(row.mainPhoto) : null,
    notes: cardNotesOf(row, shown),
  };
}

/** A fictional profile joined nothing, so it is never called a new member (trust 1). */
function cardNotesOf(
  row: Pick<CardRow, 'fictional' | 'createdAt' | 'mainPhoto' | 'verifiedPhotoId'>,
  { notes, now }: Pick<Shown, 'notes' | 'now'>,
): ProfileCard['notes'] {
  const isNew = row.createdAt > newMemberSince(now);
  return {
    new_member: notes.has('new_member') && !row.fictional && isNew,
    verified_photo: notes.has('verified_photo') && isVerified(row),
  };
}

/** What a profile's notes are made of besides its row. */
export interface NoteFacts {
  replyTime: ReplyTime | null;
}

function notesOf(row: ProfileRow, shown: Shown, { replyTime }: NoteFacts): Profile['notes'] {
  return {
    ...cardNotesOf(row, shown),
    reply_time: shown.notes.has('reply_time') && !row.fictional ? replyTime : null,
  };
}

/** Whether a moderator found the member on the main photo that others see now. A fictional profile has no member to find. */
export function isVerified({
  fictional,
  mainPhoto,
  verifiedPhotoId,
}: Pick<ProfileRow, 'fictional' | 'mainPhoto' | 'verifiedPhotoId'>): boolean {
  return !fictional && mainPhoto?.status === 'active' && mainPhoto.id === verifiedPhotoId;
}

export type ProfileDetails = Omit<
  Profile,
  'photos' | 'shared_interests' | 'rest' | 'liked' | 'match' | keyof Nearness
>;

/** What a profile tells of how it fits its reader. */
export type FitDetails = ProfileCard &
  Pick<Profile, 'reason_for_signup' | 'interests'> & { notes: Pick<Profile['notes'], 'reply_time'> };

export function fitDetailsOf(row: FitRow, shown: Shown, { replyTime }: NoteFacts): FitDetails {
  const { notes } = shown;
  const card = cardOf(row, shown);
  return {
    ...card,
    notes: { ...card.notes, reply_time: notes.has('reply_time') && !row.fictional ? replyTime : null },
    ...bondsOf(row, shown),
  };
}

/** What may bring a member and another together. */
function bondsOf(
  row: Pick<ProfileRow, 'reasonForSignup' | 'interests'>,
  { fields }: Pick<Shown, 'fields'>,
): Pick<Profile, 'reason_for_signup' | 'interests'> {
  return {
    reason_for_signup: fields.has('reason_for_signup') ? row.reasonForSignup : null,
    interests: fields.has('interests') ? row.interests : [],
  };
}

/** A profile as another member reads it. */
export function detailsOf(row: ProfileRow, shown: Shown, facts: NoteFacts): ProfileDetails {
  const { fields } = shown;
  return {
    ...fitDetailsOf(row, shown, facts),
    notes: notesOf(row, shown, facts),
    sexuality: fields.has('sexuality') ? row.sexuality : null,
    relationship_status: fields.has('relationship_status') ? row.relationshipStatus : null,
    hair_color: fields.has('hair_color') ? row.hairColor : null,
    eye_color: fields.has('eye_color') ? row.eyeColor : null,
    body_type: fields.has('body_type') ? row.bodyType : null,
    tattoos: fields.has('tattoos') ? row.tattoos : null,
    ...wordsOf(row, shown),
  };
}

type Words = Pick<ProfileDetails, 'reason_for_signup' | 'interests' | 'about_me' | 'prompts'>;

/** What a member says of themselves, as others read it. */
export function wordsOf(
  row: Pick<ProfileRow, 'reasonForSignup' | 'interests' | 'aboutMe' | 'prompts'>,
  shown: Pick<Shown, 'fields'>,
): Words {
  const { fields } = shown;
  return {
    ...bondsOf(row, shown),
    about_me: fields.has('about_me') ? row.aboutMe : '',
    prompts: fields.has('prompts') ? answeredOf(row.prompts) : [],
  };
}

export type OwnCard = Omit<ProfileCard, 'age'> & { age: number } & Pick<
    ProfileRow,
    'status' | 'invisible' | 'presenceShown' | 'restrictedBy'
  >;

/** A profile's card as its owner reads it: nothing is left out, and a main photo that still waits is there. */
export function ownCardOf(row: ProfileRow, shown: Shown): OwnCard {
  return {
    id: row.id,
    name: row.name,
    age: ageOn(row.dateOfBirth, shown.today),
    gender: row.gender,
    country: row.country,
    region: row.region,
    city: row.city,
    fictional: row.fictional,
    main_image: row.mainPhoto ? clearPhoto(row.mainPhoto) : null,
    notes: cardNotesOf(row, shown),
    status: row.status,
    invisible: row.invisible,
    presenceShown: row.presenceShown,
    restrictedBy: row.restrictedBy,
  };
}

/** What only its owner sees of a profile, besides the row. */
export interface OwnFacts extends NoteFacts {
  changes: readonly Pick<ProfileChange, 'field' | 'madeBy' | 'changedAt'>[];
  held: readonly HeldTextRow[];
}

export type OwnDetails = Omit<OwnProfile, 'photos' | 'removed_photos'>;

/** A profile as its owner reads it: whole, with what others do not read of it. */
export function ownDetailsOf(row: ProfileRow, shown: Shown, facts: OwnFacts): OwnDetails {
  const {
    invisible: _invisible,
    presenceShown: _presenceShown,
    restrictedBy: _restricted,
    ...card
  } = ownCardOf(row, shown);
  return {
    ...card,
    notes: notesOf(row, shown, facts),
    sexuality: row.sexuality,
    reason_for_signup: row.reasonForSignup,
    relationship_status: row.relationshipStatus,
    hair_color: row.hairColor,
    eye_color: row.eyeColor,
    body_type: row.bodyType,
    tattoos: row.tattoos,
    interests: row.interests,
    about_me: row.aboutMe,
    prompts: row.prompts,
    date_of_birth: row.dateOfBirth,
    seeking: row.seeking,
    name_change_from: nameChangeFrom(nameChangedAt(facts.changes), shown.now)?.toISOString() ?? null,
    birth_date_changeable: !isBirthDateChanged(facts.changes),
    held_texts: facts.held.map(({ field, text, findings, restrictionId, createdAt }) => ({
      ...{ field, text, findings },
      status: restrictionId === null ? 'waiting' : 'removed',
      restriction_id: restrictionId,
      since: createdAt.toISOString(),
    })),
  };
}

/** When the member changed their name last; a name that staff gave them does not count. */
export function nameChangedAt(changes: OwnFacts['changes']): Date | undefined {
  const last = changes.findLast(({ field }) => field === 'name');
  return last?.madeBy === 'member' ? last.changedAt : undefined;
}

export function isBirthDateChanged(changes: OwnFacts['changes']): boolean {
  return changes.some(({ field }) => field === 'date_of_birth');
}
