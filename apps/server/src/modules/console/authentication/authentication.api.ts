/** Authentication and its limits: the shared part of members' and staff's logins. `Staff…` is the same for staff. */
export { KeyedHashes } from './passwords/keyed-hashes.js';
export { KnownDevices, type DeviceOwner } from './known-devices.js';
export { Lockout } from './lockout/lockout.js';
export { LoginAttempts } from './lockout/login-attempts.js';
export { LoginFailuresRepository } from './lockout/login-failures.repository.js';
export { newPasswordProblem, repeatedPasswordProblems } from './passwords/password-rules.js';
export { PasskeyChallenges } from './passkeys/passkey-challenges.js';
export { challengeOf, checkPasskey, readMadePasskey, type PasskeyPlace } from './passkeys/check-passkey.js';
export type { PasswordTurn } from './passwords/password-queue.js';
export { hasPassword, Passwords, saltOf } from './passwords/passwords.js';
export {
  StaffDevices,
  StaffHashes,
  StaffLockout,
  StaffLoginAttempts,
  StaffPasskeyChallenges,
  StaffPasswords,
} from './staff-guards.js';
