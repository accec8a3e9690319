import type { StaffMember } from '@kindling/contract/console/calls/staff';
import type { StaffCaller } from '../../../../kernel/http/caller.js';

/** The logged-in staff member, as the console knows them. */
export function toStaffMember({ staffId, email, name, role, rights, tenants }: StaffCaller): StaffMember {
  return { id: staffId, email, name, role, rights: [...rights], tenants: tenants && [...tenants] };
}
