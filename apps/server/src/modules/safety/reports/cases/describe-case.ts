import { Injectable } from '@nestjs/common';
import type { ReportedField } from '@kindling/contract/safety/report-rules';
import type { DeskSubject } from '@kindling/contract/safety/desk-subjects';
import { TenantContext } from '../../../../kernel/ground/tenant-context.js';
import { PhotoModeration } from '../../../profiles/photos/photo-moderating.api.js';
import { DecideHeldText } from '../../../profiles/profiles.api.js';
import { evidencePath } from '../pictures/report-pictures.js';
import { leadingReason } from '../report-rules.js';
import { ReportsRepository, type ReportCase, type ReportRow } from '../reports.repository.js';
import { fieldsIn, isVersionOf, versionsIn, type Snapshot } from './snapshot.js';

/** At most this many other reports are shown. */
const othersShown = 20;
/** At most this many of the member's other cases are shown. */
const latestShown = 10;

type ReportSubject = Extract<DeskSubject, { kind: 'report' }>;

/** A case as moderators see it. The reporter is not named (trust 8), only whether they are a member. */
@Injectable()
export class DescribeCase {
  constructor(
    private readonly photoModeration: PhotoModeration,
    private readonly reports: ReportsRepository,
    private readonly decideHeldText: DecideHeldText,
  ) {}

  /** @returns undefined for a case that is closed or gone */
  async describe(caseId: string): Promise<DeskSubject | undefined> {
    const found = await this.reports.findCase(caseId);
    return found?.closedAt === null ? this.subjectOf(found) : undefined;
  }

  /** A case about a member, also once it is closed. @returns undefined for any other */
  async about(memberId: string, caseId: string): Promise<ReportSubject | undefined> {
    const found = await this.reports.findCase(caseId);
    return found?.memberId === memberId ? this.subjectOf(found) : undefined;
  }

  private async subjectOf(found: ReportCase): Promise<ReportSubject | undefined> {
    const rows = await this.reports.ofCase(found.id);
    const reason = leadingReason(rows.map((row) => row.reason));
    const shown = rows.find((row) => row.reason === reason);
    if (!shown) return undefined;
    const { profile, address, messages = [] } = shown.snapshot;
    return {
      ...{ kind: 'report', about: found.kind, field: found.field },
      ...voiceOf(shown),
      others: rows
        .filter((row) => row !== shown)
        .slice(0, othersShown)
        .map(voiceOf),
      total: rows.length,
      latest: await this.latestOf(found),
      evidence: {
        name: profile?.name ?? null,
        texts: await this.textsOf(found, rows),
        pictures: await this.picturesOf(found),
        address,
        messages: messages.map(
          ({ fromReporter, kind = 'text', gift = null, retracted = false, ...message }) => ({
            ...{
              from_reporter: fromReporter,
              reported: message.reported,
              kind,
              text: message.text,
              gift,
              retracted,
            },
            sent_at: message.sentAt,
          }),
        ),
      },
    };
  }

  private async latestOf(found: ReportCase): Promise<ReportSubject['latest']> {
    if (found.memberId === null) return [];
    const latest = await this.reports.latestOf(found, latestShown);
    return latest.map(({ number, kind, reason, reportedAt, outcome }) => ({
      ...{ number, about: kind, reason, reported_at: reportedAt.toISOString(), outcome },
    }));
  }

  /** Every reported version of the words, and whether it is still public. */
  private async textsOf(
    found: ReportCase,
    rows: readonly ReportRow[],
  ): Promise<ReportSubject['evidence']['texts']> {
    const snapshots = rows.map(({ snapshot }) => snapshot);
    const texts: ReportSubject['evidence']['texts'] = [];
    for (const field of fieldsOf(found, snapshots)) {
      const { shown } =
        found.memberId === null ? { shown: null } : await this.decideHeldText.standing(found.memberId, field);
      for (const text of versionsIn(snapshots, field))
        texts.push({ field, text, stands: shown !== null && isVersionOf(text, shown) });
    }
    return texts;
  }

  private async picturesOf({ id: caseId, kind }: ReportCase): Promise<ReportSubject['evidence']['pictures']> {
    const pictures: ReportSubject['evidence']['pictures'] = [];
    for (const { photoId, storageKey } of await this.reports.picturesOf(caseId)) {
      const status =
        kind === 'message' ? null : ((await this.photoModeration.find(photoId))?.status ?? 'gone');
      pictures.push({ photo_id: photoId, image: evidencePath(TenantContext.id(), storageKey), status });
    }
    return pictures;
  }
}

/** The texts that a case is about. */
function fieldsOf({ kind, field }: ReportCase, snapshots: readonly Snapshot[]): ReportedField[] {
  if (kind === 'profile') return fieldsIn(snapshots);
  return field === null ? [] : [field];
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
