import { Injectable } from '@nestjs/common';
import type { Language } from '@kindling/contract/languages';
import type { CaseReason } from '@kindling/contract/safety/report-rules';
import { Database } from '../../../../kernel/database/database.js';
import type { Call } from '../../../../kernel/http/call.js';
import type { MemberCaller, Visitor } from '../../../../kernel/http/caller.js';
import { clientNetwork } from '../../../../kernel/http/limits/client-network.js';
import { Outbox } from '../../../../kernel/outbox/outbox.js';
import { Clock } from '../../../../ports/clock.js';
import { Ids } from '../../../../ports/ids.js';
import { KeyedHashes } from '../../../console/authentication/authentication.api.js';
import { ReportCases } from '../cases/report-cases.js';
import { withMessages } from '../cases/snapshot.js';
import { ReportDesk } from '../cases/report-desk.js';
import { Complainants } from '../complainants.js';
import { reportMailJob } from '../report-mails.js';
import { addedWords, graverReason, receiptNumber } from '../report-rules.js';
import { ReportsRepository, type ReportCase } from '../reports.repository.js';
import type { SeenSubject } from './find-subject.js';
import { resolveAddressJob } from './resolve-address.js';

/** A reporter's words about a subject. */
export interface Complaint {
  reason: CaseReason;
  words: string;
  email: string | undefined;
  language: Language | undefined;
}

/** The receipt that a reporter gets at once (trust 10). */
export interface Receipt {
  /** Of the report. */
  id: string;
  number: string;
  dueAt: Date;
}

interface Reporter {
  id: string | null;
  email: string | null;
  language: Language;
  /** Distinguishes them from other reporters of the same case. */
  known: string;
}

/** Files a report: its evidence is kept, its receipt mailed, and it waits on the desk (trust 8, trust 10). */
@Injectable()
export class FileReport {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly outbox: Outbox,
    private readonly complainants: Complainants,
    private readonly keyedHashes: KeyedHashes,
    private readonly reportCases: ReportCases,
    private readonly reports: ReportsRepository,
    private readonly reportDesk: ReportDesk,
  ) {}

  /**
   * One open report per reporter and subject: a repeat adds to it and has the same number.
   *
   * @throws Problem `validation_failed` (`email`)
   */
  async file(
    seen: SeenSubject,
    complaint: Complaint,
    caller: Visitor | MemberCaller,
    call: Call,
  ): Promise<Receipt> {
    const reporter = await this.reporterOf(complaint, caller, call);
    const copy = await this.reportCases.copyOf(seen);
    return this.database.inTransaction(async () => {
      const found = await this.reportCases.open(seen, copy);
      const stored = await this.store(found, seen, complaint, reporter);
      await this.reportDesk.changed(found);
      if (found.kind === 'address') await this.outbox.add(resolveAddressJob, { caseId: found.id });
      return { ...stored, dueAt: found.dueAt };
    });
  }

  private async store(
    { id: caseId }: ReportCase,
    { snapshot }: SeenSubject,
    { reason, words }: Complaint,
    reporter: Reporter,
  ): Promise<Omit<Receipt, 'dueAt'>> {
    const reporterKey = this.keyedHashes.of('reporter', `${caseId} ${reporter.known}`);
    const before = (await this.reports.ofCase(caseId)).find((one) => one.reporterKey === reporterKey);
    if (before) {
      const added = {
        words: addedWords(before.words, words),
        reason: graverReason(before.reason, reason),
        snapshot: withMessages(before.snapshot, snapshot),
        addedAt: this.clock.now(),
      };
      await this.reports.add(before.id, added);
      return { id: before.id, number: before.number };
    }
    const { id: reporterId, email, language } = reporter;
    const row = { caseId, reporterKey, reporterId, email, language, reason, words, snapshot };
    const [id, number] = [this.ids.next(), receiptNumber(Buffer.from(this.ids.secret(), 'base64url'))];
    await this.reports.insert({ ...row, id, number, reportedAt: this.clock.now(), addedAt: null });
    await this.outbox.add(reportMailJob, { about: 'receipt', reportId: id });
    return { id, number };
  }

  private async reporterOf(
    { email, language }: Complaint,
    caller: Visitor | MemberCaller,
    { request }: Call,
  ): Promise<Reporter> {
    const found = await this.complainants.of({ email, language }, caller);
    const reporter = { id: found.memberId, email: found.email, language: found.language };
    if (found.email === null) return { ...reporter, known: found.memberId ?? clientNetwork(request.address) };
    const isBothered = !(await this.complainants.mayMail(found.email));
    return { ...reporter, email: isBothered ? null : found.email, known: found.email };
  }
}
