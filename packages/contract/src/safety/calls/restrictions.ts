import { z } from 'zod';
import { appealTextLength } from '../appeal-rules.js';
import { route } from '../../route.js';
import { listedRestriction, ownRestriction } from '../restriction.js';
import { id, token } from '../../values.js';

/**
 * A member's restrictions, their reasons, and the appeal (trust 9); for the member, logged in or by the mailed link.
 */

const restrictionParams = z.strictObject({ id });
const appealText = z.string().max(appealTextLength);

export const listOwnRestrictions = route('listOwnRestrictions', {
  summary: 'What was taken from the member and still is, the newest first.',
  access: 'member',
  response: z.strictObject({ restrictions: z.array(listedRestriction) }),
  problems: [],
});

export const getRestriction = route('getRestriction', {
  summary: "One of the member's own restrictions with its statement of reasons.",
  access: 'member',
  params: restrictionParams,
  response: ownRestriction,
  problems: ['not_found'],
});

export const appealRestriction = route('appealRestriction', {
  summary: 'Appeals a restriction of one’s own, once; the answer has the receipt’s number.',
  access: 'member',
  params: restrictionParams,
  body: z.strictObject({ text: appealText }),
  response: ownRestriction,
  problems: ['not_found', 'appeal_closed'],
});

export const openRestriction = route('openRestriction', {
  summary: 'The statement that a mailed link leads to, for a member who can’t log in any more.',
  access: 'visitor',
  params: restrictionParams,
  body: z.strictObject({ token }),
  response: ownRestriction,
  problems: ['link_expired'],
});

export const appealByLink = route('appealByLink', {
  summary: 'Appeals the restriction that a mailed link leads to, once.',
  access: 'visitor',
  params: restrictionParams,
  body: z.strictObject({ token, text: appealText }),
  response: ownRestriction,
  problems: ['link_expired', 'appeal_closed'],
});
