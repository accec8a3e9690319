import { plainData } from '@kindling/contract/text/plain-data';
import { Controller } from '@nestjs/common';
import * as routes from '@kindling/contract/safety/calls/reports';
import type { Answer, Input } from '@kindling/contract/route';
import type { Call } from '../../../kernel/http/call.js';
import type { MemberCaller, Visitor } from '../../../kernel/http/caller.js';
import { Endpoint } from '../../../kernel/http/endpoint.js';
import { TrafficApi } from '../../brands/traffic/traffic.api.js';
import type { Reader } from '../../meeting/discovery/discovery.api.js';
import { FileReport, type Complaint, type Receipt } from './filing/file-report.js';
import { describedBy, FindSubject } from './filing/find-subject.js';
import { ReportGate } from './filing/report-gate.js';

@Controller()
export class ReportsController {
  constructor(
    private readonly reportGate: ReportGate,
    private readonly findSubject: FindSubject,
    private readonly fileReport: FileReport,
    private readonly traffic: TrafficApi,
  ) {}

  @Endpoint(routes.report)
  async report(
    { body }: Input<typeof routes.report>,
    caller: Visitor | MemberCaller,
    call: Call,
  ): Promise<Answer<typeof routes.report>> {
    // Before anything is looked up: probing for what exists costs work for each question.
    await this.reportGate.pass(caller, body.challenge, call);
    const seen = await this.findSubject.find(this.reader(caller, call), body.subject, body.messages);
    const complaint = { ...complaintOf(body), reason: body.reason };
    return { receipt: answerOf(await this.fileReport.file(seen, complaint, caller, call)) };
  }

  @Endpoint(routes.requestRemoval)
  async requestRemoval(
    { body }: Input<typeof routes.requestRemoval>,
    caller: Visitor | MemberCaller,
    call: Call,
  ): Promise<Answer<typeof routes.requestRemoval>> {
    await this.reportGate.pass(caller, body.challenge, call);
    const seen = describedBy(plainData(body.address));
    const complaint = { ...complaintOf(body), reason: 'depicted_person' as const };
    return { receipt: answerOf(await this.fileReport.file(seen, complaint, caller, call)) };
  }

  private reader(caller: Visitor | MemberCaller, call: Call): Reader {
    const here = call.request.country;
    if (caller.kind === 'member') return { memberId: caller.memberId, here, hasTrafficSource: false };
    return { memberId: null, here, hasTrafficSource: this.traffic.sourceOf(call) !== undefined };
  }
}

function complaintOf({
  text = '',
  email,
  language,
}: Pick<Input<typeof routes.report>['body'], 'text' | 'email' | 'language'>): Omit<Complaint, 'reason'> {
  return { words: text.trim(), email, language };
}

function answerOf({ number, dueAt }: Receipt): Answer<typeof routes.report>['receipt'] {
  return { number, due_at: dueAt.toISOString() };
}
