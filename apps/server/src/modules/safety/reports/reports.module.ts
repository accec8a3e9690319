import { Module } from '@nestjs/common';
import type { EntityClass } from '../../../kernel/database/data-source.js';
import { AccountsModule } from '../../accounts/accounts.module.js';
import { TrafficModule } from '../../brands/traffic/traffic.module.js';
import { ChatsModule } from '../../chats/chats.module.js';
import { AuthenticationModule } from '../../console/authentication/authentication.module.js';
import { StaffModule } from '../../console/staff/staff.module.js';
import { DiscoveryModule } from '../../meeting/discovery/discovery.module.js';
import { LikesModule } from '../../meeting/likes/likes.module.js';
import { PhotosModule } from '../../profiles/photos/photos.module.js';
import { ProfilesModule } from '../../profiles/profiles.module.js';
import { DeskModule } from '../desk/desk.module.js';
import { RestrictionsModule } from '../restrictions/restrictions.module.js';
import { DescribeCase } from './cases/describe-case.js';
import { ReportCaseEntity } from './cases/report-case.entity.js';
import { ReportCases } from './cases/report-cases.js';
import { ReportDesk } from './cases/report-desk.js';
import { TakeMeasure } from './cases/take-measure.js';
import { Complainants } from './complainants.js';
import { ComplaintLinks } from './complaint-links.js';
import { FileReport } from './filing/file-report.js';
import { FindSubject } from './filing/find-subject.js';
import { ReportGate } from './filing/report-gate.js';
import { ResolveAddress } from './filing/resolve-address.js';
import { MemberReports } from './member-reports.js';
import { ConsoleReportPicturesController } from './pictures/console-report-pictures.controller.js';
import { ReportPictureEntity } from './pictures/report-picture.entity.js';
import { RemoveReportPictures, ReportPictures } from './pictures/report-pictures.js';
import { ReportMails } from './report-mails.js';
import { ReportEntity } from './report.entity.js';
import { ReportsApi } from './reports.api.js';
import { ReportsController } from './reports.controller.js';
import { ReportsRepository } from './reports.repository.js';

export const reportsEntities: readonly EntityClass[] = [ReportCaseEntity, ReportEntity, ReportPictureEntity];

/** Reports by anyone about what they see, their evidence and what becomes of them (trust 8). */
@Module({
  imports: [
    AccountsModule,
    AuthenticationModule,
    ChatsModule,
    DeskModule,
    DiscoveryModule,
    LikesModule,
    PhotosModule,
    ProfilesModule,
    RestrictionsModule,
    StaffModule,
    TrafficModule,
  ],
  controllers: [ReportsController, ConsoleReportPicturesController],
  providers: [
    ReportsApi,
    ReportsRepository,
    // A report comes in, with what its reporter sees.
    ReportGate,
    FindSubject,
    FileReport,
    Complainants,
    ComplaintLinks,
    ResolveAddress,
    ReportPictures,
    RemoveReportPictures,
    // Its case is decided on the desk.
    ReportCases,
    ReportDesk,
    DescribeCase,
    TakeMeasure,
    // What reporters and a member's page learn of it.
    ReportMails,
    MemberReports,
  ],
  exports: [Complainants, ComplaintLinks, FileReport, MemberReports, ReportGate, ReportMails, ReportsApi],
})
export class ReportsModule {}
