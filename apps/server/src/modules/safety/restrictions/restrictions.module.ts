import { Module } from '@nestjs/common';
import type { EntityClass } from '../../../kernel/database/data-source.js';
import { AccountsModule } from '../../accounts/accounts.module.js';
import { StaffModule } from '../../console/staff/staff.module.js';
import { ProfilesModule } from '../../profiles/profiles.module.js';
import { DeskModule } from '../desk/desk.module.js';
import { AppealDesk } from './appeals/appeal-desk.js';
import { AppealEntity, AppealsRepository } from './appeals/appeals.repository.js';
import { DecideAppeal } from './appeals/decide-appeal.js';
import { MakeAppeal } from './appeals/make-appeal.js';
import { EraseRestrictions } from './erase-restrictions.js';
import { ExportRestrictions } from './export-restrictions.js';
import { AccountEffects } from './imposing/account-effects.js';
import { DecisionLimit } from './imposing/decision-limit.js';
import { EndRestriction } from './imposing/end-restriction.js';
import { ImposeRestriction } from './imposing/impose-restriction.js';
import { ManageRestrictions } from './imposing/manage-restrictions.js';
import { RestrictionEffects } from './imposing/restriction-effects.js';
import { TellDesk } from './imposing/tell-desk.js';
import { RestrictionDeskController } from './restriction-desk.controller.js';
import { RestrictionEntity } from './restriction.entity.js';
import { RestrictionsApi } from './restrictions.api.js';
import { RestrictionsController } from './restrictions.controller.js';
import { RestrictionsRepository } from './restrictions.repository.js';
import { RestrictionLinks } from './statements/restriction-links.js';
import { RestrictionMails } from './statements/restriction-mails.js';
import { RestrictionVoice } from './statements/restriction-voice.js';
import { ShowRestriction } from './statements/show-restriction.js';

export const restrictionsEntities: readonly EntityClass[] = [RestrictionEntity, AppealEntity];

/** What is taken from members, with its reasons, and how they appeal (trust 9). */
@Module({
  imports: [AccountsModule, DeskModule, ProfilesModule, StaffModule],
  controllers: [RestrictionDeskController, RestrictionsController],
  providers: [
    AccountEffects,
    AppealDesk,
    AppealsRepository,
    DecideAppeal,
    EraseRestrictions,
    ExportRestrictions,
    MakeAppeal,
    ManageRestrictions,
    RestrictionMails,
    ShowRestriction,
    TellDesk,
    DecisionLimit,
    EndRestriction,
    ImposeRestriction,
    RestrictionEffects,
    RestrictionLinks,
    RestrictionsApi,
    RestrictionsRepository,
    RestrictionVoice,
  ],
  exports: [RestrictionEffects, RestrictionMails, RestrictionsApi],
})
export class RestrictionsModule {}
