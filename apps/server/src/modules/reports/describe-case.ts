import { Inject, Injectable } from '@nestjs/common';
import type { DeskSubject } from '@kindling/contract/shapes/desk-subjects';
import { TenantContext } from '../../kernel/tenancy/tenant-context.js';
import { evidencePath } from './evidence-path.js';
import { leadingReason } from './report-rules.js';
import { ReportsRepository, type ReportRow } from './reports.repository.js';

/** As many of the other reports as anybody reads before they decide. */
const othersShown = 20;

type ReportSubject = Extract<DeskSubject, { kind: 'report' }>;

/** A case as moderators see it: who reported is told to nobody (trust 8), only whether they are a member. */
@Injectable()
export class DescribeCase {
  constructor(@Inject(ReportsRepository) private readonly reports: ReportsRepository) {}

  /** @returns undefined for a case that is closed or gone */
  async describe(caseId: string): Promise<DeskSubject | undefined> {
    const found = await this.reports.findCase(caseId);
    if (!found || found.closedAt !== null) return undefined;
    const rows = await this.reports.ofCase(caseId);
    const reason = leadingReason(rows.map((row) => row.reason));
    const shown = rows.find((row) => row.reason === reason);
    if (!shown) return undefined;
    const [picture] = await this.reports.picturesOf(caseId);
    const { profile, address, messages = [] } = shown.snapshot;
    return {
      ...{ kind: 'report', about: found.kind, field: found.field },
      ...voiceOf(shown),
      others: rows
        .filter((row) => row !== shown)
        .slice(0, othersShown)
        .map(voiceOf),
      total: rows.length,
      evidence: {
        name: profile?.name ?? null,
        text: profile?.about_me ?? null,
        image: picture ? evidencePath(TenantContext.id(), picture.storageKey) : null,
        address,
        messages: messages.map(({ fromReporter, reported, kind = 'text', text, gift = null, sentAt }) => ({
          ...{ from_reporter: fromReporter, reported, kind, text, gift, sent_at: sentAt },
        })),
      },
    };
  }
}

function voiceOf({
  number,
  reason,
  words,
  reporterId,
  reportedAt,
}: ReportRow): ReportSubject['others'][number] {
  const reporter = reason === 'depicted_person' ? 'depicted' : reporterId === null ? 'visitor' : 'member';
  return { number, reason, words, reporter, reported_at: reportedAt.toISOString() };
}
