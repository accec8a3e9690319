import { Module } from '@nestjs/common';
import type { EntityClass } from '../../kernel/database/data-source.js';
import { AuthenticationModule } from '../authentication/authentication.module.js';
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
import { CreateStaff } from './create-staff.js';
import { DemoCodes } from './demo-codes.js';
import { FinishStaffLogin } from './finish-staff-login.js';
import { FindProfiles } from './find-profiles.js';
import { InvitesController } from './invites.controller.js';
import { LogInStaff } from './log-in-staff.js';
import { LoginTickets } from './login-tickets.js';
import { ManageInvites } from './manage-invites.js';
import { ConsoleProfilesController } from './profiles.controller.js';
import { RefusedLogins } from './refused-logins.js';
import { ResetSecondFactor } from './reset-second-factor.js';
import { SecondFactor } from './second-factor.js';
import { SecondFactorsRepository } from './second-factors.repository.js';
import { SecretBox } from './secret-box.js';
import { StaffController } from './staff.controller.js';
import { StaffRecoveryCodeEntity } from './staff-recovery-code.entity.js';
import { StaffSessionController } from './staff-session.controller.js';
import { StaffTenantEntity } from './staff-tenant.entity.js';
import { StaffEntity } from './staff.entity.js';
import { StaffRepository } from './staff.repository.js';
import { SweepAuditLog } from './sweep-audit-log.js';
import { TenantsController } from './tenants.controller.js';

export const adminEntities: readonly EntityClass[] = [
  StaffEntity,
  StaffTenantEntity,
  StaffRecoveryCodeEntity,
  AuditEntryEntity,
];

@Module({
  imports: [AccountsModule, AuthenticationModule, PhotosModule, ProfilesModule, SiteSettingsModule],
  controllers: [
    ConsolePhotosController,
    ConsoleProfilesController,
    InvitesController,
    StaffController,
    StaffSessionController,
    TenantsController,
  ],
  providers: [
    AdminApi,
    AuditLog,
    AuditLogRepository,
    AuditSettingsEdits,
    CreateStaff,
    DemoCodes,
    FinishStaffLogin,
    FindProfiles,
    LogInStaff,
    LoginTickets,
    ManageInvites,
    RefusedLogins,
    ResetSecondFactor,
    SecondFactor,
    SecondFactorsRepository,
    SecretBox,
    StaffRepository,
    SweepAuditLog,
  ],
  exports: [AdminApi, DemoCodes],
})
export class AdminModule {}
