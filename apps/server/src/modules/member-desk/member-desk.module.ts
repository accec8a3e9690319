import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { ConsentsModule } from '../consents/consents.module.js';
import { DepartureModule } from '../departure/departure.module.js';
import { PaymentDeskModule } from '../payment-desk/payment-desk.module.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { PhotosModule } from '../photos/photos.module.js';
import { ProfilesModule } from '../profiles/profiles.module.js';
import { ReportsModule } from '../reports/reports.module.js';
import { StaffModule } from '../staff/staff.module.js';
import { SupportModule } from '../support/support.module.js';
import { ActOnAccount } from './act-on-account.js';
import { FindMembers } from './find-members.js';
import { MemberDeskController } from './member-desk.controller.js';
import { ResendMail } from './resend-mail.js';
import { ShowMemberPage } from './show-member-page.js';
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
    StaffModule,
    SupportModule,
  ],
  controllers: [MemberDeskController],
  providers: [ActOnAccount, FindMembers, ResendMail, ShowMemberPage, TellAccount, MemberRows],
})
export class MemberDeskModule {}
