import { Injectable } from '@nestjs/common';
import type { DeskSubject } from '@kindling/contract/safety/desk-subjects';
import { DescribeCase } from './cases/describe-case.js';
import { ReportsRepository, type CaseAbout, type FiledReport } from './reports.repository.js';

/** How many of each a member's page shows. */
const shown = 50;

/** Reports about a member without their authors, and the member's own reports without their subjects (trust 8). */
@Injectable()
export class MemberReports {
  constructor(
    private readonly describeCase: DescribeCase,
    private readonly reports: ReportsRepository,
  ) {}

  /** The newest first. */
  about(memberId: string): Promise<CaseAbout[]> {
    return this.reports.casesAbout(memberId, shown);
  }

  /** The newest first. */
  async by(memberId: string): Promise<FiledReport[]> {
    return (await this.reports.ofReporter(memberId)).reverse().slice(0, shown);
  }

  /** A case about a member with its evidence; undefined for any other. */
  evidence(memberId: string, caseId: string): Promise<Extract<DeskSubject, { kind: 'report' }> | undefined> {
    return this.describeCase.about(memberId, caseId);
  }
}
