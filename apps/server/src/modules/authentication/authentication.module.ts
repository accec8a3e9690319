import { Module } from '@nestjs/common';
import type { EntityClass } from '../../kernel/database/data-source.js';
import { KeyedHashes } from './keyed-hashes.js';
import { KnownDevices } from './known-devices.js';
import { Lockout } from './lockout.js';
import { LoginAttempts } from './login-attempts.js';
import { LoginFailureEntity } from './login-failure.entity.js';
import { LoginFailuresRepository } from './login-failures.repository.js';
import { Passwords } from './passwords.js';
import {
  StaffDevices,
  StaffHashes,
  StaffLockout,
  StaffLoginAttempts,
  StaffLoginFailures,
  StaffPasswords,
} from './staff-guards.js';
import { StaffLoginFailureEntity } from './staff-login-failure.entity.js';
import { SweepLoginFailures } from './sweep-login-failures.js';

export const authenticationEntities: readonly EntityClass[] = [LoginFailureEntity, StaffLoginFailureEntity];

const forMembers = [KeyedHashes, KnownDevices, Lockout, LoginAttempts, LoginFailuresRepository, Passwords];
const forStaff = [StaffDevices, StaffHashes, StaffLockout, StaffLoginAttempts, StaffPasswords];

@Module({
  providers: [...forMembers, ...forStaff, StaffLoginFailures, SweepLoginFailures],
  exports: [...forMembers, ...forStaff],
})
export class AuthenticationModule {}
