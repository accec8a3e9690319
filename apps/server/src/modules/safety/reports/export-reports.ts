import { Injectable } from '@nestjs/common';
import { ProfilesApi } from '../../profiles/profiles.api.js';
import { ReportsRepository, type FiledReport } from './reports.repository.js';

/** What a member reported, for them to take along; of others it holds the name they show, as all exports do (trust 16). */
export type ReportExport = Omit<FiledReport, 'memberId' | 'kind' | 'closedAt'> & {
  about: FiledReport['kind'];
  name: string | null;
  decidedAt: Date | null;
};

@Injectable()
export class ExportReports {
  constructor(
    private readonly reports: ReportsRepository,
    private readonly profiles: ProfilesApi,
  ) {}

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
