import { z } from 'zod';
import { route, staffRights } from '../route.js';
import { listQuery } from '../shapes/list-query.js';
import { staffRoles } from '../staff.js';
import { done, id, instant, tenantId } from '../values.js';

export const staffMember = z.strictObject({
  id,
  email: z.string(),
  name: z.string(),
  role: z.enum(staffRoles),
  rights: z.array(z.enum(staffRights)),
  /** The brands this person was given; null for all (owners). */
  tenants: z.array(tenantId).nullable(),
});
export type StaffMember = z.output<typeof staffMember>;

export const staffColumns = ['name', 'email', 'role', 'created_at'] as const;

export const staffFilter = z.strictObject({});

export const staffRow = staffMember.omit({ rights: true }).extend({
  /** Whether it was set up. */
  second_factor: z.boolean(),
  /** How many are left. */
  recovery_codes: z.int().nonnegative(),
  created_at: instant,
  /** When they stopped working here; null for who does. */
  ended_at: instant.nullable(),
  /** How many browsers they are logged in with. */
  sessions: z.int().nonnegative(),
});
export type StaffRow = z.output<typeof staffRow>;

export const listStaff = route('listStaff', {
  summary: 'Who works on the console; Content-Range carries the count.',
  access: 'staff:staff:manage',
  query: listQuery,
  response: z.array(staffRow),
  problems: ['validation_failed'],
});

/** What an owner says of somebody; the brands of an owner are all. */
const position = {
  name: z.string().max(200),
  role: z.enum(staffRoles),
  tenants: z.array(tenantId).max(1000),
};

export const updateStaff = route('updateStaff', {
  summary: "Changes another staff member's name, role and brands, from their next call on.",
  access: 'staff:staff:manage',
  params: z.strictObject({ id }),
  body: z.strictObject(position),
  response: done,
  problems: ['not_found', 'forbidden', 'validation_failed'],
});

export const endStaff = route('endStaff', {
  summary:
    'Lets another staff member in no more: sessions, second factor and brands end, what they did keeps their name.',
  access: 'staff:staff:manage',
  params: z.strictObject({ id }),
  response: done,
  problems: ['not_found', 'forbidden'],
});

export const endStaffSessions = route('endStaffSessions', {
  summary: 'Logs a staff member out everywhere.',
  access: 'staff:staff:manage',
  params: z.strictObject({ id }),
  response: done,
  problems: ['not_found'],
});

export const staffInvitation = z.strictObject({
  id,
  email: z.string(),
  name: z.string(),
  role: z.enum(staffRoles),
  /** Null for all. */
  tenants: z.array(tenantId).nullable(),
  /** Name of who invited. */
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
  body: z.strictObject({ email: z.string().max(254), ...position }),
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

export const resetSecondFactor = route('resetSecondFactor', {
  summary: "Takes another staff member's second factor away: they are logged out and set a new one up.",
  access: 'staff:staff:manage',
  params: z.strictObject({ id }),
  response: done,
  problems: ['not_found', 'forbidden'],
});
