import { Injectable } from '@nestjs/common';
import type { ReportKind, ReportOutcome } from '@kindling/contract/safety/report-rules';
import { Database } from '../../../kernel/database/database.js';
import { withoutNames } from '../../../kernel/ground/without-names.js';
import { ProfilesApi } from '../../profiles/profiles.api.js';
import { namelessSnapshot, withoutReporter } from './cases/snapshot.js';
import { ComplaintLinks } from './complaint-links.js';
import { ReportsRepository, type FiledReport } from './reports.repository.js';

export { ComplaintLinks } from './complaint-links.js';
export { Complainants, type Complainant } from './complainants.js';
export { FileReport } from './filing/file-report.js';
export { describedBy } from './filing/find-subject.js';
export { MemberReports } from './member-reports.js';
export { ReportGate } from './filing/report-gate.js';
export { receiptNumber } from './report-rules.js';
export { pictureFilesJob } from './pictures/report-pictures.js';
export { ReportMails, reportMailJob, type ReportMail, type ReportMailOrder } from './report-mails.js';

/** The state of a report for its reporter: nothing about the reported member (trust 8). */
export interface ReportState {
  number: string;
  kind: ReportKind;
  reportedAt: Date;
  dueAt: Date;
  /** Null until it is decided. */
  outcome: ReportOutcome | null;
}

/** A member's own reports for their data export; it names others as they show themselves, as all exports do (trust 16). */
export type ReportExport = Omit<FiledReport, 'memberId' | 'kind' | 'closedAt'> & {
  about: FiledReport['kind'];
  name: string | null;
  decidedAt: Date | null;
};

/** What other modules may do with reports. */
@Injectable()
export class ReportsApi {
  constructor(
    private readonly complaintLinks: ComplaintLinks,
    private readonly database: Database,
    private readonly profiles: ProfilesApi,
    private readonly reports: ReportsRepository,
  ) {}

  /** A report by its mailed link. @returns undefined for a wrong token and for an unknown number, alike */
  async ofLink(number: string, token: string): Promise<ReportState | undefined> {
    const report = await this.reports.findByNumber(number);
    if (!report || !this.complaintLinks.opens('report', report.id, token)) return undefined;
    const found = await this.reports.findCase(report.caseId);
    if (!found) return undefined;
    const { kind, dueAt, outcome } = found;
    return { number, kind, reportedAt: report.reportedAt, dueAt, outcome };
  }

  /**
   * Replaces the names of an erased member in reports by them and about them (decisions §3.5). The cases stay until six months
   * after they were closed: leaving erases no report (trust 11).
   *
   * @param names every name of the member, and the address
   * @param email their address; undefined when it is no longer known
   * @throws Error outside a transaction
   */
  async erase(memberId: string, names: readonly string[], email: string | undefined): Promise<void> {
    this.database.requireTransaction('Erasing reports');
    for (const { id, snapshot, words } of await this.reports.reportsAbout(memberId)) {
      await this.reports.replace(id, {
        snapshot: namelessSnapshot(snapshot, names),
        words: withoutNames(words, names),
      });
    }
    for (const { id, snapshot, words } of await this.reports.reportsBy(memberId))
      await this.reports.replace(id, {
        reporterId: null,
        snapshot: withoutReporter(snapshot),
        words: withoutNames(words, names),
      });
    await this.reports.forgetMember(memberId);
    if (email !== undefined) await this.reports.forgetEmail(email);
  }

  /** The reports that a member made, for their data export. */
  async export(memberId: string): Promise<ReportExport[]> {
    const rows = await this.reports.ofReporter(memberId);
    const ids = rows.flatMap((row) => row.memberId ?? []);
    const names = await this.profiles.names(memberId, ids);
    return rows.map(({ memberId: about, kind, closedAt, ...row }) => ({
      ...row,
      about: kind,
      name: (about === null ? undefined : names.get(about)?.name) ?? null,
      decidedAt: closedAt,
    }));
  }
}
