import { Module } from '@nestjs/common';
import type { EntityClass } from '../../kernel/database/data-source.js';
import { ConsoleHashes } from './console-hashes.js';
import { KeyedHashes } from './keyed-hashes.js';
import { KnownDevices } from './known-devices.js';
import { Lockout } from './lockout.js';
import { LoginFailureEntity } from './login-failure.entity.js';
import { LoginFailuresRepository } from './login-failures.repository.js';
import { Passwords } from './passwords.js';
import { StaffDevices } from './staff-devices.js';
import { StaffLockout } from './staff-lockout.js';
import { StaffLoginFailureEntity } from './staff-login-failure.entity.js';
import { StaffLoginFailuresRepository } from './staff-login-failures.repository.js';

export const authenticationEntities: readonly EntityClass[] = [LoginFailureEntity, StaffLoginFailureEntity];

@Module({
  providers: [
    ConsoleHashes,
    KeyedHashes,
    KnownDevices,
    Lockout,
    LoginFailuresRepository,
    Passwords,
    StaffDevices,
    StaffLockout,
    StaffLoginFailuresRepository,
  ],
  exports: [
    ConsoleHashes,
    KeyedHashes,
    KnownDevices,
    Lockout,
    LoginFailuresRepository,
    Passwords,
    StaffDevices,
    StaffLockout,
  ],
})
export class AuthenticationModule {}
