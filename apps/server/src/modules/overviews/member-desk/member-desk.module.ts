import { Module } from '@nestjs/common';
import { AccountsModule } from '../../accounts/accounts.module.js';
import { StaffModule } from '../../console/staff/staff.module.js';
import { PaymentDeskModule } from '../../money/payment-desk/payment-desk.module.js';
import { PaymentsModule } from '../../money/payments/payments.module.js';
import { ConsentsModule } from '../../profiles/consents/consents.module.js';
import { PhotosModule } from '../../profiles/photos/photos.module.js';
import { ProfilesModule } from '../../profiles/profiles.module.js';
import { ReportsModule } from '../../safety/reports/reports.module.js';
import { RestrictionsModule } from '../../safety/restrictions/restrictions.module.js';
import { SupportModule } from '../../safety/support/support.module.js';
import { AccountClosureModule } from '../account-closure/account-closure.module.js';
import { ActOnAccount } from './account/act-on-account.js';
import { MemberMails } from './account/member-mails.js';
import { AccountPresenter } from './account/account-presenter.js';
import { EndBlocks } from './account/end-blocks.js';
import { FindMembers } from './find-members.js';
import { MemberDeskController } from './member-desk.controller.js';
import { MemberRows } from './member-rows.js';
import { ShowMemberPage } from './show-member-page.js';

/** The console's desk of members: a separate module, because it shows what all others have of one member. */
@Module({
  imports: [
    AccountsModule,
    ConsentsModule,
    AccountClosureModule,
    PaymentDeskModule,
    PaymentsModule,
    PhotosModule,
    ProfilesModule,
    ReportsModule,
    RestrictionsModule,
    StaffModule,
    SupportModule,
  ],
  controllers: [MemberDeskController],
  providers: [
    // Finding a member.
    FindMembers,
    MemberRows,
    // The member's page.
    ShowMemberPage,
    AccountPresenter,
    // Support's actions on the account.
    ActOnAccount,
    MemberMails,
    EndBlocks,
  ],
  exports: [FindMembers, MemberRows],
})
export class MemberDeskModule {}
