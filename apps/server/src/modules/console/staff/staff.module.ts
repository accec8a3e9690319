import { Module } from '@nestjs/common';
import type { EntityClass } from '../../../kernel/database/data-source.js';
import { AuthenticationModule } from '../authentication/authentication.module.js';
import { ChangeStaffPassword } from './account/change-staff-password.js';
import { ConfirmStaff } from './account/confirm-staff.js';
import { StaffAccountController } from './account/staff-account.controller.js';
import { AuditEntriesRepository } from './audit/audit-entries.repository.js';
import { AuditEntryEntity } from './audit/audit-entry.entity.js';
import { AuditLog } from './audit/audit-log.js';
import { AuditLogRepository } from './audit/audit-log.repository.js';
import {
  AuditCountEntity,
  AuditSealEntity,
  AuditSealsRepository,
  AuditSubjectEntity,
} from './audit/audit-seals.repository.js';
import { AuditController } from './audit/audit.controller.js';
import { RecentChanges } from './audit/recent-changes.js';
import { SealAuditLog } from './audit/seal-audit-log.js';
import { SweepAuditLog } from './audit/sweep-audit-log.js';
import { VerifyAuditLog } from './audit/verify-audit-log.js';
import { WatchAuditLog } from './audit/watch-audit-log.js';
import { GivenBrands } from './desk/given-brands.js';
import { ListPages } from './desk/list-pages.js';
import { Handover } from './desk/handover.js';
import { StaffFiles } from './desk/staff-files.js';
import { StaffPictures } from './desk/staff-pictures.js';
import { SavedFiltersController } from './filters/saved-filters.controller.js';
import { SavedFilterEntity, SavedFiltersRepository } from './filters/saved-filters.repository.js';
import { FinishStaffLogin } from './login/finish-staff-login.js';
import { LogInStaff } from './login/log-in-staff.js';
import { LoginTickets } from './login/login-tickets.js';
import { RefusedLogins } from './login/refused-logins.js';
import { CheckStaffCode } from './login/second-factor/check-staff-code.js';
import { DemoCodes } from './login/second-factor/demo-codes.js';
import { ResetSecondFactor } from './login/second-factor/reset-second-factor.js';
import { SecondFactor } from './login/second-factor/second-factor.js';
import {
  SecondFactorsRepository,
  StaffRecoveryCodeEntity,
} from './login/second-factor/second-factors.repository.js';
import { SecretBox } from './login/second-factor/secret-box.js';
import { StaffSessionController } from './login/staff-session.controller.js';
import { AuditedMemberEntity, AuditedMembersRepository } from './access-log/audited-members.repository.js';
import { AccessLogController } from './access-log/access-log.controller.js';
import { AccessLog } from './access-log/access-log.js';
import { AddStaffPasskey } from './passkeys/add-staff-passkey.js';
import { ConsolePasskeyPlace } from './passkeys/console-passkey-place.js';
import { LogInStaffByPasskey } from './passkeys/log-in-staff-by-passkey.js';
import { StaffPasskeysController } from './passkeys/staff-passkeys.controller.js';
import { StaffPasskeyEntity, StaffPasskeysRepository } from './passkeys/staff-passkeys.repository.js';
import { CreateStaff } from './people/create-staff.js';
import { ManageStaff } from './people/manage-staff.js';
import { StaffInvitations } from './people/staff-invitations.js';
import { StaffInvitationsController } from './people/staff-invitations.controller.js';
import { StaffInvitationEntity, StaffInvitationsRepository } from './people/staff-invitations.repository.js';
import { StaffRules } from './people/staff-rules.js';
import { StaffController } from './people/staff.controller.js';
import { StaffEntity } from './people/staff.entity.js';
import { StaffTenantEntity, StaffRepository } from './people/staff.repository.js';
import { StaffApi } from './staff.api.js';

export const staffEntities: readonly EntityClass[] = [
  StaffEntity,
  StaffTenantEntity,
  StaffInvitationEntity,
  StaffPasskeyEntity,
  StaffRecoveryCodeEntity,
  AuditCountEntity,
  AuditEntryEntity,
  AuditSealEntity,
  AuditSubjectEntity,
  AuditedMemberEntity,
  SavedFilterEntity,
];

@Module({
  imports: [AuthenticationModule],
  controllers: [
    AuditController,
    AccessLogController,
    SavedFiltersController,
    StaffAccountController,
    StaffController,
    StaffInvitationsController,
    StaffPasskeysController,
    StaffSessionController,
  ],
  providers: [
    StaffApi,
    // People: the console's staff, with their roles and brands.
    StaffRepository,
    StaffRules,
    CreateStaff,
    ManageStaff,
    StaffInvitations,
    StaffInvitationsRepository,
    // Login: the password, then the second factor.
    LogInStaff,
    RefusedLogins,
    LoginTickets,
    FinishStaffLogin,
    CheckStaffCode,
    SecondFactor,
    SecondFactorsRepository,
    ResetSecondFactor,
    SecretBox,
    DemoCodes,
    // Passkeys; each replaces both factors.
    AddStaffPasskey,
    ConsolePasskeyPlace,
    LogInStaffByPasskey,
    StaffPasskeysRepository,
    // A staff member's own account, and the confirmation for changing it.
    ChangeStaffPassword,
    ConfirmStaff,
    // The audit log: written, sealed, verified, and deleted after seven years.
    AuditLog,
    AuditLogRepository,
    AuditEntriesRepository,
    AuditSealsRepository,
    SealAuditLog,
    SweepAuditLog,
    VerifyAuditLog,
    WatchAuditLog,
    RecentChanges,
    AccessLog,
    AuditedMembersRepository,
    // Shared by all desks and lists.
    GivenBrands,
    ListPages,
    SavedFiltersRepository,
    Handover,
    StaffFiles,
    StaffPictures,
  ],
  exports: [
    AuditLog,
    DemoCodes,
    GivenBrands,
    ListPages,
    AccessLog,
    Handover,
    RecentChanges,
    SecretBox,
    StaffApi,
    StaffFiles,
    StaffPictures,
  ],
})
export class StaffModule {}
