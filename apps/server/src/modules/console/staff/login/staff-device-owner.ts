import type { DeviceOwner } from '../../authentication/authentication.api.js';
import type { StaffEntity } from '../people/staff.entity.js';

/** A staff member as the owner of known browsers, which a reset of the second factor forgets. */
export function deviceOwner({ id, accessVersion }: StaffEntity): DeviceOwner {
  return { id, passwordVersion: accessVersion };
}
