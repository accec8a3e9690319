import { Injectable } from '@nestjs/common';
import { EraseReports } from './erase-reports.js';
import { ExportReports, type ReportExport } from './export-reports.js';

export { ComplaintLinks } from './complaint-links.js';
export { Complainants, type Complainant } from './complainants.js';
export { FileReport } from './filing/file-report.js';
export { describedBy } from './filing/find-subject.js';
export { MemberReports } from './member-reports.js';
export { ReportGate } from './filing/report-gate.js';
export { receiptNumber } from './report-rules.js';
export { ShowReport, type ReportState } from './cases/show-report.js';
export { ReportMails, reportMailJob, type ReportMail, type ReportMailOrder } from './report-mails.js';
export type { ReportExport };

/** What other modules may do with reports. */
@Injectable()
export class ReportsApi {
  constructor(
    private readonly eraseReports: EraseReports,
    private readonly exportReports: ExportReports,
  ) {}

  /** See `EraseReports.erase`. */
  erase(memberId: string, names: readonly string[], email: string | undefined): Promise<void> {
    return this.eraseReports.erase(memberId, names, email);
  }

  /** See `ExportReports.export`. */
  export(memberId: string): Promise<ReportExport[]> {
    return this.exportReports.export(memberId);
  }
}
