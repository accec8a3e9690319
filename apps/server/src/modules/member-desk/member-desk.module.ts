import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { ConsentsModule } from '../consents/consents.module.js';
import { DepartureModule } from '../departure/departure.module.js';
import { PaymentDeskModule } from '../payment-desk/payment-desk.module.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { PhotosModule } from '../photos/photos.module.js';
import { ProfilesModule } from '../profiles/profiles.module.js';
import { ReportsModule } from '../reports/reports.module.js';
import { RestrictionsModule } from '../restrictions/restrictions.module.js';
import { StaffModule } from '../staff/staff.module.js';
import { SupportModule } from '../support/support.module.js';
import { ActOnAccount } from './act-on-account.js';
import { EndBlocks } from './end-blocks.js';
import { FindMembers } from './find-members.js';
import { MemberDeskController } from './member-desk.controller.js';
import { OnAccount } from './on-account.js';
import { ResendMail } from './resend-mail.js';
import { ShowMemberPage } from './show-member-page.js';
import { StartExport } from './start-export.js';
import { TellAccount } from './tell-account.js';
import { MemberRows } from './member-rows.js';

/** The console's desk of members: beside no module, because it shows what all of them know of one. */
@Module({
  imports: [
    AccountsModule,
    ConsentsModule,
    DepartureModule,
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
    ActOnAccount,
    EndBlocks,
    FindMembers,
    MemberRows,
    OnAccount,
    ResendMail,
    ShowMemberPage,
    StartExport,
    TellAccount,
  ],
})
export class MemberDeskModule {}
