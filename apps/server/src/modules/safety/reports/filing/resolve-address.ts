import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { id } from '@kindling/contract/values';
import { Database } from '../../../../kernel/database/database.js';
import { defineJob, JobHandler, type HandlesJob } from '../../../../kernel/outbox/job.js';
import { DeskApi } from '../../desk/desk.api.js';
import { ReportCases } from '../cases/report-cases.js';
import { ReportDesk } from '../cases/report-desk.js';
import { ReportsRepository } from '../reports.repository.js';
import { FindSubject } from './find-subject.js';

/** Finds what the address of a removal request leads to. */
export const resolveAddressJob = defineJob('reports.resolve_address', z.strictObject({ caseId: id }), {
  subject: null,
});

/**
 * Turns a removal request into a report of the photo or the profile that its address leads to, seen or not. It happens
 * after the answer: neither its content nor its duration reveals whether there is anything (decision 0056).
 */
@Injectable()
@JobHandler(resolveAddressJob)
export class ResolveAddress implements HandlesJob<{ caseId: string }> {
  constructor(
    private readonly database: Database,
    private readonly desk: DeskApi,
    private readonly findSubject: FindSubject,
    private readonly reportCases: ReportCases,
    private readonly reportDesk: ReportDesk,
    private readonly reports: ReportsRepository,
  ) {}

  async handle({ caseId }: { caseId: string }): Promise<void> {
    const [report] = await this.reports.ofCase(caseId);
    const address = report?.snapshot.address ?? null;
    const found = address === null ? undefined : await this.findSubject.at(address);
    if (!report || !found) return;
    const copy = await this.reportCases.copyOf(found);
    await this.database.inTransaction(async () => {
      const described = await this.reports.lockCase(caseId);
      if (described?.kind !== 'address' || described.closedAt !== null) return;
      const opened = await this.reportCases.open(found, copy);
      await this.reports.replace(report.id, { snapshot: { ...found.snapshot, address } });
      await this.reports.move([report.id], caseId, opened.id);
      await this.desk.withdraw('report', caseId);
      await this.reports.delete(caseId);
      await this.reportDesk.changed(opened);
    });
  }
}
