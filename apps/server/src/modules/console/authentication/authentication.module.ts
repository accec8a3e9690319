import { Module } from '@nestjs/common';
import type { EntityClass } from '../../../kernel/database/data-source.js';
import { KnownDevices } from './known-devices.js';
import { Lockout } from './lockout/lockout.js';
import { LoginAttempts } from './lockout/login-attempts.js';
import { LoginFailureEntity } from './lockout/login-failure.entity.js';
import { LoginFailuresRepository } from './lockout/login-failures.repository.js';
import { StaffLoginFailureEntity } from './lockout/staff-login-failure.entity.js';
import { PasskeyChallenges } from './passkeys/passkey-challenges.js';
import { KeyedHashes } from './passwords/keyed-hashes.js';
import { Passwords } from './passwords/passwords.js';
import {
  StaffDevices,
  StaffHashes,
  StaffLockout,
  StaffLoginAttempts,
  StaffLoginFailures,
  StaffPasskeyChallenges,
  StaffPasswords,
} from './staff-guards.js';

export const authenticationEntities: readonly EntityClass[] = [LoginFailureEntity, StaffLoginFailureEntity];

const forMembers = [
  KeyedHashes,
  KnownDevices,
  Lockout,
  LoginAttempts,
  LoginFailuresRepository,
  PasskeyChallenges,
  Passwords,
];
const forStaff = [
  StaffDevices,
  StaffHashes,
  StaffLockout,
  StaffLoginAttempts,
  StaffPasskeyChallenges,
  StaffPasswords,
];

@Module({
  providers: [...forMembers, ...forStaff, StaffLoginFailures],
  exports: [...forMembers, ...forStaff],
})
export class AuthenticationModule {}
