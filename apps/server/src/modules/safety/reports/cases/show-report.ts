import { Injectable } from '@nestjs/common';
import type { ReportKind, ReportOutcome } from '@kindling/contract/safety/report-rules';
import { ComplaintLinks } from '../complaint-links.js';
import { ReportsRepository } from '../reports.repository.js';

/** How far a report is, for whoever made it: nothing of whom it is about (trust 8). */
export interface ReportState {
  number: string;
  kind: ReportKind;
  reportedAt: Date;
  dueAt: Date;
  /** Null until it is decided. */
  outcome: ReportOutcome | null;
}

@Injectable()
export class ShowReport {
  constructor(
    private readonly complaintLinks: ComplaintLinks,
    private readonly reports: ReportsRepository,
  ) {}

  /** @returns undefined for a token that does not open it, and for a number that nobody has, alike */
  async ofLink(number: string, token: string): Promise<ReportState | undefined> {
    const report = await this.reports.findByNumber(number);
    if (!report || !this.complaintLinks.opens('report', report.id, token)) return undefined;
    const found = await this.reports.findCase(report.caseId);
    if (!found) return undefined;
    const { kind, dueAt, outcome } = found;
    return { number, kind, reportedAt: report.reportedAt, dueAt, outcome };
  }
}
