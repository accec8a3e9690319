import { Module } from '@nestjs/common';
import type { EntityClass } from '../../kernel/database/data-source.js';
import { StaffSessions } from '../../kernel/http/caller.js';
import { Passwords } from '../accounts/accounts.api.js';
import { AccountsModule } from '../accounts/accounts.module.js';
import { PhotosModule } from '../photos/photos.module.js';
import { ProfilesModule } from '../profiles/profiles.module.js';
import { SiteSettingsModule } from '../site-settings/site-settings.module.js';
import { AdminApi } from './admin.api.js';
import { AuditEntryEntity } from './audit-entry.entity.js';
import { AuditLog } from './audit-log.js';
import { AuditLogRepository } from './audit-log.repository.js';
import { AuditSettingsEdits } from './audit-settings-edits.js';
import { ConsolePhotosController } from './console-photos.controller.js';
import { ConsoleSessions } from './console-sessions.js';
import { CreateStaff } from './create-staff.js';
import { InvitesController } from './invites.controller.js';
import { LogInStaff } from './log-in-staff.js';
import { ManageInvites } from './manage-invites.js';
import { ConsoleProfilesController } from './profiles.controller.js';
import { StaffLockout } from './staff-lockout.js';
import { StaffLoginFailureEntity } from './staff-login-failure.entity.js';
import { StaffLoginFailuresRepository } from './staff-login-failures.repository.js';
import { StaffSessionController } from './staff-session.controller.js';
import { StaffSessionEntity } from './staff-session.entity.js';
import { StaffTenantEntity } from './staff-tenant.entity.js';
import { StaffEntity } from './staff.entity.js';
import { StaffRepository } from './staff.repository.js';
import { SweepAuditLog } from './sweep-audit-log.js';
import { SweepStaff } from './sweep-staff.js';
import { TenantsController } from './tenants.controller.js';

export const adminEntities: readonly EntityClass[] = [
  StaffEntity,
  StaffTenantEntity,
  StaffSessionEntity,
  StaffLoginFailureEntity,
  AuditEntryEntity,
];

@Module({
  imports: [AccountsModule, PhotosModule, ProfilesModule, SiteSettingsModule],
  controllers: [
    ConsolePhotosController,
    ConsoleProfilesController,
    InvitesController,
    StaffSessionController,
    TenantsController,
  ],
  providers: [
    AdminApi,
    AuditLog,
    AuditLogRepository,
    AuditSettingsEdits,
    ConsoleSessions,
    { provide: StaffSessions, useExisting: ConsoleSessions },
    CreateStaff,
    LogInStaff,
    ManageInvites,
    // A turnstile of its own: staff must get in while many members log in.
    Passwords,
    StaffLockout,
    StaffLoginFailuresRepository,
    StaffRepository,
    SweepAuditLog,
    SweepStaff,
  ],
  exports: [AdminApi, StaffSessions],
})
export class AdminModule {}
