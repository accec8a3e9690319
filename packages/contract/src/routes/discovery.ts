import { z } from 'zod';
import { countries } from '../languages.js';
import { genders, previewReaders } from '../profile-values.js';
import { route } from '../route.js';
import { profile, profileCard, seeking } from '../shapes/profile.js';
import { id } from '../values.js';

/** The filter state of specification §3; keys that the brand's `search_fields` lacks are ignored. */
export const searchQuery = z.strictObject({
  gender: z.enum(genders).optional(),
  country: z.enum(countries).optional(),
  countryregion: z.string().max(80).optional(),
  min_age: z.coerce.number().int().min(18).max(120).optional(),
  max_age: z.coerce.number().int().min(18).max(120).optional(),
  /** Where the page starts: `next` of the page before. */
  after: z.string().max(80).optional(),
  /** Begins the search with whom the member seeks instead of with filters, as far as the brand offers them. */
  start: z.literal('seeking').optional(),
});
export type SearchQuery = z.output<typeof searchQuery>;

export const searchAnswer = z.strictObject({
  results: z.array(profileCard),
  /** Pass as `after` for the next page; null on the last one. */
  next: z.string().nullable(),
  /** Counted up to 1,000; `total_capped` says that there are more. */
  total: z.int().nonnegative(),
  total_capped: z.boolean(),
  /** Members near to the selection, shown under their own count when few match. */
  similar: z.array(profileCard),
  similar_total: z.int().nonnegative(),
  /** Whom the member seeks, if the search began by `start`. Null if they did not say, and in every other answer. */
  seeking: seeking.nullable(),
});
export type SearchAnswer = z.output<typeof searchAnswer>;

export const searchMembers = route('searchMembers', {
  summary:
    'Members that match the filters, those with a picture first, then newest activity first; keyset pages of 24.',
  access: 'visitor',
  limit: 'search',
  query: searchQuery,
  response: searchAnswer,
  problems: ['authentication_required'],
});

export const newMembers = route('newMembers', {
  summary:
    'Members with a picture who joined last, up to eight, for the front page; none where visitors may see none.',
  access: 'visitor',
  response: z.strictObject({ results: z.array(profileCard) }),
  problems: [],
});

export const getMember = route('getMember', {
  summary: "A member's profile as the reader may see it.",
  access: 'visitor',
  limit: 'profile',
  params: z.strictObject({ id }),
  response: z.strictObject({ profile }),
  problems: ['not_found', 'authentication_required'],
});

export const previewProfile = route('previewProfile', {
  summary:
    "The member's own profile as getMember answers it to a visitor, or to a member who never met them.",
  access: 'member',
  limit: 'profile',
  query: z.strictObject({ as: z.enum(previewReaders) }),
  response: z.strictObject({
    /** Null where such a reader sees no profile: `hidden` says why. */
    profile: profile.nullable(),
    hidden: z.enum(['disabled', 'invisible', 'login']).nullable(),
  }),
  problems: [],
});

export const relatedMembers = route('relatedMembers', {
  summary:
    "Up to eight members of the same gender and about the same age as the profile's, those of its region first.",
  access: 'visitor',
  limit: 'search',
  params: z.strictObject({ id }),
  response: z.strictObject({ results: z.array(profileCard) }),
  problems: ['not_found', 'authentication_required'],
});
