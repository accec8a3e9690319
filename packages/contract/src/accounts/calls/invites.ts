import { z } from 'zod';
import { inviteDays } from '../invite-rules.js';
import { route } from '../../route.js';
import { listQuery } from '../../console/list-query.js';
import { done, instant, rowKey, tenantId } from '../../values.js';

/** Invitations on the console: single-use links into an invitation-only brand (decisions §3.6). */

export const inviteColumns = ['created_at', 'expires_at'] as const;
export const inviteFilter = z.strictObject({ tenant: tenantId.optional() });

export const inviteRow = z.strictObject({
  id: rowKey,
  tenant: tenantId,
  /** The staff member's name; their id once they have left. */
  created_by: z.string(),
  created_at: instant,
  expires_at: instant,
  used_at: instant.nullable(),
  /** `<tenant>:<profile id>` of the member who used it; null while unused, and once that member has left. */
  used_by: z.string().nullable(),
  state: z.enum(['open', 'used', 'expired']),
});
export type InviteRow = z.output<typeof inviteRow>;

export const listInvites = route('listInvites', {
  summary: 'Invitations of the brands the staff member was given; Content-Range carries the count.',
  access: 'staff:invites:write',
  query: listQuery,
  list: { columns: inviteColumns, filter: inviteFilter },
  response: z.array(inviteRow),
  problems: ['not_found', 'validation_failed'],
});

export const createInvite = route('createInvite', {
  summary: 'Makes an invitation. Its link is in this answer and nowhere else: only its hash is kept.',
  access: 'staff:invites:write',
  body: z.strictObject({
    tenant: tenantId,
    days: z.int().min(1).max(inviteDays.most).default(inviteDays.usual),
  }),
  response: inviteRow.extend({
    /** The signup page with the token in its `#` fragment, which no log records. */
    link: z.string(),
  }),
  problems: ['not_found'],
});

export const revokeInvite = route('revokeInvite', {
  summary: 'Takes an invitation back that nobody used.',
  access: 'staff:invites:write',
  params: z.strictObject({ id: rowKey }),
  response: done,
  problems: ['not_found', 'invite_invalid'],
});
