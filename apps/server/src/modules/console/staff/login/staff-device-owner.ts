import type { DeviceOwner } from '../../authentication/authentication.api.js';
import type { StaffEntity } from '../people/staff.entity.js';

/** Somebody of the staff as the owner of known browsers, which a reset of the second factor makes unknown. */
export function deviceOwner({ id, accessVersion }: StaffEntity): DeviceOwner {
  return { id, passwordVersion: accessVersion };
}
