import { z } from 'zod';
import { route } from '../../route.js';
import { contactsIn } from '../../text/text-rules.js';
import { done, id, token } from '../../values.js';
import {
  dateShareStates,
  isWallTime,
  longestSharedName,
  longestSharedPlace,
  mostDateShares,
  wallTimePattern,
} from '../date-share.js';

/** Plans for a date, shown by a link to somebody whom the member trusts. Nobody looks at their texts. */

/** Plain text on one line, without a link: the page must lead nobody elsewhere. */
const line = (longest: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(longest)
    .regex(/^[^\p{Cc}]*$/u)
    .refine((text) => !contactsIn(text).includes('link'));

/** As clocks in the brand's time zone show it. */
const wallTime = z.string().regex(wallTimePattern).refine(isWallTime);

const plan = {
  /** The member's own first name, as they typed it. */
  sharer: line(longestSharedName),
  /** The first name of whom they meet. */
  other: line(longestSharedName),
  place: line(longestSharedPlace),
  at: wallTime,
};

const dateShare = z.strictObject({
  id,
  sharer: z.string(),
  other: z.string(),
  place: z.string(),
  at: z.string(),
  /** When the member is asked whether all is well. */
  asked_at: z.string(),
  ends_at: z.string(),
  state: z.enum(dateShareStates),
  /** Whether the link was opened; nothing is known of who did. */
  opened: z.boolean(),
});
export type DateShare = z.output<typeof dateShare>;

const link = z.url();

export const getDateShares = route('getDateShares', {
  summary: 'What the member shares, newest first; what has ended is there for a week after the date.',
  access: 'member',
  response: z.strictObject({
    shares: z.array(dateShare),
    /** The host of new links. */
    link_host: z.string(),
    /** Whether that host is not the brand’s, so that the link names no brand. */
    is_neutral: z.boolean(),
    /** In the brand’s time zone, as the next two: from and until when a date can be given. */
    now: z.string(),
    earliest: z.string(),
    latest: z.string(),
  }),
  problems: [],
});

export const shareDate = route('shareDate', {
  summary: `Makes a link to a plan; ${mostDateShares} hold at once. The link is answered this once: its token is stored as a hash.`,
  access: 'member',
  body: z.strictObject(plan),
  response: z.strictObject({ share: dateShare, link }),
  problems: ['date_share_limit_reached'],
});

export const changeDateShare = route('changeDateShare', {
  summary: 'Changes the plan behind a link that holds.',
  access: 'member',
  params: z.strictObject({ id }),
  body: z.strictObject(plan),
  response: dateShare,
  problems: ['not_found'],
});

export const renewDateShareLink = route('renewDateShareLink', {
  summary: 'Makes another link to a plan; the one before ends.',
  access: 'member',
  params: z.strictObject({ id }),
  response: z.strictObject({ share: dateShare, link }),
  problems: ['not_found'],
});

export const checkIn = route('checkIn', {
  summary: 'Says that all is well: the page of the link says only that from now on.',
  access: 'member',
  params: z.strictObject({ id }),
  response: dateShare,
  problems: ['not_found'],
});

export const endDateShare = route('endDateShare', {
  summary: 'Ends the link and deletes the plan at once.',
  access: 'member',
  params: z.strictObject({ id }),
  response: done,
  problems: ['not_found'],
});

export const openSharedDate = route('openSharedDate', {
  summary:
    'What a link shows, for its token. A token that is wrong, ended or never was is answered alike. Called on the host of the links, too.',
  access: 'visitor',
  // Of each network over all brands: on the host of links there is none.
  limit: 'own',
  body: z.strictObject({ token }),
  response: z.strictObject({
    sharer: z.string(),
    /** Null once the member said that all is well. */
    plan: z.strictObject({ other: z.string(), place: z.string(), at: z.string() }).nullable(),
    state: z.enum(dateShareStates).exclude(['ended']),
    asked_at: z.string(),
    ends_at: z.string(),
    /** The emergency number where the sharer lives; null where it is not known. */
    emergency: z.string().nullable(),
  }),
  problems: ['link_expired'],
});
