import { plainData } from '@kindling/contract/text/plain-data';
import { Injectable } from '@nestjs/common';
import type { makeComplaint } from '@kindling/contract/safety/calls/support';
import type { Answer, Input } from '@kindling/contract/route';
import { isReportedTopic } from '@kindling/contract/safety/complaint-rules';
import { Database } from '../../../kernel/database/database.js';
import { fieldProblems, problem } from '../../../kernel/ground/problem.js';
import type { Call } from '../../../kernel/http/call.js';
import type { MemberCaller, Visitor } from '../../../kernel/http/caller.js';
import { Outbox } from '../../../kernel/outbox/outbox.js';
import { Clock } from '../../../ports/clock.js';
import { Ids } from '../../../ports/ids.js';
import { notPassedOn } from '../../console/staff/staff.api.js';
import {
  ComplaintLinks,
  Complainants,
  describedBy,
  FileReport,
  receiptNumber,
  type Complainant,
} from '../reports/reports.api.js';
import { SupportCasesRepository } from './support-cases.repository.js';
import { supportMailJob } from './support-mails.js';
import { dueAfter } from './support-rules.js';

type Body = Input<typeof makeComplaint>['body'];
type About = Body['about'];
type Receipt = Answer<typeof makeComplaint>['receipt'];
type OfSupport = Extract<About, { topic: 'payment' | 'site' }>;

/**
 * Files a complaint. One about a person, a picture or words is a report, which moderators decide together with the
 * others about the same; support answers the rest.
 */
@Injectable()
export class MakeComplaint {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly outbox: Outbox,
    private readonly complaintLinks: ComplaintLinks,
    private readonly complainants: Complainants,
    private readonly fileReport: FileReport,
    private readonly supportCases: SupportCasesRepository,
  ) {}

  /** @throws Problem `validation_failed` naming what is missing, `rate_limited` for an address that got many mails */
  async make({ about, email, language }: Body, caller: Visitor | MemberCaller, call: Call): Promise<Receipt> {
    requireWords(about);
    if (!isOfSupport(about)) {
      const words = about.text.trim();
      const complaint = { reason: about.reason, words, email, language };
      const seen = describedBy(plainData(about.address));
      const { id, number, dueAt } = await this.fileReport.file(seen, complaint, caller, call);
      return this.receiptOf('report', id, number, dueAt);
    }
    const complainant = await this.complainants.of({ email, language }, caller);
    if (complainant.memberId === null && complainant.email === null)
      throw fieldProblems({ email: 'required' });
    if (complainant.email !== null && !(await this.complainants.mayMail(complainant.email)))
      throw problem('rate_limited');
    return this.open(about, complainant);
  }

  private async open(about: OfSupport, { memberId, email, language }: Complainant): Promise<Receipt> {
    const [id, openedAt] = [this.ids.next(), this.clock.now()];
    const number = receiptNumber(Buffer.from(this.ids.secret(), 'base64url'));
    const dueAt = dueAfter(openedAt);
    await this.database.inTransaction(async () => {
      await this.supportCases.insert({
        ...{ id, number, topic: about.topic, state: 'open', memberId, email, language },
        ...{ openedAt, dueAt, changedAt: openedAt, handlerId: null, leaseUntil: null, ...notPassedOn },
        orderWords: about.topic === 'payment' ? plainData(about.order) : null,
      });
      await this.supportCases.write({
        ...{ id: this.ids.next(), caseId: id, kind: 'complaint', staffId: null },
        ...{ text: about.text.trim(), writtenAt: openedAt },
      });
      await this.outbox.add(supportMailJob, { about: 'receipt', caseId: id });
    });
    return this.receiptOf('support', id, number, dueAt);
  }

  private receiptOf(kind: 'report' | 'support', id: string, number: string, dueAt: Date): Receipt {
    return { number, due_at: dueAt.toISOString(), token: this.complaintLinks.token(kind, id) };
  }
}

function isOfSupport(about: About): about is OfSupport {
  return !isReportedTopic(about.topic);
}

/** @throws Problem `validation_failed` */
function requireWords(about: About): void {
  const missing = {
    ...('address' in about && plainData(about.address) === '' ? { address: 'required' as const } : {}),
    ...('order' in about && plainData(about.order) === '' ? { order: 'required' as const } : {}),
    ...(isOfSupport(about) && about.text.trim() === '' ? { text: 'required' as const } : {}),
  };
  if (Object.keys(missing).length > 0) throw fieldProblems(missing);
}
