import { z } from 'zod';
import { languages } from '../../languages.js';
import { appealDecisions, restrictionEnds, restrictionKinds } from '../restriction-kinds.js';
import { restrictionNoteLength } from '../appeal-rules.js';
import { heldFields } from '../../profiles/own-profile-rules.js';
import { accountGrounds, photoGrounds, textGrounds } from '../restriction-grounds.js';
import { route } from '../../route.js';
import { done, id, instant, rowKey, tenantId } from '../../values.js';

/** Restrictions that staff impose on a member apart from the profile, and lift (decisions §9, trust 9). */

const keyParams = z.strictObject({ id: rowKey });

/** Facts shown to the member. */
const note = z.string().max(restrictionNoteLength).optional();

const draft = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.enum(['profile_disabled', 'account_banned']),
    ground: z.enum(accountGrounds),
    note,
  }),
  z.strictObject({ kind: z.literal('photo_removed'), photo_id: id, ground: z.enum(photoGrounds), note }),
  z.strictObject({
    kind: z.literal('text_removed'),
    field: z.enum(heldFields),
    ground: z.enum(textGrounds),
    note,
  }),
]);
export type RestrictionDraft = z.output<typeof draft>;

export const restrictionRow = z.strictObject({
  id: rowKey,
  kind: z.enum(restrictionKinds),
  ground: z.string(),
  statement: z.string(),
  language: z.enum(languages),
  automated: z.boolean(),
  /** The staff member's name; their id once they have left, null for an automatic decision. */
  decided_by: z.string().nullable(),
  decided_at: instant,
  ended_at: instant.nullable(),
  end_reason: z.enum(restrictionEnds).nullable(),
  appeal: z.enum([...appealDecisions, 'open']).nullable(),
});
export type RestrictionRow = z.output<typeof restrictionRow>;

export const listRestrictions = route('listRestrictions', {
  summary: 'What was taken from a member, the newest first.',
  access: 'staff:profiles:read',
  params: keyParams,
  response: z.array(restrictionRow),
  problems: ['not_found'],
});

export const previewRestriction = route('previewRestriction', {
  summary: 'The statement as the member would get it. Changes nothing.',
  access: 'staff:members:restrict',
  params: keyParams,
  body: draft,
  response: z.strictObject({ statement: z.string(), language: z.enum(languages) }),
  problems: ['not_found', 'already_restricted'],
});

export const imposeRestriction = route('imposeRestriction', {
  summary:
    'Disables a profile, bans its account or removes a photo or a text of it, with the statement and its mail.',
  access: 'staff:members:restrict',
  params: keyParams,
  body: draft,
  response: restrictionRow,
  problems: ['not_found', 'already_restricted'],
});

export const endRestriction = route('endRestriction', {
  summary: 'Takes a restriction back; the member is told.',
  access: 'staff:members:restrict',
  params: keyParams,
  body: z.strictObject({ note }),
  response: restrictionRow,
  problems: ['not_found', 'appeal_closed'],
});

export const liftMailboxBan = route('liftMailboxBan', {
  summary: 'Lets a mailbox sign up again whose owner was banned and has left since.',
  access: 'staff:members:restrict',
  body: z.strictObject({ tenant: tenantId, email: z.string().max(254) }),
  response: done,
  problems: ['not_found'],
});
