import { staffRights, type StaffRight } from '../route.js';

/** Roles of the console and their rights (decisions §9). */
export const staffRoles = ['owner', 'operator', 'moderator', 'support'] as const;
export type StaffRole = (typeof staffRoles)[number];

export function isStaffRole(value: unknown): value is StaffRole {
  return (staffRoles as readonly unknown[]).includes(value);
}

export const rightsOfRole: Record<StaffRole, readonly StaffRight[]> = {
  owner: staffRights,
  operator: [
    'tenants:read',
    'tenants:write',
    'tenants:create',
    'profiles:read',
    'growth:read',
    'transparency:read',
    'codes:write',
    'invites:write',
    'newsletters:write',
    'pages:write',
  ],
  moderator: [
    'tenants:read',
    'profiles:read',
    'profiles:write',
    'members:restrict',
    'members:read',
    'photos:inspect',
    'complaints:handle',
    'transparency:read',
    'fictional:answer',
    'replies:write',
  ],
  support: [
    'tenants:read',
    'profiles:read',
    'profiles:find_by_mail',
    'members:restrict',
    'members:read',
    'members:account',
    'credits:correct',
    'complaints:handle',
    'payments:refund',
    'support:answer',
    'replies:write',
  ],
};
