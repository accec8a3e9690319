import { z } from 'zod';
import { countries } from '../../languages.js';
import { genders } from '../profile-values.js';
import { shownPrompts } from '../profile.js';
import { route } from '../../route.js';
import { listQuery } from '../../console/list-query.js';
import { storedPicture } from '../../pictures/stored-picture.js';
import { done, id, instant, rowKey, tenantId } from '../../values.js';

export const profileColumns = ['created_at', 'name', 'last_seen_at'] as const;

export const profileFilter = z.strictObject({
  tenant: tenantId.optional(),
  fictional: z.boolean().optional(),
  status: z.enum(['active', 'disabled']).optional(),
  /** Signed up from, and before. */
  since: instant.optional(),
  until: instant.optional(),
  /** Confirmed their address from, and before. */
  confirmed_since: instant.optional(),
  confirmed_until: instant.optional(),
});

/** With what a member is known by: never part of an address, as addresses end up in logs. */
export const profileSearchFilter = profileFilter.extend({
  /** A mail address or an id, in full, or the prefix of the name. */
  q: z.string().max(254).optional(),
});

export const profileRow = z.strictObject({
  id: rowKey,
  tenant: tenantId,
  name: z.string(),
  age: z.int(),
  gender: z.enum(genders).nullable(),
  country: z.enum(countries).nullable(),
  city: z.string().nullable(),
  fictional: z.boolean(),
  status: z.enum(['active', 'disabled']),
  created_at: instant,
  last_seen_at: instant,
  image: z.string().nullable(),
});
export type ProfileRow = z.output<typeof profileRow>;

export const listProfiles = route('listProfiles', {
  summary: 'Profiles of the brands the staff member was given; Content-Range carries the (capped) count.',
  access: 'staff:profiles:read',
  query: listQuery,
  list: { columns: profileColumns, filter: profileFilter },
  response: z.array(profileRow),
  problems: ['not_found', 'validation_failed'],
});

export const searchProfiles = route('searchProfiles', {
  summary: 'The same profiles, by what a member is known by.',
  access: 'staff:profiles:read',
  body: listQuery,
  list: { columns: profileColumns, filter: profileSearchFilter },
  response: z.array(profileRow),
  problems: ['not_found', 'validation_failed'],
});

export const profilePhoto = z.strictObject({
  id,
  status: z.enum(['inspection', 'active', 'removed']),
  explicit: z.boolean(),
  /** The main photo, shown in lists. */
  main: z.boolean(),
  /**
   * Paths on the console: the largest rendition, and that of a list. Paths of a removed photo work only for staff who
   * decide about photos.
   */
  image: z.string(),
  thumbnail: z.string(),
  /** The ground of its removal; null if not removed. */
  ground: z.string().nullable(),
});

export const profileDetail = profileRow.extend({
  about_me: z.string(),
  prompts: shownPrompts,
  photos: z.array(profilePhoto),
});

export const getProfile = route('getProfile', {
  summary: 'One profile for the console.',
  access: 'staff:profiles:read',
  params: z.strictObject({ id: rowKey }),
  response: profileDetail,
  problems: ['not_found'],
});

export const getProfilePhoto = route('getProfilePhoto', {
  summary:
    'A clear rendition of a photo; of a removed one only for staff who decide about photos or appeals.',
  access: 'staff:profiles:read',
  ...storedPicture,
  params: z.strictObject({ tenant: tenantId, file: z.string() }),
  answers: 'image/*',
  problems: ['not_found'],
});

export const markPhoto = route('markPhoto', {
  summary: 'Marks an approved photo as explicit, or takes the mark away.',
  access: 'staff:photos:inspect',
  params: z.strictObject({ id: rowKey, photo: id }),
  body: z.strictObject({ explicit: z.boolean() }),
  response: done,
  problems: ['not_found'],
});
