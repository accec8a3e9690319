import { z } from 'zod';
import { countries } from '../../languages.js';
import { genders, interests, previewReaders } from '../../profiles/profile-values.js';
import { route } from '../../route.js';
import { searchRadii, searchSorts } from '../search-values.js';
import { foundCard, profile, profileCard, seeking } from '../../profiles/profile.js';
import { id } from '../../values.js';

const flag = z.literal('1').optional();

/**
 * The filter state of specification §3 and what else a brand may search by. Keys missing from its `search_fields` are
 * ignored, as are those that the reader may not use (`visitorSearchFields`) and a radius without a place.
 */
export const searchFilters = z.strictObject({
  gender: z.enum(genders).optional(),
  country: z.enum(countries).optional(),
  countryregion: z.string().max(80).optional(),
  min_age: z.coerce.number().int().min(18).max(120).optional(),
  max_age: z.coerce.number().int().min(18).max(120).optional(),
  /** Kilometres around the reader's place. */
  within_km: z.coerce.number().pipe(z.literal(searchRadii)).optional(),
  /** Comma-separated codes: members who share at least one of them. */
  interests: z
    .string()
    .max(700)
    .transform((codes) => codes.split(','))
    .pipe(z.array(z.enum(interests)))
    .optional(),
  /** Members who were active within the last minutes and share it. */
  online: flag,
  with_photo: flag,
  /** Members who joined within the last 14 days. */
  new: flag,
  /** Members whose main photo a moderator verified. */
  verified: flag,
  /** Members who answered a prompt. */
  with_prompts: flag,
});
export type SearchFilters = z.output<typeof searchFilters>;

export const searchQuery = searchFilters.extend({
  /** Absent: by relevance for members, by `last_online` for visitors, whose only other choice is `newest`. */
  sort: z.enum(searchSorts).optional(),
  /** Where the page starts: `next` of the previous page. */
  after: z.string().max(200).optional(),
  /**
   * Starts the search with the member's own preferences instead of with filters, as far as the brand offers those
   * filters.
   */
  start: z.literal('seeking').optional(),
});
export type SearchQuery = z.output<typeof searchQuery>;

const counted = {
  /** Exact up to `totalCap`; `total_capped` says that there are more. */
  total: z.int().nonnegative(),
  total_capped: z.boolean(),
};

export const searchAnswer = z.strictObject({
  results: z.array(foundCard),
  /** The number of this page of results, from 1 (decisions §11.6). */
  page: z.int().positive(),
  /** The sort of the results; differs from the requested one where that needs a place that the reader did not give. */
  sort: z.enum(searchSorts),
  /** Whether the reader gave their place: without it, there are no distances. */
  place_known: z.boolean(),
  /** Pass as `after` for the next page, with the same filters and sort; null on the last one. */
  next: z.string().nullable(),
  ...counted,
  /** Members close to the filters, with their own count; shown when few match. */
  similar: z.array(foundCard),
  /** As `total`. */
  similar_total: z.int().nonnegative(),
  similar_capped: z.boolean(),
  /** The member's preferences, if the search began by `start`. Null if they gave none, and in every other response. */
  seeking: seeking.nullable(),
});
export type SearchAnswer = z.output<typeof searchAnswer>;

export const searchMembers = route('searchMembers', {
  summary:
    'Members that match the filters, those with a picture first, in the order that `sort` names; keyset pages of 24.',
  access: 'visitor',
  limit: 'search',
  query: searchQuery,
  response: searchAnswer,
  problems: ['authentication_required'],
});

export const countMembers = route('countMembers', {
  summary: 'How many members match the filters, for a filter that is being chosen.',
  access: 'visitor',
  limit: 'count',
  query: searchFilters,
  response: z.strictObject(counted),
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
