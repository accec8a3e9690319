import { z } from 'zod';
import { route, staffRights } from '../../route.js';
import { listQuery } from '../list-query.js';
import { staffRoles } from '../staff.js';
import { done, id, instant, tenantId } from '../../values.js';
import { staffBrowser } from './staff-account.js';

export const staffMember = z.strictObject({
  id,
  email: z.string(),
  name: z.string(),
  role: z.enum(staffRoles),
  rights: z.array(z.enum(staffRights)),
  /** The staff member's brands; null for all (owners). */
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
  /** When they left; null for current staff. */
  ended_at: instant.nullable(),
  /** Number of browsers they are logged in with. */
  sessions: z.int().nonnegative(),
});
export type StaffRow = z.output<typeof staffRow>;

export const listStaff = route('listStaff', {
  summary: 'Who works on the console; Content-Range carries the count.',
  access: 'staff:staff:manage',
  query: listQuery,
  list: { columns: staffColumns, filter: staffFilter },
  response: z.array(staffRow),
  problems: ['validation_failed'],
});

/** What an owner sets for a staff member; an owner has all brands. */
export const staffPosition = {
  name: z.string().max(200),
  role: z.enum(staffRoles),
  tenants: z.array(tenantId).max(1000),
};

export const updateStaff = route('updateStaff', {
  summary: "Changes another staff member's name, role and brands, from their next call on.",
  access: 'staff:staff:manage',
  params: z.strictObject({ id }),
  body: z.strictObject(staffPosition),
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

export const listStaffBrowsers = route('listStaffBrowsers', {
  summary: 'Which browsers a staff member is logged in with, the newest login first.',
  access: 'staff:staff:manage',
  params: z.strictObject({ id }),
  response: z.array(staffBrowser),
  problems: ['not_found'],
});

export const endStaffSessions = route('endStaffSessions', {
  summary: 'Logs a staff member out everywhere.',
  access: 'staff:staff:manage',
  params: z.strictObject({ id }),
  response: done,
  problems: ['not_found'],
});

export const resetSecondFactor = route('resetSecondFactor', {
  summary: "Takes another staff member's second factor away: they are logged out and set a new one up.",
  access: 'staff:staff:manage',
  params: z.strictObject({ id }),
  response: done,
  problems: ['not_found', 'forbidden'],
});
