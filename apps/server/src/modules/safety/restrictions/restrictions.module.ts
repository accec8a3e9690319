import { Module } from '@nestjs/common';
import type { EntityClass } from '../../../kernel/database/data-source.js';
import { AccountsModule } from '../../accounts/accounts.module.js';
import { StaffModule } from '../../console/staff/staff.module.js';
import { ProfilesModule } from '../../profiles/profiles.module.js';
import { DeskModule } from '../desk/desk.module.js';
import { AppealDesk } from './appeals/appeal-desk.js';
import { Appeals } from './appeals/appeals.js';
import { AppealEntity, AppealsRepository } from './appeals/appeals.repository.js';
import { DecideAppeal } from './appeals/decide-appeal.js';
import { AccountEffects } from './imposing/account-effects.js';
import { EndRestriction } from './imposing/end-restriction.js';
import { ImposeRestriction } from './imposing/impose-restriction.js';
import { ManageRestrictions } from './imposing/manage-restrictions.js';
import { RestrictionEffects } from './imposing/restriction-effects.js';
import { MemberRestrictions } from './member-restrictions.js';
import { RestrictionDeskController } from './restriction-desk.controller.js';
import { RestrictionEntity } from './restriction.entity.js';
import { RestrictionsApi } from './restrictions.api.js';
import { RestrictionsController } from './restrictions.controller.js';
import { RestrictionsRepository } from './restrictions.repository.js';
import { RestrictionLinks } from './statements/restriction-links.js';
import { RestrictionMails } from './statements/restriction-mails.js';
import { RestrictionVoice } from './statements/restriction-voice.js';

export const restrictionsEntities: readonly EntityClass[] = [RestrictionEntity, AppealEntity];

/** Restrictions against members, with their reasons, and appeals (trust 9). */
@Module({
  imports: [AccountsModule, DeskModule, ProfilesModule, StaffModule],
  controllers: [RestrictionDeskController, RestrictionsController],
  providers: [
    RestrictionsApi,
    RestrictionsRepository,
    // A restriction with its effect, and its end.
    ManageRestrictions,
    ImposeRestriction,
    EndRestriction,
    RestrictionEffects,
    AccountEffects,
    // The statement of reasons, on the site and by mail.
    MemberRestrictions,
    RestrictionMails,
    RestrictionVoice,
    RestrictionLinks,
    // The member's appeal, and a second person's decision.
    AppealsRepository,
    Appeals,
    AppealDesk,
    DecideAppeal,
  ],
  exports: [RestrictionEffects, RestrictionMails, RestrictionsApi],
})
export class RestrictionsModule {}
