import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import type { Language } from '@kindling/contract/languages';
import { id } from '@kindling/contract/values';
import { defineJob } from '../../../kernel/outbox/job.js';
import { AccountsApi } from '../../accounts/accounts.api.js';
import { ComplaintLinks } from '../reports/reports.api.js';
import { SupportCasesRepository, type SupportCaseRow } from './support-cases.repository.js';

const supportMailOrder = z.discriminatedUnion('about', [
  z.strictObject({ about: z.enum(['receipt', 'closed']), caseId: id }),
  z.strictObject({ about: z.literal('answer'), caseId: id, messageId: id }),
]);
export type SupportMailOrder = z.output<typeof supportMailOrder>;

/** A mail to the complainant. The address and the words stay out of the queue; its row goes once it is sent. */
export const supportMailJob = defineJob('support.mail', supportMailOrder, {
  subject: null,
  leavesNoTrace: true,
});

/** The facts that a mail about a complaint is written from. */
export interface SupportMail {
  to: string;
  /** Null for a visitor. */
  memberId: string | null;
  language: Language;
  kind: SupportMailOrder['about'];
  number: string;
  /** Opens the page of the complaint. */
  token: string;
  dueAt: Date;
  /** The answer by support. */
  answer: string | undefined;
  /** Whether the address was only typed in, and may be a stranger's. */
  unproven: boolean;
}

/** Decides, at the time of sending, to whom a mail about a complaint goes, and what it says. */
@Injectable()
export class SupportMails {
  constructor(
    private readonly accounts: AccountsApi,
    private readonly complaintLinks: ComplaintLinks,
    private readonly supportCases: SupportCasesRepository,
  ) {}

  /** @returns undefined without an addressee, or when no mail is due any more */
  async prepare(order: SupportMailOrder): Promise<SupportMail | undefined> {
    const found = await this.supportCases.find(order.caseId);
    const reader = found && (await this.readerOf(found));
    if (!reader) return undefined;
    const answer =
      order.about === 'answer' ? await this.supportCases.findMessage(order.messageId) : undefined;
    if (order.about === 'answer' && !answer) return undefined;
    return {
      ...reader,
      kind: order.about,
      number: found.number,
      token: this.complaintLinks.token('support', found.id),
      dueAt: found.dueAt,
      answer: answer?.text,
    };
  }

  private async readerOf({
    email,
    memberId,
    language,
  }: SupportCaseRow): Promise<Pick<SupportMail, 'to' | 'memberId' | 'language' | 'unproven'> | undefined> {
    if (email !== null) return { to: email, memberId: null, language, unproven: true };
    const account = memberId === null ? undefined : await this.accounts.find(memberId);
    if (account?.status !== 'active') return undefined;
    return { to: account.email, memberId: account.id, language: account.language, unproven: false };
  }
}
