import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import type { Language } from '@kindling/contract/languages';
import { id } from '@kindling/contract/values';
import { defineJob } from '../../../kernel/outbox/job.js';
import { AccountsApi } from '../../accounts/accounts.api.js';
import { ComplaintLinks } from './complaint-links.js';
import { ReportsRepository } from './reports.repository.js';

const reportMailOrder = z.strictObject({ about: z.enum(['receipt', 'decision']), reportId: id });
export type ReportMailOrder = z.output<typeof reportMailOrder>;

/** A mail to the reporter. The address stays out of the queue. */
export const reportMailJob = defineJob('reports.mail', reportMailOrder, { subject: null });

/** The facts that a mail about a report is written from: nothing about the reported member (trust 8). */
export interface ReportMail {
  to: string;
  /** Null for a visitor. */
  memberId: string | null;
  language: Language;
  kind: 'receipt' | 'restricted' | 'dismissed' | 'left';
  number: string;
  /** Opens the page of the report. */
  token: string;
  dueAt: Date;
  /** Whether the address was only typed in, and may be a stranger's. */
  unproven: boolean;
}

/** Decides, at the time of sending, which mail about a report is due, and to whom. */
@Injectable()
export class ReportMails {
  constructor(
    private readonly reports: ReportsRepository,
    private readonly accounts: AccountsApi,
    private readonly complaintLinks: ComplaintLinks,
  ) {}

  /** @returns undefined without an addressee: no address, or an account that is not active */
  async prepare({ about, reportId }: ReportMailOrder): Promise<ReportMail | undefined> {
    const report = await this.reports.find(reportId);
    const found = report && (await this.reports.findCase(report.caseId));
    if (!found) return undefined;
    const kind = about === 'receipt' ? 'receipt' : found.outcome;
    const reader = await this.readerOf(report);
    if (!kind || !reader) return undefined;
    const token = this.complaintLinks.token('report', report.id);
    return { ...reader, kind, number: report.number, token, dueAt: found.dueAt };
  }

  private async readerOf(report: {
    email: string | null;
    reporterId: string | null;
    language: Language;
  }): Promise<Pick<ReportMail, 'to' | 'memberId' | 'language' | 'unproven'> | undefined> {
    const { email, reporterId, language } = report;
    if (email !== null) return { to: email, memberId: null, language, unproven: true };
    const account = reporterId === null ? undefined : await this.accounts.find(reporterId);
    if (account?.status !== 'active') return undefined;
    return { to: account.email, memberId: account.id, language: account.language, unproven: false };
  }
}
