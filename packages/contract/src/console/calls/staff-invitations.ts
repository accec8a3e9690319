import { z } from 'zod';
import { route } from '../../route.js';
import { staffRoles } from '../staff.js';
import { done, id, instant, tenantId } from '../../values.js';
import { staffPosition } from './staff.js';

export const staffInvitation = z.strictObject({
  id,
  email: z.string(),
  name: z.string(),
  role: z.enum(staffRoles),
  /** Null for all. */
  tenants: z.array(tenantId).nullable(),
  /** Name of the inviting staff member. */
  created_by: z.string(),
  expires_at: instant,
});
export type StaffInvitation = z.output<typeof staffInvitation>;

export const listStaffInvitations = route('listStaffInvitations', {
  summary: 'Invitations of staff that are open.',
  access: 'staff:staff:manage',
  response: z.array(staffInvitation),
  problems: [],
});

export const inviteStaff = route('inviteStaff', {
  summary:
    'Invites somebody to the staff, in place of an earlier invitation. Its token is in this answer and nowhere else.',
  access: 'staff:staff:manage',
  body: z.strictObject({ email: z.string().max(254), ...staffPosition }),
  response: staffInvitation.extend({ token: z.string() }),
  problems: ['email_taken', 'validation_failed'],
});

export const revokeStaffInvitation = route('revokeStaffInvitation', {
  summary: 'Takes an invitation of staff back.',
  access: 'staff:staff:manage',
  params: z.strictObject({ id }),
  response: done,
  problems: ['not_found'],
});

const token = z.string().max(200);

export const openStaffInvitation = route('openStaffInvitation', {
  summary: 'Whom an invitation of staff is for.',
  access: 'visitor',
  body: z.strictObject({ token }),
  response: staffInvitation.pick({ email: true, name: true, role: true }),
  problems: ['invite_invalid'],
});

export const acceptStaffInvitation = route('acceptStaffInvitation', {
  summary:
    'Uses an invitation of staff up, with a password of one’s own. The first login sets the second factor up.',
  access: 'visitor',
  body: z.strictObject({ token, password: z.string().max(1000) }),
  response: done,
  problems: ['invite_invalid', 'email_taken', 'validation_failed'],
});
