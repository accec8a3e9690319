import type { DeviceOwner } from '../../authentication/authentication.api.js';
import type { StaffEntity } from '../people/staff.entity.js';

/** Somebody of the staff as the owner of known browsers: these are forgotten when their way in is taken back. */
export function deviceOwner({ id, accessVersion }: StaffEntity): DeviceOwner {
  return { id, passwordVersion: accessVersion };
}
