import { z } from 'zod';
import { countries } from '../../languages.js';
import { maxPhotoBytes, photoFaults, pictureBodies } from '../photo-files.js';
import {
  bodyTypes,
  eyeColors,
  genders,
  hairColors,
  interests,
  relationshipStatuses,
  sexualities,
  signupReasons,
  tattooValues,
} from '../profile-values.js';
import { fileBody, route } from '../../route.js';
import { clientId, id, isoDate, rowKey, tenantId, typedLine } from '../../values.js';
import { shownPrompts, writtenPrompts } from '../profile.js';
import { profilePhoto } from './profiles.js';

/**
 * Fictional profiles as staff create them (decisions §5): only here does a profile get that label. It never changes
 * afterwards, and no call here touches a member's profile.
 */

const ofOne = z.strictObject({ id: rowKey });
const ofPhoto = z.strictObject({ id: rowKey, photo: id });
const access = 'staff:profiles:write';

/** The invented person's profile texts. */
const words = z.strictObject({
  name: z.string().max(200),
  date_of_birth: isoDate,
  gender: z.enum(genders),
  sexuality: z.enum(sexualities).nullable(),
  country: z.enum(countries).nullable(),
  region: typedLine.max(80).nullable(),
  city: typedLine.max(80).nullable(),
  reason_for_signup: z.enum(signupReasons).nullable(),
  relationship_status: z.enum(relationshipStatuses).nullable(),
  hair_color: z.enum(hairColors).nullable(),
  eye_color: z.enum(eyeColors).nullable(),
  body_type: z.enum(bodyTypes).nullable(),
  tattoos: z.enum(tattooValues).nullable(),
  interests: z.array(z.enum(interests)).max(interests.length),
  about_me: z.string().trim().max(2000),
});

/** Absent: the prompts stay as they are. */
const writtenWords = words.extend({ prompts: writtenPrompts.optional() });

export const fictionalProfile = words.extend({
  prompts: shownPrompts,
  id: rowKey,
  tenant: tenantId,
  /** Removed from the site; it can be restored. */
  retired: z.boolean(),
  photos: z.array(profilePhoto),
});
export type FictionalProfile = z.output<typeof fictionalProfile>;

export const getFictionalProfile = route('getFictionalProfile', {
  summary: 'A fictional profile with everything that staff may change of it.',
  access,
  params: ofOne,
  response: fictionalProfile,
  problems: ['not_found'],
});

export const createFictionalProfile = route('createFictionalProfile', {
  summary: 'Makes a profile that stands for nobody and is labelled so wherever it is shown.',
  access,
  body: writtenWords.extend({ tenant: tenantId }),
  response: fictionalProfile,
  problems: ['not_found', 'validation_failed'],
});

export const updateFictionalProfile = route('updateFictionalProfile', {
  summary: 'Changes what a fictional profile says.',
  access,
  params: ofOne,
  body: writtenWords,
  response: fictionalProfile,
  problems: ['not_found', 'validation_failed'],
});

export const retireFictionalProfile = route('retireFictionalProfile', {
  summary: 'Takes a fictional profile out of the site, or brings it back.',
  access,
  params: ofOne,
  body: z.strictObject({ retired: z.boolean() }),
  response: fictionalProfile,
  problems: ['not_found', 'member_state_changed'],
});

export const addFictionalPhoto = route('addFictionalPhoto', {
  summary:
    'Adds a photo to a fictional profile: the picture itself as the body. It waits at the desk like any other. A repeat of `client_id` is the same photo.',
  access,
  params: ofOne,
  query: z.strictObject({ client_id: clientId }),
  body: fileBody,
  upload: { mediaTypes: pictureBodies, maxBytes: maxPhotoBytes },
  response: fictionalProfile,
  problems: [
    'not_found',
    ...photoFaults,
    'photo_limit_reached',
    'idempotency_conflict',
    'payload_too_large',
    'unsupported_media_type',
    'unavailable',
  ],
});

export const setFictionalMainPhoto = route('setFictionalMainPhoto', {
  summary: 'Makes a photo of a fictional profile the one that lists show.',
  access,
  params: ofPhoto,
  response: fictionalProfile,
  problems: ['not_found'],
});

export const removeFictionalPhoto = route('removeFictionalPhoto', {
  summary: 'Removes a photo of a fictional profile.',
  access,
  params: ofPhoto,
  response: fictionalProfile,
  problems: ['not_found'],
});
